/** Line of sight, in integers only (DS-LOS-5). */
import { type At, same } from './grid';

/**
 * Whether an Obstacle cuts the straight line between the centres of two spots; a line that only touches a corner is
 * free (DS-LOS-2).
 */
function cuts(o: At, p: At, q: At): boolean {
  const [px, py, qx, qy] = [2 * p.x, 2 * p.y, 2 * q.x, 2 * q.y];
  const [left, right, top, bottom] = [2 * o.x - 1, 2 * o.x + 1, 2 * o.y - 1, 2 * o.y + 1];
  if (Math.max(px, qx) <= left || Math.min(px, qx) >= right) return false;
  if (Math.max(py, qy) <= top || Math.min(py, qy) >= bottom) return false;
  const [dx, dy] = [qx - px, qy - py];
  // The sign of each product tells the side of the line on which that corner lies.
  const a = dx * (top - py) - dy * (left - px);
  const b = dx * (bottom - py) - dy * (left - px);
  const c = dx * (top - py) - dy * (right - px);
  const d = dx * (bottom - py) - dy * (right - px);
  return Math.max(a, b, c, d) > 0 && Math.min(a, b, c, d) < 0;
}

/**
 * Whether a spot has line of sight to another, and so the other way round (DS-LOS-1, DS-LOS-4). A spot sees itself and
 * its ring (DS-LOS-3). Only Obstacles block sight, not voids, terrain or units (DS-TER-10, DS-TER-11, DS-RNG-4).
 */
export function clear(p: At, q: At, obstacles: readonly At[]): boolean {
  return same(p, q) || !obstacles.some((obstacle) => cuts(obstacle, p, q));
}
