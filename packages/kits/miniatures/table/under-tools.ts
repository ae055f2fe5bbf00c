/** The row of small buttons over the lower edge of a phone's board, and the figures under it. */

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
