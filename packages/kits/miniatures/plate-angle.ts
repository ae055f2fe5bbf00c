/** Keeps a life plate and a facing notch from covering each other. */

const DOWN = Math.PI / 2;
/** Radians: a notch nearer to the bottom than this would cover a plate there. */
const CLEAR = 0.72;

/**
 * The place of a figure's life plate on its rim, in radians clockwise on screen: at the bottom, or beside a notch that is
 * there.
 */
export function plateAngle(notch: number | null): number {
  if (notch === null) return DOWN;
  const off = Math.atan2(Math.sin(notch - DOWN), Math.cos(notch - DOWN));
  if (Math.abs(off) >= CLEAR) return DOWN;
  return DOWN + off + (off > 0 ? -CLEAR : CLEAR);
}
