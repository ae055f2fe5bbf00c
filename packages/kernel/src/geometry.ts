/**
 * Points and discs on a plane in integers of whatever unit the game measures by. Coordinates up to ten million keep every
 * product exact. Only + - * / and square roots: the same answer on every machine.
 */

/** A place on a table, in integers of whatever unit the game measures by. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round base: its centre and its radius in the same unit. */
export interface Disc extends Point {
  readonly radius: number;
}

/** The straight distance between two points; the nearest double to the true value. */
export function distance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The cost of a straight leg: its length rounded up to the next whole unit. */
export function legCost(a: Point, b: Point): number {
  return Math.ceil(distance(a, b));
}

/** The cost of a path from its first point to its last: the sum of its legs, each rounded up. */
export function pathCost(points: readonly Point[]): number {
  let cost = 0;
  for (let i = 1; i < points.length; i++) cost += legCost(points[i - 1] as Point, points[i] as Point);
  return cost;
}

/** The distance from edge to edge of two discs: 0 when they touch, negative when they overlap. */
export function gap(a: Disc, b: Disc): number {
  return distance(a, b) - a.radius - b.radius;
}

/** Whether a whole disc lies on a table from (0, 0) to (width, height); touching the edge is still on it. */
export function inRectangle(centre: Point, radius: number, width: number, height: number): boolean {
  return centre.x - radius >= 0 && centre.y - radius >= 0 && centre.x + radius <= width && centre.y + radius <= height;
}

/** The distance from a point to the nearest point of the leg from `a` to `b`; exact but for one division and one root. */
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
 * Whether a disc of `radius` that moves straight from `a` to `b` overlaps the obstacle by more than `tolerance` anywhere
 * on its way, both ends included.
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

/** A leg that passes at this gap touches, and so does one that ends at that: what rounding can leave. */
const TOUCH_PASSING = 1;
const TOUCH_ENDING = 2;

/** How far apart the points are that are tried on the way back from contact. */
const STEP_BACK = 0.5;

/** A straight way of a disc towards contact. */
interface Approach {
  readonly from: Point;
  readonly radius: number;
  readonly target: Disc;
  /** How much of an overlap still counts as touching. */
  readonly tolerance: number;
}

/**
 * The point where a disc of `radius` that moves straight from `a` to `b` first touches `target`: a whole-numbered point
 * next to gap 0, at most 2 short of it and never overlapping by more than `tolerance`, on the way there included. A
 * disc that touches at `a` stays there. Null if the leg passes at a gap of more than 1 and ends at one of more than 2.
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
 * The whole point nearest to the end of a way, or one step back where that one costs more than the way; farther back as
 * long as the disc would overlap. `at` says how far from the start a point of the way is.
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

/** Rounds to the nearest whole number, halves towards zero, so that mirrored ways end in mirrored points. */
function roundAlike(value: number): number {
  return value < 0 ? -Math.ceil(-value - 0.5) : Math.ceil(value - 0.5);
}
