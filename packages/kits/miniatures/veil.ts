/** Figures that would hide others: large ones that stand before small ones, and those before the figure under the pointer. */
import type { Point } from '@dwo/kernel';
import type { Box } from './shapes';

/** A figure as it is drawn, in px of the view. */
export interface Drawn {
  readonly id: string;
  readonly alive: boolean;
  /** Whether it is drawn as a person: a beast or vehicle that hides one is translucent however small it is. */
  readonly isPerson: boolean;
  /** The middle of its base. */
  readonly middle: Point;
  /** The box of its drawing. */
  readonly box: Box;
  /** Of two figures, the one of greater depth is drawn later. */
  readonly depth: number;
}

/** A drawing of this many times the area of another one hides it. */
const LARGER = 2.2;
/** The share of a box at each side, and at its top, that its drawing leaves free. */
const FREE = { side: 0.14, top: 0.08 } as const;

/** The ids of living figures whose drawings cover the middle of a much smaller living one that is drawn before them. */
export function coverers(figures: readonly Drawn[]): ReadonlySet<string> {
  const row = figures.filter(({ alive }) => alive).sort((a, b) => a.box.left - b.box.left);
  const found = new Set<string>();
  for (const [at, one] of row.entries()) {
    for (let next = at + 1; next < row.length; next++) {
      const other = row[next];
      if (other === undefined || other.box.left > one.box.right) break;
      const [front, behind] = one.depth > other.depth ? [one, other] : [other, one];
      if (hides(front, behind)) found.add(front.id);
    }
  }
  return found;
}

/** The ids of living figures that are drawn over the figure under a pointer, at the pointer. */
export function over(figures: readonly Drawn[], meant: string | null, x: number, y: number): readonly string[] {
  const depth = figures.find(({ id }) => id === meant)?.depth;
  if (depth === undefined) return [];
  return figures.flatMap((each) => (each.alive && each.depth > depth && isInside(each.box, x, y) ? [each.id] : []));
}

/** The ids of living figures that are drawn over the middle of this one. */
export function before(figures: readonly Drawn[], meant: string | null): readonly string[] {
  const box = figures.find(({ id }) => id === meant)?.box;
  if (box === undefined) return [];
  return over(figures, meant, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
}

function hides(front: Drawn, behind: Drawn): boolean {
  const isBeast = !front.isPerson && behind.isPerson;
  if (!isBeast && areaOf(front.box) < LARGER * areaOf(behind.box)) return false;
  const { top, bottom } = behind.box;
  return isInside(front.box, behind.middle.x, (top + bottom) / 2);
}

function areaOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function isInside({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  const [side, upper] = [(right - left) * FREE.side, (bottom - top) * FREE.top];
  return x >= left + side && x <= right - side && y >= top + upper && y <= bottom;
}
