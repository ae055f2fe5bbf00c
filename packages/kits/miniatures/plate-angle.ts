/** Keeps a life plate and a facing notch from hiding each other. */

const DOWN = Math.PI / 2;
/** Nearer than this the notch would lie over a plate at the bottom. */
const CLEAR = 0.72;

/**
 * The place of a figure's life plate on its rim, in radians clockwise on the screen: at the bottom, or beside a notch
 * there.
 */
export function plateAngle(notch: number | null): number {
  if (notch === null) return DOWN;
  const off = Math.atan2(Math.sin(notch - DOWN), Math.cos(notch - DOWN));
  if (Math.abs(off) >= CLEAR) return DOWN;
  return DOWN + off + (off > 0 ? -CLEAR : CLEAR);
}
