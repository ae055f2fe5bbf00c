/**
 * The distance of places inside an outline from its edge, on a grid, and the lines of equal distance: the contour lines of a
 * hill.
 */
import type { Point } from '@dwo/kernel';
import { boundsOf, edgeDistance, insideOutline } from './shapes';

/** Grid cells along the longer side. */
const CELLS = 44;

/** The distance of each grid corner from the edge, negative outside the outline. */
export class Depths {
  /** The largest distance inside the outline. */
  readonly deepest: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly values: Float64Array;
  private readonly cell: number;
  private readonly left: number;
  private readonly top: number;

  constructor(outline: readonly Point[]) {
    const box = boundsOf(outline);
    this.cell = Math.max(1, Math.max(box.right - box.left, box.bottom - box.top) / CELLS);
    this.left = box.left - this.cell;
    this.top = box.top - this.cell;
    this.columns = Math.ceil((box.right - box.left) / this.cell) + 3;
    this.rows = Math.ceil((box.bottom - box.top) / this.cell) + 3;
    this.values = new Float64Array(this.columns * this.rows);
    let deepest = 0;
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const [x, y] = [this.left + column * this.cell, this.top + row * this.cell];
        const distance = edgeDistance(outline, x, y) * (insideOutline(outline, x, y) ? 1 : -1);
        this.values[row * this.columns + column] = distance;
        deepest = Math.max(deepest, distance);
      }
    }
    this.deepest = deepest;
  }

  /** The closed lines at this distance from the edge: several if a piece has several summits, none beyond `deepest`. */
  at(distance: number): readonly (readonly Point[])[] {
    const next = new Map<string, { readonly to: string; readonly point: Point }>();
    for (let row = 0; row + 1 < this.rows; row++) {
      for (let column = 0; column + 1 < this.columns; column++) this.cross(column, row, distance, next);
    }
    return loops(next);
  }

  private value(column: number, row: number): number {
    return this.values[row * this.columns + column] ?? 0;
  }

  /** Adds the line segments of one cell to `next`, each with the deeper side on its right. */
  private cross(
    column: number,
    row: number,
    distance: number,
    next: Map<string, { readonly to: string; readonly point: Point }>,
  ): void {
    const corners = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ] as const;
    const deep = corners.map(([c, r]) => this.value(c, r) >= distance);
    const sides = corners.map((a, i) => [a, corners[(i + 1) % 4] as typeof a] as const);
    const entries = sides.filter((_, i) => !deep[i] && deep[(i + 1) % 4]);
    const exits = sides.filter((_, i) => deep[i] && !deep[(i + 1) % 4]);
    entries.forEach((entry, i) => {
      const exit = exits[i];
      if (exit) next.set(key(exit), { to: key(entry), point: this.between(exit, distance) });
    });
  }

  private between([a, b]: readonly [Corner, Corner], distance: number): Point {
    const [from, to] = [this.value(...a), this.value(...b)];
    const t = from === to ? 0.5 : (distance - from) / (to - from);
    const [column, row] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return { x: this.left + column * this.cell, y: this.top + row * this.cell };
  }
}

type Corner = readonly [column: number, row: number];

function key([a, b]: readonly [Corner, Corner]): string {
  const [p, q] = [a.join(), b.join()];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
}

function loops(next: Map<string, { readonly to: string; readonly point: Point }>): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let at: string | undefined = next.keys().next().value;
    while (at !== undefined) {
      const step = next.get(at);
      if (!step) break;
      next.delete(at);
      loop.push(step.point);
      at = step.to;
    }
    if (loop.length > 3) found.push(loop);
  }
  return found;
}

/** Rounds the corners of a closed line, `rounds` times. */
export function smoothed(line: readonly Point[], rounds = 2): readonly Point[] {
  let points = line;
  for (let round = 0; round < rounds; round++) {
    points = points.map((p, i) => {
      const before = points[(i + points.length - 1) % points.length] ?? p;
      const after = points[(i + 1) % points.length] ?? p;
      return { x: (before.x + 2 * p.x + after.x) / 4, y: (before.y + 2 * p.y + after.y) / 4 };
    });
  }
  return points;
}
