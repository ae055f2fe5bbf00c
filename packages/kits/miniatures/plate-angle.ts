/** Keeps a life plate, a facing notch and people nearby from covering each other. */

const DOWN = Math.PI / 2;
/** Radians: a notch nearer to the bottom than this would cover a plate there. */
const CLEAR = 0.72;

/** The turns from its usual place, in radians, at which a plate is tried that would lie on somebody there. */
const TURNS = [0.8, -0.8, 1.4, -1.4, 2, -2, 2.6, -2.6];

/**
 * The place of a figure's life plate on its rim, in radians clockwise on screen: at the bottom, or beside a notch that is
 * there; farther round if it would lie on somebody, and somewhere it would not (`isFree`). Where everything is taken it lies on
 * a body rather than on another plate (`isLegible`).
 */
export function plateAngle(
  notch: number | null,
  isFree: (angle: number) => boolean = () => true,
  isLegible: (angle: number) => boolean = () => false,
): number {
  const usual = usualAngle(notch);
  const clear = (angle: number) => notch === null || Math.abs(Math.sin((angle - notch) / 2)) >= Math.sin(CLEAR / 2);
  const angles = [usual, ...TURNS.map((turn) => usual + turn).filter(clear)];
  return angles.find(isFree) ?? angles.find(isLegible) ?? usual;
}

function usualAngle(notch: number | null): number {
  if (notch === null) return DOWN;
  const off = Math.atan2(Math.sin(notch - DOWN), Math.cos(notch - DOWN));
  if (Math.abs(off) >= CLEAR) return DOWN;
  return DOWN + off + (off > 0 ? -CLEAR : CLEAR);
}
