/** Shapes of terrain: areas, and open lines such as walls and fences. */
import { type Disc, distance, distanceToLeg, type Point } from '../geometry';
import { inPolygon, legsMeet } from '../polygon';
import { type Edge, lengthInside } from './inside';

/** A piece of terrain on the table. */
export interface Shape {
  /** Three corners or more of an area, or the two ends and the corners between them of a line. */
  readonly outline: readonly Point[];
  /** Whether the last corner is joined to the first, round an area. */
  readonly closed: boolean;
}

/** The least rectangle round an outline. */
interface Frame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const FRAMES = new WeakMap<readonly Point[], Frame>();

/** The frame of an outline, which never changes. */
function frameOf(outline: readonly Point[]): Frame {
  const known = FRAMES.get(outline);
  if (known !== undefined) return known;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of outline) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  const frame = { west, south, east, north };
  FRAMES.set(outline, frame);
  return frame;
}

/** Whether a leg stays farther than `margin` from the frame of a shape, so that it can't come nearer to the shape either. */
function passesBy(from: Point, to: Point, { outline }: Shape, margin: number): boolean {
  const { west, south, east, north } = frameOf(outline);
  return (
    Math.max(from.x, to.x) < west - margin ||
    Math.min(from.x, to.x) > east + margin ||
    Math.max(from.y, to.y) < south - margin ||
    Math.min(from.y, to.y) > north + margin
  );
}

/** Whether some edge of a shape passes the test. */
function someEdge({ outline, closed }: Shape, test: (a: Point, b: Point) => boolean): boolean {
  return outline.some((b, i) => {
    const a = i === 0 ? (closed ? outline.at(-1) : undefined) : outline[i - 1];
    return a !== undefined && test(a, b);
  });
}

/** The distance from a leg, or from a point if its ends are the same, to the nearest point of a shape; 0 where they meet. */
export function distanceToShape(from: Point, to: Point, shape: Shape): number {
  if (shape.closed && inPolygon(from, shape.outline)) return 0;
  let least = Infinity;
  const meets = someEdge(shape, (a, b) => {
    if (legsMeet(from, to, a, b)) return true;
    const ends = [
      distanceToLeg(from, a, b),
      distanceToLeg(to, a, b),
      distanceToLeg(a, from, to),
      distanceToLeg(b, from, to),
    ];
    least = Math.min(least, ...ends);
    return false;
  });
  return meets ? 0 : least;
}

/** Whether a base overlaps a shape by more than `tolerance`. */
export function overlapsShape(base: Disc, shape: Shape, tolerance: number): boolean {
  return (
    !passesBy(base, base, shape, base.radius - tolerance) &&
    distanceToShape(base, base, shape) < base.radius - tolerance
  );
}

/** Whether a base that moves along a path overlaps a shape by more than `tolerance` at any point, both ends included. */
export function sweepsShape(path: readonly Point[], radius: number, shape: Shape, tolerance: number): boolean {
  return path.some((to, i) => {
    const from = path[i - 1] ?? to;
    return !passesBy(from, to, shape, radius - tolerance) && distanceToShape(from, to, shape) < radius - tolerance;
  });
}

/** The measure of crossing an area. A line is crossed by whatever touches it. */
export interface Crossing {
  /** The least length inside an area, summed over the path. */
  readonly least: number;
  /** Whether the edge of an area belongs to it. */
  readonly edge: Edge;
}

/** Whether a path crosses a shape. */
export function crossesShape(path: readonly Point[], shape: Shape, { least, edge }: Crossing): boolean {
  if (path.every((to, i) => passesBy(path[i - 1] ?? to, to, shape, 0))) return false;
  if (shape.closed) {
    const inside = lengthInside(path, [shape.outline], edge);
    return inside > 0 && inside >= least;
  }
  return path.some((to, i) => someEdge(shape, (a, b) => legsMeet(path[i - 1] ?? to, to, a, b)));
}

/** Whether an outline of three corners or more encloses an area, and neither crosses nor folds back on itself. */
export function isSimple(outline: readonly Point[]): boolean {
  const count = outline.length;
  if (count < 3) return false;
  const corner = (i: number) => outline[i % count] as Point;
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const onwards = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
    if (turnAt(a, b, c) === 0 && onwards <= 0) return false;
    for (let j = i + 2; j < count; j++) {
      if ((j + 1) % count !== i && legsMeet(a, b, corner(j), corner(j + 1))) return false;
    }
  }
  return true;
}

/** Whether an outline is simple and has a corner at each of its points and no dent. */
export function isConvex(outline: readonly Point[]): boolean {
  const turns = outline.map((b, i) => {
    return Math.sign(turnAt(outline.at(i - 1) as Point, b, outline[(i + 1) % outline.length] as Point));
  });
  return turns[0] !== 0 && turns.every((turn) => turn === turns[0]) && isSimple(outline);
}

/** Above 0 where the way from `a` over `b` to `c` turns left, 0 where it goes straight on or back. */
function turnAt(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

/** The mean of the corners of a shape, in whole units, halves upwards: the point that is aimed at. */
export function middleOf({ outline }: Shape): Point {
  const mean = (values: readonly number[]) => {
    return Math.floor(values.reduce((sum, value) => sum + value, 0) / outline.length + 0.5);
  };
  return { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) };
}

/** Whether two sections of a wall are next to each other: areas share two corners or more, anything else shares an end. */
export function areJoined(a: Shape, b: Shape): boolean {
  const shared = a.outline.filter((p) => b.outline.some((q) => p.x === q.x && p.y === q.y));
  return shared.length >= (a.closed && b.closed ? 2 : 1);
}

/**
 * A convex area of four corners in rows and columns of sections, none with a side longer than `most`, their corners in whole
 * units. Sections beside each other share two corners.
 */
export function gridOf(outline: readonly [Point, Point, Point, Point], most: number): Point[][] {
  const [a, b, c, d] = outline;
  const parts = (one: number, other: number) => Math.max(1, Math.ceil(Math.max(one, other) / most));
  const [columns, rows] = [parts(distance(a, b), distance(d, c)), parts(distance(b, c), distance(a, d))];
  const at = (column: number, row: number): Point => {
    const [u, v] = [column / columns, row / rows];
    const mixed = (key: 'x' | 'y') => {
      return Math.floor((a[key] * (1 - u) + b[key] * u) * (1 - v) + (d[key] * (1 - u) + c[key] * u) * v + 0.5);
    };
    return { x: mixed('x'), y: mixed('y') };
  };
  return Array.from({ length: rows * columns }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
  });
}

/** The straight line between two points in equal sections, none longer than `most`: their ends in order, in whole units. */
export function sectionsOf(from: Point, to: Point, most: number): (readonly [Point, Point])[] {
  const count = Math.max(1, Math.ceil(distance(from, to) / most));
  const at = (i: number) => ({
    x: Math.floor(from.x + ((to.x - from.x) * i) / count + 0.5),
    y: Math.floor(from.y + ((to.y - from.y) * i) / count + 0.5),
  });
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)] as const);
}
