/** The cells of a board of square tiles, and the steps of the keyboard cursor. */

/** A cell of the grid: x grows to the right, y downwards. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of whole cells. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The smallest box around these cells, with `margin` free cells on each side. Without cells it is a box around cell
 * 0,0.
 */
export function boxAround(cells: readonly Cell[], margin = 0): Box {
  if (cells.length === 0) return { left: -margin, top: -margin, columns: 1 + 2 * margin, rows: 1 + 2 * margin };
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return { left, top, columns: Math.max(...xs) + margin - left + 1, rows: Math.max(...ys) + margin - top + 1 };
}

/** The name of an arrow key. */
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const STEPS: Readonly<Record<Arrow, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** True for the name of an arrow key. */
export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** The nearest cell in the direction of an arrow key; a step aside counts double. Null at the edge. */
export function nextCell<C extends Cell>(cells: readonly C[], from: Cell, arrow: Arrow): C | null {
  const step = STEPS[arrow];
  const ahead = (cell: Cell) => (cell.x - from.x) * step.x + (cell.y - from.y) * step.y;
  const aside = (cell: Cell) => Math.abs((cell.x - from.x) * step.y) + Math.abs((cell.y - from.y) * step.x);
  const cost = (cell: Cell) => ahead(cell) + 2 * aside(cell);
  return cells
    .filter((cell) => ahead(cell) > 0)
    .reduce<C | null>((best, cell) => {
      return best === null || cost(cell) < cost(best) ? cell : best;
    }, null);
}
