import type { Point } from '@dwo/kernel';

/** Facing of a leg in degrees counter-clockwise, null if it has no length. */
export function legFacing(from: Point, to: Point): number | null {
  if (from.x === to.x && from.y === to.y) return null;
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
