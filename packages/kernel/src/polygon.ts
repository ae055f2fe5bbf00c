/** Simple polygons with integer corners; every result is exact. In an outline the last corner is joined to the first. */
import type { Point } from './geometry';

/** Positive if `p` lies left of the line from `a` to `b`, negative if right of it, 0 if on it. */
function side(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/** Whether a point on the line through `a` and `b` lies between them, ends included. */
function between(a: Point, b: Point, p: Point): boolean {
  return (
    p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y)
  );
}

/** Whether a point lies in the polygon; its edge counts as inside. */
export function inPolygon(p: Point, outline: readonly Point[]): boolean {
  return where(p, outline) >= 0;
}

/** Whether a point lies in the polygon but not on its edge. */
export function strictlyInPolygon(p: Point, outline: readonly Point[]): boolean {
  return where(p, outline) > 0;
}

/** 1 inside, 0 on the edge, -1 outside. */
function where(p: Point, outline: readonly Point[]): number {
  let inside = -1;
  let a = outline[outline.length - 1] as Point;
  for (const b of outline) {
    const s = side(a, b, p);
    if (s === 0 && between(a, b, p)) return 0;
    if (a.y > p.y !== b.y > p.y && s > 0 === b.y > a.y) inside = -inside;
    a = b;
  }
  return inside;
}

/** Whether a part of the leg from `a` to `b` longer than 0 lies in the polygon; its edge counts as inside. */
export function crossesPolygon(a: Point, b: Point, outline: readonly Point[]): boolean {
  if (apart(a, b, outline)) return false;
  const stops = [a, b];
  let p = outline[outline.length - 1] as Point;
  for (const q of outline) {
    const ahead = side(a, b, q);
    if (side(a, b, p) * ahead < 0 && side(p, q, a) * side(p, q, b) < 0) return true;
    if (ahead === 0 && between(a, b, q)) stops.push(q);
    p = q;
  }
  // Between two of these stops the leg does not cross the edge, so the point halfway tells whether that part is inside.
  stops.sort((one, other) => (one.x - other.x) * (b.x - a.x) + (one.y - other.y) * (b.y - a.y));
  return stops.some((to, i) => {
    const from = stops[i - 1] ?? to;
    return (from.x !== to.x || from.y !== to.y) && inPolygon(middle(from, to), outline);
  });
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Whether the whole outline lies beyond the leg's bounding box on one side: a quick test for the common case. */
export function apart(a: Point, b: Point, outline: readonly Point[]): boolean {
  const left = Math.min(a.x, b.x);
  const right = Math.max(a.x, b.x);
  const low = Math.min(a.y, b.y);
  const high = Math.max(a.y, b.y);
  return (
    outline.every(({ x }) => x < left) ||
    outline.every(({ x }) => x > right) ||
    outline.every(({ y }) => y < low) ||
    outline.every(({ y }) => y > high)
  );
}

/** Whether two legs have a point in common; touching counts. */
export function legsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const sc = side(a, b, c);
  const sd = side(a, b, d);
  const sa = side(c, d, a);
  const sb = side(c, d, b);
  if (sc * sd < 0 && sa * sb < 0) return true;
  return (
    (sc === 0 && between(a, b, c)) ||
    (sd === 0 && between(a, b, d)) ||
    (sa === 0 && between(c, d, a)) ||
    (sb === 0 && between(c, d, b))
  );
}
