/** The union of many areas on a grid of cells, as rows to fill and edges to draw. */
import type { Point } from '@dwo/kernel';

/** The width of a cell: half an inch. */
const CELL_CI = 50;

/** Two points of the table. */
export type Span = readonly [Point, Point];

/** Every so many cells there is a line of the hatching. */
const HATCH = 4;

/** A union of areas. Lengths in ci. */
export interface Field {
  /** Rectangles that fill it, by two opposite corners. */
  readonly tiles: readonly Span[];
  /** Short pieces that together hatch it. */
  readonly hatching: readonly Span[];
  /** The closed outlines of all parts and of the holes in them. */
  readonly loops: readonly (readonly Point[])[];
}

/** Collects areas of a table. */
export class Grid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: Uint8Array;

  constructor({ widthCi, heightCi }: { readonly widthCi: number; readonly heightCi: number }) {
    this.#columns = Math.ceil(widthCi / CELL_CI);
    this.#rows = Math.ceil(heightCi / CELL_CI);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
  }

  /** Adds a polygon; fewer than three corners add nothing. */
  add(outline: readonly Point[]): void {
    if (outline.length < 3) return;
    const ys = outline.map(({ y }) => y);
    this.#eachRow(Math.min(...ys), Math.max(...ys), (y) => crossings(outline, y));
  }

  addDisc({ x, y }: Point, radius: number): void {
    this.#eachRow(y - radius, y + radius, (at) => {
      const half = Math.sqrt(Math.max(0, radius * radius - (at - y) * (at - y)));
      return [x - half, x + half];
    });
  }

  /** The union; null if nothing was added. */
  field(): Field | null {
    const [tiles, hatching]: [Span[], Span[]] = [[], []];
    for (let row = 0; row < this.#rows; row++) {
      for (let column = 0; column < this.#columns; column++) {
        if (!this.#has(column, row)) continue;
        const from = column;
        for (; this.#has(column, row); column++) {
          if ((column + row) % HATCH === 0) hatching.push([cornerOf(column, row + 1), cornerOf(column + 1, row)]);
        }
        tiles.push([cornerOf(from, row), cornerOf(column, row + 1)]);
      }
    }
    return tiles.length === 0 ? null : { tiles, hatching, loops: this.#loops() };
  }

  /** Marks the cells of each row whose middles lie between pairs of crossings. */
  #eachRow(low: number, high: number, across: (y: number) => readonly number[]): void {
    const last = Math.min(this.#rows - 1, Math.floor(high / CELL_CI));
    for (let row = Math.max(0, Math.floor(low / CELL_CI)); row <= last; row++) {
      const xs = across((row + 0.5) * CELL_CI);
      for (let at = 0; at + 1 < xs.length; at += 2) {
        const from = Math.max(0, Math.ceil((xs[at] as number) / CELL_CI - 0.5));
        const to = Math.min(this.#columns, Math.floor((xs[at + 1] as number) / CELL_CI + 0.5));
        if (to > from) this.#cells.fill(1, row * this.#columns + from, row * this.#columns + to);
      }
    }
  }

  #has(column: number, row: number): boolean {
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return false;
    return this.#cells[row * this.#columns + column] === 1;
  }

  /** Follows the edges between cells inside and outside; the inside lies at the left. */
  #loops(): Point[][] {
    const next = new Map<number, number[]>();
    const wide = this.#columns + 1;
    const edge = (x1: number, y1: number, x2: number, y2: number) => {
      const from = y1 * wide + x1;
      const ends = next.get(from) ?? [];
      ends.push(y2 * wide + x2);
      next.set(from, ends);
    };
    for (let row = 0; row < this.#rows; row++) {
      for (let column = 0; column < this.#columns; column++) {
        if (!this.#has(column, row)) continue;
        if (!this.#has(column, row - 1)) edge(column, row, column + 1, row);
        if (!this.#has(column + 1, row)) edge(column + 1, row, column + 1, row + 1);
        if (!this.#has(column, row + 1)) edge(column + 1, row + 1, column, row + 1);
        if (!this.#has(column - 1, row)) edge(column, row + 1, column, row);
      }
    }
    return loopsOf(next).map((corners) => {
      return corners.map((at) => cornerOf(at % wide, Math.floor(at / wide)));
    });
  }
}

function cornerOf(column: number, row: number): Point {
  return { x: column * CELL_CI, y: row * CELL_CI };
}

function loopsOf(next: Map<number, number[]>): number[][] {
  const loops: number[][] = [];
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const loop = [start];
      let at = ends.pop() as number;
      while (at !== start) {
        loop.push(at);
        at = next.get(at)?.pop() as number;
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** The places where an outline crosses a row, from left to right. */
function crossings(outline: readonly Point[], y: number): number[] {
  const xs: number[] = [];
  let before = outline.at(-1) as Point;
  for (const corner of outline) {
    if (corner.y > y !== before.y > y) {
      xs.push(before.x + ((y - before.y) * (corner.x - before.x)) / (corner.y - before.y));
    }
    before = corner;
  }
  return xs.sort((a, b) => a - b);
}
