/** Paths of a base's centre over the table. */
import { type Disc, legCost, type Point, stopAtContact } from '../geometry';
import { crossesPolygon, inPolygon } from '../polygon';

/** A path as it will be walked. */
export interface WalkedPath {
  /** Its start, every corner and its end; no leg is empty. Only the start if it leads nowhere. */
  readonly path: readonly Point[];
  /** The cost of each leg and their sum. */
  readonly legs: readonly number[];
  readonly cost: number;
}

/** Walks from a start along corners, without empty legs. A leg costs its length rounded up, if the game says nothing else. */
export function walkedPath(
  start: Point,
  corners: readonly Point[],
  costOf: (from: Point, to: Point) => number = legCost,
): WalkedPath {
  const path = withoutEmptyLegs(start, corners);
  const legs = path.slice(1).map((to, at) => costOf(path[at] as Point, to));
  return { path, legs, cost: legs.reduce((sum, cost) => sum + cost, 0) };
}

/** The start and the corners, less each one at the same place as the one before it. */
export function withoutEmptyLegs({ x, y }: Point, corners: readonly Point[]): Point[] {
  const path: Point[] = [{ x, y }];
  for (const corner of corners) {
    if (!isSamePoint(corner, path.at(-1) as Point)) path.push({ x: corner.x, y: corner.y });
  }
  return path;
}

/** Whether two points are the same place. */
export function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/**
 * The path with its last leg cut where the base first touches the target (see `stopAtContact`), null if it does not come that
 * near. A path that touches at its last corner already ends there.
 */
export function cutAtContact(
  path: readonly Point[],
  radius: number,
  target: Disc,
  tolerance: number,
): readonly Point[] | null {
  const from = path.at(-2);
  const to = path.at(-1);
  if (from === undefined || to === undefined) return path;
  const stop = stopAtContact(from, to, radius, target, tolerance);
  if (stop === null) return null;
  return isSamePoint(stop, from) ? path.slice(0, -1) : [...path.slice(0, -1), stop];
}

/** A fault in the form of a path: its number of corners, or a corner that is no place. */
export type MalformedPath = { readonly corners: number } | Point;

/** Checks that a path has 1 to `most` corners, whole numbers at most `bound` from zero. */
export function malformedPath(path: readonly Point[], most: number, bound: number): MalformedPath | null {
  if (path.length === 0 || path.length > most) return { corners: path.length };
  const isPlace = (value: number) => Number.isSafeInteger(value) && Math.abs(value) <= bound;
  return path.find(({ x, y }) => !isPlace(x) || !isPlace(y)) ?? null;
}

/** Whether a path leads through an area or has a corner on its edge, which belongs to it. Where it starts does not matter. */
export function entersArea(path: readonly Point[], outline: readonly Point[]): boolean {
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point;
    const to = path[i] as Point;
    if (inPolygon(to, outline) || crossesPolygon(from, to, outline)) return true;
  }
  return false;
}
