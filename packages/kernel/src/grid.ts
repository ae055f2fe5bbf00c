/**
 * A spatial index of discs. It is a cache beside the state, never part of it. Its answers are exact and sorted by id, so they
 * don't depend on the order of insertion.
 */
import type { Point } from './geometry';

interface Entry {
  readonly id: string;
  readonly radius: number;
  x: number;
  y: number;
  cell: Entry[];
  slot: number;
}

/** Cell numbers from -HALF to HALF - 1, so that two fit into one small integer. */
const HALF = 1 << 14;
const WIDTH = 1 << 15;

/** Discs by cell. A cell should be about as wide as a typical query reaches. */
export class SpatialGrid {
  private readonly entries = new Map<string, Entry>();
  private readonly cells = new Map<number, Entry[]>();
  private widest = 0;
  private left = Infinity;
  private right = -Infinity;
  private low = Infinity;
  private high = -Infinity;

  /** The steps that undo everything since the latest mark, in the order of the changes; null without a mark. */
  private undo: (() => void)[] | null = null;

  constructor(private readonly cellSize: number) {}

  /** Returns a function that restores the present contents. A later mark makes it void. */
  mark(): () => void {
    const undo: (() => void)[] = [];
    this.undo = undo;
    return () => {
      if (this.undo !== undo) throw new Error('A later mark was set');
      this.undo = null;
      while (undo.length > 0) (undo.pop() as () => void)();
      this.undo = undo;
    };
  }

  /** The number of discs. */
  get size(): number {
    return this.entries.size;
  }

  /** Adds a disc. Throws if the id is taken or the point is more than 16,000 cells away from (0, 0). */
  insert(id: string, x: number, y: number, radius: number): void {
    if (this.entries.has(id)) throw new Error(`The grid already holds ${id}`);
    const cell = this.cellAt(x, y);
    const entry: Entry = { id, radius, x, y, cell, slot: cell.length };
    cell.push(entry);
    this.entries.set(id, entry);
    this.undo?.push(() => this.remove(id));
    this.widest = Math.max(this.widest, radius);
  }

  /** Moves a disc; throws if it is unknown. */
  relocate(id: string, x: number, y: number): void {
    const entry = this.entryOf(id);
    if (this.undo !== null) {
      const from = { x: entry.x, y: entry.y };
      this.undo.push(() => this.relocate(id, from.x, from.y));
    }
    entry.x = x;
    entry.y = y;
    const cell = this.cellAt(x, y);
    if (cell === entry.cell) return;
    this.unlink(entry);
    entry.cell = cell;
    entry.slot = cell.length;
    cell.push(entry);
  }

  /** Removes a disc; throws if it is unknown. */
  remove(id: string): void {
    const entry = this.entryOf(id);
    this.undo?.push(() => this.insert(id, entry.x, entry.y, entry.radius));
    this.unlink(entry);
    this.entries.delete(id);
  }

  /** Whether the grid contains this disc. */
  has(id: string): boolean {
    return this.entries.has(id);
  }

  /** Ids of the discs whose edge is at most `reach` away from the point, sorted. */
  near(x: number, y: number, reach: number): string[] {
    const found: string[] = [];
    this.someNear(x, y, reach, (id) => {
      found.push(id);
      return false;
    });
    return found.sort();
  }

  /** Ids of the discs whose edge is at most `margin` away from the leg from `a` to `b`, sorted. */
  along(a: Point, b: Point, margin: number): string[] {
    const found: string[] = [];
    this.someAlong(a, b, margin, (id) => {
      found.push(id);
      return false;
    });
    return found.sort();
  }

  /**
   * Whether `accept` returns true for any disc whose edge is at most `reach` away from the point. The order of calls is
   * undefined.
   */
  someNear(x: number, y: number, reach: number, accept: (id: string) => boolean): boolean {
    const wide = reach + this.widest;
    const toX = Math.min(this.index(x + wide), this.right);
    const toY = Math.min(this.index(y + wide), this.high);
    for (let cy = Math.max(this.index(y - wide), this.low); cy <= toY; cy++) {
      for (let cx = Math.max(this.index(x - wide), this.left); cx <= toX; cx++) {
        const cell = this.cells.get(key(cx, cy));
        if (cell === undefined) continue;
        for (const entry of cell) {
          if (within(reach + entry.radius, entry.x - x, entry.y - y) && accept(entry.id)) return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether `accept` returns true for any disc whose edge is at most `margin` away from the leg. The order of calls is
   * undefined.
   */
  someAlong(a: Point, b: Point, margin: number, accept: (id: string) => boolean): boolean {
    const wide = margin + this.widest;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const leg = { x: a.x, y: a.y, dx, dy };
    const toY = Math.min(this.index(Math.max(a.y, b.y) + wide), this.high);
    for (let cy = Math.max(this.index(Math.min(a.y, b.y) - wide), this.low); cy <= toY; cy++) {
      // Fractions of the leg between which it is close to this row of cells.
      const enter = dy === 0 ? 0 : (cy * this.cellSize - wide - a.y) / dy;
      const leave = dy === 0 ? 1 : ((cy + 1) * this.cellSize + wide - a.y) / dy;
      const x1 = a.x + dx * Math.min(1, Math.max(0, enter));
      const x2 = a.x + dx * Math.min(1, Math.max(0, leave));
      const toX = Math.min(this.index(Math.max(x1, x2) + wide + 1), this.right);
      for (let cx = Math.max(this.index(Math.min(x1, x2) - wide - 1), this.left); cx <= toX; cx++) {
        const cell = this.cells.get(key(cx, cy));
        if (cell !== undefined && someOnLeg(cell, leg, margin, accept)) return true;
      }
    }
    return false;
  }

  private index(value: number): number {
    return Math.floor(value / this.cellSize);
  }

  private cellAt(x: number, y: number): Entry[] {
    const cx = this.index(x);
    const cy = this.index(y);
    if (!(cx >= -HALF && cx < HALF && cy >= -HALF && cy < HALF))
      throw new RangeError(`No place for a disc: ${x}, ${y}`);
    const at = key(cx, cy);
    let cell = this.cells.get(at);
    if (cell === undefined) {
      cell = [];
      this.cells.set(at, cell);
      this.left = Math.min(this.left, cx);
      this.right = Math.max(this.right, cx);
      this.low = Math.min(this.low, cy);
      this.high = Math.max(this.high, cy);
    }
    return cell;
  }

  private unlink(entry: Entry): void {
    const last = entry.cell.pop() as Entry;
    if (last === entry) return;
    entry.cell[entry.slot] = last;
    last.slot = entry.slot;
  }

  private entryOf(id: string): Entry {
    const entry = this.entries.get(id);
    if (entry === undefined) throw new Error(`The grid does not hold ${id}`);
    return entry;
  }
}

/** A leg from (x, y) by (dx, dy). */
interface Leg {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Whether an accepted disc of this cell is at most `margin` away from the leg. */
function someOnLeg(cell: readonly Entry[], leg: Leg, margin: number, accept: (id: string) => boolean): boolean {
  const { x, y, dx, dy } = leg;
  const length2 = dx * dx + dy * dy;
  const length = Math.sqrt(length2);
  for (const entry of cell) {
    const limit = margin + entry.radius;
    const fx = entry.x - x;
    const fy = entry.y - y;
    const along = fx * dx + fy * dy;
    const touches =
      along > 0 && along < length2
        ? Math.abs(fx * dy - fy * dx) <= limit * length
        : within(limit, along <= 0 ? fx : fx - dx, along <= 0 ? fy : fy - dy);
    if (touches && accept(entry.id)) return true;
  }
  return false;
}

function within(limit: number, dx: number, dy: number): boolean {
  return limit >= 0 && dx * dx + dy * dy <= limit * limit;
}

function key(cx: number, cy: number): number {
  return cx * WIDTH + cy;
}
