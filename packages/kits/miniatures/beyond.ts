/** Finds the edge arrow for something out of sight. Pure. */
import type { Point } from '@dwo/kernel';
import type { Viewport } from './camera';

/** A place at the edge of the view, and the direction from there to something out of sight. */
export interface Beyond extends Point {
  /** Degrees, clockwise from the right. */
  readonly angle: number;
}

/**
 * The place `inset` px inside the uncovered part of the view, on the line from its middle to `at`; null if `at` is in sight.
 */
export function beyond(at: Point, { width, height, covered = 0 }: Viewport, inset: number): Beyond | null {
  const open = height - covered;
  if (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= open) return null;
  const middle = { x: width / 2, y: open / 2 };
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const room = (size: number) => Math.max(1, size / 2 - inset);
  const share = Math.min(room(width) / Math.max(1e-6, Math.abs(dx)), room(open) / Math.max(1e-6, Math.abs(dy)));
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { x: middle.x + dx * share, y: middle.y + dy * share, angle };
}
