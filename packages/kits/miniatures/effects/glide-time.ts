import type { Point } from '@dwo/kernel';
import { lengthOf } from '../shapes';

/** Speed of figures in ci a second: 24 inches. */
const SPEED = 2400;
/** The longest duration of one move, in ms. */
const LONGEST = 2600;

/** A dive is faster by this factor. */
const DIVE = 2.2;

/** The duration of a path in ms, at most `LONGEST`. */
export function glideMs(path: readonly Point[], dive = false): number {
  return Math.min(LONGEST, Math.max(120, (lengthOf(path) / (SPEED * (dive ? DIVE : 1))) * 1000));
}

/** The height at a share of a path (0 to 1), whose corners have these heights. */
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
