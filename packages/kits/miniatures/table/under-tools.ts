/** The small buttons over a phone's board, along its lower edge or in a column at its side, and what lies under them. */

/** A figure on the board, in px from its upper left corner. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/** The px at the lower edge of the board that the row hides, if it lies over this figure; else 0. */
export function hiddenUnder(spot: Spot | null, row: Box | null, board: Box): number {
  if (spot === null || row === null) return 0;
  const isUnder = spot.x + spot.radius > row.left - board.left && spot.y + spot.radius > row.top - board.top;
  return isUnder ? board.bottom - row.top : 0;
}

/** The same for the row on the page. */
export function hiddenByTools(spot: Spot | null): number {
  const row = document.querySelector('.battle--phone .battle__table .table-tools--corner');
  const board = row?.closest('.battle__table')?.getBoundingClientRect();
  return board === undefined ? 0 : hiddenUnder(spot, row?.getBoundingClientRect() ?? null, board);
}

/** The room between the column and what makes way for it, in px. */
const AIR = 4;

/** The x of this spot: as it is, or beside the column if it lies under that. */
export function besideColumn({ x, y, radius }: Spot, column: Box | null, board: Box): number {
  if (column === null) return x;
  const [left, top, bottom] = [column.left - board.left, column.top - board.top, column.bottom - board.top];
  const isUnder = x + radius > left && y + radius > top && y - radius < bottom;
  return isUnder ? left - radius - AIR : x;
}

/** The same for the column on the page. */
export function clearOfColumn(spot: Spot): number {
  const column = document.querySelector('.battle--phone .battle__table .table-tools--edge');
  const board = column?.closest('.battle__table')?.getBoundingClientRect();
  return board === undefined ? spot.x : besideColumn(spot, column?.getBoundingClientRect() ?? null, board);
}
