/** Spots of the grid. */
import type { Frozen } from '@dwo/kernel';
import type { Spot } from './state';

export type At = Frozen<Spot>;

/** The eight directions, orthogonal ones first (DS-GEO-10). */
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
export const ORTHOGONAL = DIRECTIONS.slice(0, 4);

export function same(a: At, b: At): boolean {
  return a.x === b.x && a.y === b.y;
}

/** DS-GEO-4 */
export function distance(a: At, b: At): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** DS-GEO-3 */
export function adjacent(a: At, b: At): boolean {
  return distance(a, b) === 1;
}

/** DS-GEO-2 */
export function sideAdjacent(a: At, b: At): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

export function plus(a: At, by: At, times = 1): Spot {
  return { x: a.x + by.x * times, y: a.y + by.y * times };
}

/** The eight spots around one (DS-GEO-5). */
export function ring(spot: At): Spot[] {
  return DIRECTIONS.map((direction) => plus(spot, direction));
}

/** A text that names a spot. */
export function keyOf({ x, y }: At): string {
  return `${x},${y}`;
}
