import type { Point } from '@dwo/kernel';

/** Degrees by which a label along a line is turned; never upside down. */
export function readableTilt(from: Point, to: Point): number {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (angle > 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}
