/** The geometry of the grid. */
import type { Frozen } from '@dwo/kernel';
import type { Spot } from './state';

/** A spot that is only read. */
export type At = Frozen<Spot>;

/** The eight directions: the four orthogonal ones first, clockwise from north, then the diagonal ones (DS-GEO-10). */
export const DIRECTIONS: readonly At[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];
/** The four directions to spots that share a side (DS-GEO-2). */
export const ORTHOGONAL = DIRECTIONS.slice(0, 4);

/** Whether both are the same spot. */
export function same(a: At, b: At): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The distance in tiles; a diagonal step counts 1 (DS-GEO-4). */
export function distance(a: At, b: At): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** Whether two spots touch by a side or a corner (DS-GEO-3). */
export function adjacent(a: At, b: At): boolean {
  return distance(a, b) === 1;
}

/** Whether two spots share a side (DS-GEO-2). */
export function sideAdjacent(a: At, b: At): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

/** The spot that is `times` steps `by` away. */
export function plus(a: At, by: At, times = 1): Spot {
  return { x: a.x + by.x * times, y: a.y + by.y * times };
}

/** The eight spots around a spot (DS-GEO-5). */
export function ring(spot: At): Spot[] {
  return DIRECTIONS.map((direction) => plus(spot, direction));
}

/** The spot as text, a key for sets and maps. */
export function keyOf({ x, y }: At): string {
  return `${x},${y}`;
}
