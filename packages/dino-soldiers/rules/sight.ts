/** Line of sight, in whole numbers only (DS-LOS-5). */
import { type At, same } from './grid';

/** Whether an Obstacle cuts the straight line between the centres of two spots; touching its corner does not (DS-LOS-2). */
function cuts(o: At, p: At, q: At): boolean {
  const [px, py, qx, qy, ox, oy] = [2 * p.x, 2 * p.y, 2 * q.x, 2 * q.y, 2 * o.x, 2 * o.y];
  if (Math.max(px, qx) <= ox - 1 || Math.min(px, qx) >= ox + 1) return false;
  if (Math.max(py, qy) <= oy - 1 || Math.min(py, qy) >= oy + 1) return false;
  const sides = [ox - 1, ox + 1].flatMap((cx) =>
    [oy - 1, oy + 1].map((cy) => (qx - px) * (cy - py) - (qy - py) * (cx - px)),
  );
  return sides.some((each) => each > 0) && sides.some((each) => each < 0);
}

/**
 * Whether one spot sees another (DS-LOS-1). It sees itself and those beside it (DS-LOS-3), and is seen by what it sees
 * (DS-LOS-4). Only Obstacles are in the way: neither voids nor terrain nor units (DS-TER-10, DS-TER-11, DS-RNG-4).
 */
export function clear(p: At, q: At, obstacles: readonly At[]): boolean {
  return same(p, q) || !obstacles.some((obstacle) => cuts(obstacle, p, q));
}
