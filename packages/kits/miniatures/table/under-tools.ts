/** The row of small buttons over the lower edge of a phone's board, and the figures under it. */

import { useEffect } from 'preact/hooks';
import type { Scene } from '../model';

/** The board has found its new height by then, and the camera has gone after it. */
const SETTLED_MS = 450;

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

/** Brings the figure in hand out from under the row when a sheet that has risen made the board lower. */
export function useClearOfTools(scene: Scene | null, selected: () => string | null): void {
  useEffect(() => {
    const board = document.querySelector('.battle--phone .battle__table');
    if (scene === null || board === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const figure = selected();
      const under = figure === null ? 0 : hiddenByTools(scene.screenOf(figure));
      if (figure !== null && under > 0) scene.liftOver(figure, under);
    };
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    });
    watch.observe(board);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [scene, selected]);
}
