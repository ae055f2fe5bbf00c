import type { Point } from '@dwo/kernel';

/** The point where two discs touch when the first has stopped at `end`. */
export function contactPoint(end: Point, other: Point, otherRadius: number): Point {
  const length = Math.hypot(end.x - other.x, end.y - other.y) || 1;
  return {
    x: other.x + ((end.x - other.x) / length) * otherRadius,
    y: other.y + ((end.y - other.y) / length) * otherRadius,
  };
}
