/**
 * Points and discs on a plane, in integers of the game's unit. Coordinates up to ten million keep every product exact. Only +
 * - * / and square roots are used, so results are the same on every machine.
 */

/** A point on the table, in integers of the game's unit. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round base: its centre and its radius, in the same unit. */
export interface Disc extends Point {
  readonly radius: number;
}

/** The distance between two points: the nearest double to the true value. */
export function distance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The cost of a straight leg: its length, rounded up to a whole unit. */
export function legCost(a: Point, b: Point): number {
  return Math.ceil(distance(a, b));
}

/** The cost of a path: the sum of the costs of its legs. */
export function pathCost(points: readonly Point[]): number {
  let cost = 0;
  for (let i = 1; i < points.length; i++) cost += legCost(points[i - 1] as Point, points[i] as Point);
  return cost;
}

/** The gap between the edges of two discs: 0 when they touch, negative when they overlap. */
export function gap(a: Disc, b: Disc): number {
  return distance(a, b) - a.radius - b.radius;
}

/** Whether a disc lies completely on a table from (0, 0) to (width, height); it may touch the edge. */
export function inRectangle(centre: Point, radius: number, width: number, height: number): boolean {
  return centre.x - radius >= 0 && centre.y - radius >= 0 && centre.x + radius <= width && centre.y + radius <= height;
}

/** The distance from a point to the nearest point of the leg from `a` to `b`. Exact except for one division and one root. */
export function distanceToLeg(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  const along = (point.x - a.x) * dx + (point.y - a.y) * dy;
  if (along <= 0) return distance(point, a);
  if (along >= length2) return distance(point, b);
  return Math.abs((point.x - a.x) * dy - (point.y - a.y) * dx) / Math.sqrt(length2);
}

/**
 * Whether a disc of `radius` that moves straight from `a` to `b` overlaps the obstacle by more than `tolerance` at any point,
 * both ends included.
 */
export function sweptOverlap(a: Point, b: Point, radius: number, obstacle: Disc, tolerance: number): boolean {
  const reach = Math.max(0, radius + obstacle.radius - tolerance);
  const fx = obstacle.x - a.x;
  const fy = obstacle.y - a.y;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  const along = fx * dx + fy * dy;
  if (along <= 0) return fx * fx + fy * fy < reach * reach;
  if (along >= length2) {
    const gx = obstacle.x - b.x;
    const gy = obstacle.y - b.y;
    return gx * gx + gy * gy < reach * reach;
  }
  return Math.abs(fx * dy - fy * dx) < reach * Math.sqrt(length2);
}

/** Gaps up to which a leg that passes, or one that ends, counts as touching: they allow for rounding. */
const TOUCH_PASSING = 1;
const TOUCH_ENDING = 2;

/** The distance between the points that are tried on the way back from contact. */
const STEP_BACK = 0.5;

/** The straight move of a disc towards contact. */
interface Approach {
  readonly from: Point;
  readonly radius: number;
  readonly target: Disc;
  /** The largest overlap that still counts as touching. */
  readonly tolerance: number;
}

/**
 * The point where a disc of `radius` that moves straight from `a` to `b` first touches `target`. It is an integer point with
 * a gap of at most 2. Neither the point nor the way to it overlaps the target by more than `tolerance`. A disc that touches
 * at `a` stays there. Null if the leg passes at a gap of more than 1 and ends at a gap of more than 2.
 */
export function stopAtContact(a: Point, b: Point, radius: number, target: Disc, tolerance = 0): Point | null {
  const reach = radius + target.radius;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const fx = target.x - a.x;
  const fy = target.y - a.y;
  const start = Math.sqrt(fx * fx + fy * fy);
  if (start <= reach) return { x: a.x, y: a.y };
  const length = Math.sqrt(dx * dx + dy * dy);
  const along = length === 0 ? 0 : (fx * dx + fy * dy) / length;
  if (along <= 0) return start <= reach + TOUCH_ENDING ? { x: a.x, y: a.y } : null;
  const aside = Math.abs(fx * dy - fy * dx) / length;
  const way = along - Math.sqrt(Math.max(0, reach * reach - aside * aside));
  if (aside > reach + TOUCH_PASSING || way > length) {
    return distance(b, target) <= reach + TOUCH_ENDING ? { x: b.x, y: b.y } : null;
  }
  const at = (far: number) => ({ x: (dx * far) / length, y: (dy * far) / length });
  return wholePoint({ from: a, radius, target, tolerance }, at, way);
}

/**
 * The integer point nearest to the end of the leg; one towards the start if the nearest costs more; a point farther back if
 * the disc would overlap there. `at` gives the point at a distance from the start.
 */
function wholePoint(approach: Approach, at: (far: number) => Point, way: number): Point {
  const { from, radius, target, tolerance } = approach;
  const fits = (end: Point) => !sweptOverlap(from, end, radius, target, tolerance);
  const rounded = ({ x, y }: Point) => ({ x: from.x + roundAlike(x), y: from.y + roundAlike(y) });
  const exact = at(way);
  const near = rounded(exact);
  const isNearFit = fits(near);
  if (isNearFit && legCost(from, near) <= Math.ceil(way)) return near;
  const back = { x: from.x + Math.trunc(exact.x), y: from.y + Math.trunc(exact.y) };
  if (distance(back, target) - radius - target.radius <= TOUCH_ENDING && fits(back)) return back;
  if (isNearFit) return near;
  for (let far = way - STEP_BACK; far > 0; far -= STEP_BACK) {
    const end = rounded(at(far));
    if (fits(end)) return end;
  }
  return { x: from.x, y: from.y };
}

/** Rounds to the nearest integer, halves towards zero, so that mirrored moves end in mirrored points. */
function roundAlike(value: number): number {
  return value < 0 ? -Math.ceil(-value - 0.5) : Math.ceil(value - 0.5);
}
