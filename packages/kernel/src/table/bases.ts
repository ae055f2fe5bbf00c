/** Round bases beside each other: gap, contact, overlap, and who is in the way. */
import { type Disc, gap, type Point } from '../geometry';
import type { SpatialGrid } from '../grid';

/** Whether the gap between two bases is at most `reach`; exact for integers. With a small reach this is contact. */
export function isWithin(a: Disc, b: Disc, reach: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const most = a.radius + b.radius + reach;
  return most >= 0 && dx * dx + dy * dy <= most * most;
}

/** Whether two bases overlap by more than `tolerance`. */
export function overlaps(a: Disc, b: Disc, tolerance: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const most = a.radius + b.radius - tolerance;
  return most > 0 && dx * dx + dy * dy < most * most;
}

/** The base with the smallest gap to this one, the first of those that are equally near; null without any. */
export function nearestOf<B extends Disc>(base: Disc, others: readonly B[]): B | null {
  let nearest: B | null = null;
  for (const other of others) if (nearest === null || gap(base, other) < gap(base, nearest)) nearest = other;
  return nearest;
}

/** The first base within `reach` of a point that is accepted: grid by grid, in order of id; null if there is none. */
export function firstNear(
  grids: readonly SpatialGrid[],
  at: Point,
  reach: number,
  accept: (id: string) => boolean,
): string | null {
  for (const grid of grids) {
    // The sorted list is built only when it will not be empty.
    if (grid.someNear(at.x, at.y, reach, accept)) return grid.near(at.x, at.y, reach).find(accept) ?? null;
  }
  return null;
}

/** A leg and how near to it a base must be. */
export interface Lane {
  readonly from: Point;
  readonly to: Point;
  /** The radius of what moves along the leg, or any other distance to its sides. */
  readonly radius: number;
}

/** The first base along a lane that is accepted: grid by grid, in order of id; null if there is none. */
export function firstAlong(
  grids: readonly SpatialGrid[],
  { from, to, radius }: Lane,
  accept: (id: string) => boolean,
): string | null {
  for (const grid of grids) {
    if (grid.someAlong(from, to, radius, accept)) return grid.along(from, to, radius).find(accept) ?? null;
  }
  return null;
}
