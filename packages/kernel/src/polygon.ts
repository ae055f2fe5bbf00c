/** Simple polygons with whole-numbered corners; every answer is exact. An outline is a ring: its last corner joins its first. */
import type { Point } from './geometry';

/** Positive if `p` lies left of the line from `a` to `b`, negative right of it, 0 on it. */
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
    if (a.y > p.y !== b.y > p.y || a.y === p.y || b.y === p.y) {
      const s = side(a, b, p);
      if (s === 0 && between(a, b, p)) return 0;
      if (a.y > p.y !== b.y > p.y && s > 0 === b.y > a.y) inside = -inside;
    }
    a = b;
  }
  return inside;
}

/** Whether a part of the leg from `a` to `b` that is longer than 0 lies in the polygon; its edge counts as inside. */
export function crossesPolygon(a: Point, b: Point, outline: readonly Point[]): boolean {
  if ((a.x === b.x && a.y === b.y) || apart(a, b, outline)) return false;
  let corners = 0;
  let p = outline[outline.length - 1] as Point;
  for (const q of outline) {
    const sp = side(a, b, p);
    const sq = side(a, b, q);
    if (sp === 0 && sq === 0) {
      if (overlaps(a, b, p, q)) return true;
    } else if (sp > 0 !== sq > 0 && sp !== 0 && sq !== 0) {
      const sa = side(p, q, a);
      const sb = side(p, q, b);
      if (sa > 0 !== sb > 0 && sa !== 0 && sb !== 0) return true;
    }
    if (sq === 0 && between(a, b, q)) corners++;
    p = q;
  }
  if (corners === 0) return inPolygon(middle(a, b), outline);
  return pieces(a, b, outline).some((m) => inPolygon(m, outline));
}

/** The leg meets the edge only in corners: the middles of the pieces between them tell which lie inside. */
function pieces(a: Point, b: Point, outline: readonly Point[]): Point[] {
  const stops = [a, ...outline.filter((q) => side(a, b, q) === 0 && between(a, b, q)), b];
  stops.sort((p, q) => (p.x - q.x) * (b.x - a.x) + (p.y - q.y) * (b.y - a.y));
  const middles: Point[] = [];
  for (let i = 1; i < stops.length; i++) {
    const p = stops[i - 1] as Point;
    const q = stops[i] as Point;
    if (p.x !== q.x || p.y !== q.y) middles.push(middle(p, q));
  }
  return middles;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Whether two legs on one line share more than a point. */
function overlaps(a: Point, b: Point, p: Point, q: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  const tp = (p.x - a.x) * dx + (p.y - a.y) * dy;
  const tq = (q.x - a.x) * dx + (q.y - a.y) * dy;
  return Math.min(length2, Math.max(tp, tq)) > Math.max(0, Math.min(tp, tq));
}

/** Whether the whole outline lies beyond one end of the leg's extent, which is the common case. */
function apart(a: Point, b: Point, outline: readonly Point[]): boolean {
  const left = Math.min(a.x, b.x);
  const right = Math.max(a.x, b.x);
  const low = Math.min(a.y, b.y);
  const high = Math.max(a.y, b.y);
  let allLeft = true;
  let allRight = true;
  let allLow = true;
  let allHigh = true;
  for (const p of outline) {
    if (p.x >= left) allLeft = false;
    if (p.x <= right) allRight = false;
    if (p.y >= low) allLow = false;
    if (p.y <= high) allHigh = false;
  }
  return allLeft || allRight || allLow || allHigh;
}

/** Whether two legs have a point in common; touching counts. */
export function legsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const sc = side(a, b, c);
  const sd = side(a, b, d);
  const sa = side(c, d, a);
  const sb = side(c, d, b);
  if (((sc > 0 && sd < 0) || (sc < 0 && sd > 0)) && ((sa > 0 && sb < 0) || (sa < 0 && sb > 0))) return true;
  return (
    (sc === 0 && between(a, b, c)) ||
    (sd === 0 && between(a, b, d)) ||
    (sa === 0 && between(c, d, a)) ||
    (sb === 0 && between(c, d, b))
  );
}
