/** Plane geometry and repeatable pseudo-random places, for drawing only: no rule depends on it. */
import type { Point } from '@dwo/kernel';

/** A repeatable sequence of numbers from 0 to 1, seeded by a name. */
export function scatter(name: string): () => number {
  let seed = 2166136261;
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box round these points. */
export function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    left = Math.min(left, p.x);
    right = Math.max(right, p.x);
    top = Math.min(top, p.y);
    bottom = Math.max(bottom, p.y);
  }
  return { left, top, right, bottom };
}

/** Whether a point lies inside a closed outline. */
export function insideOutline(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] as Point;
    const b = outline[j] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Distance from a point to the nearest edge of an outline. */
export function edgeDistance(outline: readonly Point[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[j] as Point;
    const b = outline[i] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - a.x - dx * along, y - a.y - dy * along));
  }
  return best;
}

/** Middle of an outline, weighted by area. */
export function centroid(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[j] as Point;
    const b = outline[i] as Point;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  if (Math.abs(area) < 1e-6) return outline[0] ?? { x: 0, y: 0 };
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** The outline scaled toward its centroid. */
export function shrunk(outline: readonly Point[], factor: number): readonly Point[] {
  const c = centroid(outline);
  return outline.map((p) => ({ x: c.x + (p.x - c.x) * factor, y: c.y + (p.y - c.y) * factor }));
}

/**
 * Points inside an outline, `spacing` apart from each other and `inset` from the edge, at most `most`; the same ones for the
 * same name.
 */
export function scatterInside(
  outline: readonly Point[],
  name: string,
  { spacing, inset, most }: { readonly spacing: number; readonly inset: number; readonly most: number },
): readonly Point[] {
  const random = scatter(name);
  const box = boundsOf(outline);
  const places: Point[] = [];
  for (let tries = most * 24; tries > 0 && places.length < most; tries--) {
    const x = box.left + random() * (box.right - box.left);
    const y = box.top + random() * (box.bottom - box.top);
    if (!insideOutline(outline, x, y) || edgeDistance(outline, x, y) < inset) continue;
    if (places.every((p) => Math.hypot(p.x - x, p.y - y) >= spacing)) places.push({ x, y });
  }
  return places;
}

/** One stroke of a dashed line. */
export interface Dash {
  readonly from: Point;
  readonly to: Point;
}

/** Cuts a bent line into dashes; a dash at a corner goes round it as several strokes. */
export function dashes(points: readonly Point[], length: number, gap: number, offset = 0): readonly Dash[] {
  const strokes: Dash[] = [];
  const period = length + gap;
  let phase = ((offset % period) + period) % period;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const leg = Math.hypot(b.x - a.x, b.y - a.y);
    const at = (d: number): Point => ({ x: a.x + ((b.x - a.x) * d) / leg, y: a.y + ((b.y - a.y) * d) / leg });
    let done = 0;
    while (done < leg - 1e-9) {
      const inDash = phase < length;
      const step = Math.min(leg - done, (inDash ? length : period) - phase);
      if (inDash && step > 1e-6) strokes.push({ from: at(done), to: at(done + step) });
      done += step;
      phase = (phase + step) % period;
      if (period - phase < 1e-9) phase = 0;
    }
  }
  return strokes;
}

/** The length of a bent line. */
export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    sum += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return sum;
}

/** The point at `distance` along a bent line, and the direction of its leg. */
export function along(points: readonly Point[], distance: number): { readonly at: Point; readonly leg: Point } {
  let left = distance;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const leg = { x: b.x - a.x, y: b.y - a.y };
    if (left <= length && length > 0) {
      return { at: { x: a.x + (leg.x * left) / length, y: a.y + (leg.y * left) / length }, leg };
    }
    left -= length;
    if (i === points.length - 1) return { at: b, leg };
  }
  return { at: points[0] ?? { x: 0, y: 0 }, leg: { x: 0, y: 0 } };
}

/** The part of a closed outline that is inside a box. */
export function clipOutline(outline: readonly Point[], box: Box): readonly Point[] {
  const cut = (points: readonly Point[], side: (p: Point) => number): readonly Point[] => {
    const kept: Point[] = [];
    points.forEach((b, i) => {
      const a = points[(i + points.length - 1) % points.length] as Point;
      const [da, db] = [side(a), side(b)];
      if (da >= 0 !== db >= 0) {
        const t = da / (da - db);
        kept.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      }
      if (db >= 0) kept.push(b);
    });
    return kept;
  };
  const sides: readonly ((p: Point) => number)[] = [
    (p) => p.x - box.left,
    (p) => box.right - p.x,
    (p) => p.y - box.top,
    (p) => box.bottom - p.y,
  ];
  return sides.reduce(cut, outline);
}

/** The parts of a bent line inside a box, cut at its points. */
export function runsInside(points: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  let open = false;
  for (const p of points) {
    const inside = p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom;
    if (inside && open) runs[runs.length - 1]?.push(p);
    else if (inside) runs.push([p]);
    open = inside;
  }
  return runs.filter((run) => run.length > 1);
}

/** The boxes of a view that a table does not cover: above, below, left and right of it. */
export function uncovered(view: { readonly width: number; readonly height: number }, table: Box): readonly Box[] {
  const top = Math.min(view.height, Math.max(0, table.top));
  const bottom = Math.min(view.height, Math.max(top, table.bottom));
  return [
    { left: 0, top: 0, right: view.width, bottom: top },
    { left: 0, top: bottom, right: view.width, bottom: view.height },
    { left: 0, top, right: Math.min(view.width, table.left), bottom },
    { left: Math.max(0, table.right), top, right: view.width, bottom },
  ];
}

/** Parallel strokes across a closed outline, falling to the left, `spacing` apart. */
export function hatching(outline: readonly Point[], spacing: number): readonly Dash[] {
  if (outline.length < 3) return [];
  const levels = outline.map((p) => p.x + p.y);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const strokes: Dash[] = [];
  for (let level = Math.ceil(low / spacing) * spacing; level < high; level += spacing) {
    const cuts: Point[] = [];
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const [da, db] = [a.x + a.y - level, b.x + b.y - level];
      if (da >= 0 === db >= 0) return;
      const t = da / (da - db);
      cuts.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    });
    cuts.sort((p, q) => p.x - q.x);
    for (let i = 1; i < cuts.length; i += 2) strokes.push({ from: cuts[i - 1] as Point, to: cuts[i] as Point });
  }
  return strokes;
}

/** A line whose middle is raised on screen by `rise`: a shell's arc, seen from the side. */
export function archedWay(from: Point, to: Point, rise: number, steps = 28): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t) };
  });
}

/** The height of a shell's arc over a line of this length, in the same unit. */
export function archOf(length: number): number {
  return Math.min(220, 34 + length * 0.28);
}
