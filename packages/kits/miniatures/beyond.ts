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

/** A circle in the view, in px. */
export interface Spot extends Point {
  readonly radius: number;
}

/**
 * The same arrow, moved along its edge by as little as keeps `room` px between it and the middles of these spots, beside their
 * radii; unmoved if the edge has no such place.
 */
export function clearOf(
  arrow: Beyond,
  spots: readonly Spot[],
  { width, height, covered = 0 }: Viewport,
  { inset, room }: { readonly inset: number; readonly room: number },
): Beyond {
  const alongX = arrow.y <= inset || arrow.y >= height - covered - inset;
  const [at, most] = alongX ? [arrow.x, width - inset] : [arrow.y, height - covered - inset];
  const placed = (along: number): Point => (alongX ? { x: along, y: arrow.y } : { x: arrow.x, y: along });
  const isClear = (along: number) => {
    const { x, y } = placed(along);
    return spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) >= spot.radius + room);
  };
  const ways = [at, ...spots.flatMap((spot) => edgesOf(spot, placed(at), alongX, room))]
    .filter((along) => along >= Math.min(inset, at) && along <= Math.max(most, at) && isClear(along))
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return { ...arrow, ...placed(ways[0] ?? at) };
}

/** The two places on the edge that just clear a spot; none if it is too far from the edge to matter. */
function edgesOf(spot: Spot, at: Point, alongX: boolean, room: number): readonly number[] {
  const [along, across] = alongX ? [spot.x, spot.y - at.y] : [spot.y, spot.x - at.x];
  const clear = (spot.radius + room) ** 2 - across ** 2;
  // A hair farther, so that rounding does not bring the place back into the spot.
  const reach = Math.sqrt(Math.max(0, clear)) + 0.01;
  return clear <= 0 ? [] : [along - reach, along + reach];
}
