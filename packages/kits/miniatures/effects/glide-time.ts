import type { Point } from '@dwo/kernel';
import { lengthOf } from '../shapes';

/** Table speed of a toy, in Ci a second: 24". */
const SPEED = 2400;
/** Nobody watches one move for longer, in milliseconds. */
const LONGEST = 2600;

/** A dive is so many times faster. */
const DIVE = 2.2;

/** How long a way takes; longer than `LONGEST` is nothing, however far the flight. */
export function glideMs(path: readonly Point[], dive = false): number {
  return Math.min(LONGEST, Math.max(120, (lengthOf(path) / (SPEED * (dive ? DIVE : 1))) * 1000));
}

/** Height at a share of a way, whose corners have these heights. */
export function heightAlong(path: readonly Point[], heights: readonly number[], share: number): number {
  let left = lengthOf(path) * share;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as Point, path[i] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [from, to] = [heights[i - 1] ?? 0, heights[i] ?? 0];
    if (left <= length && length > 0) return from + (to - from) * (left / length);
    left -= length;
  }
  return heights[path.length - 1] ?? 0;
}
