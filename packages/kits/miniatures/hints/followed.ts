/** The part of an open hint that the camera brings into view, and the part of the board that its card hides. */
import type { Followed } from '../table/use-camera';
import type { Ghost } from './contract';

/** The figures and the end of the way of a hint; null for a hint that draws nothing. */
export function followedOf(ghost: Ghost | null): Followed | null {
  if (ghost === null) return null;
  const { way, aim } = ghost;
  const end = way?.points.at(-1);
  return {
    selected: way?.figure ?? aim?.from ?? null,
    target: aim?.to ?? null,
    end: end === undefined ? '' : `${end.x} ${end.y}`,
  };
}

/** The px of the lower edge of a board that the card there hides, and the stretch beside it that stays free. */
export interface HiddenByHint {
  readonly under: number;
  readonly beside?: readonly [from: number, to: number];
}

/** The part of the board that the open hint hides. */
export function hiddenByHint(): HiddenByHint {
  const card = document.querySelector('.battle__lower > .hint-card')?.getBoundingClientRect();
  const board = document.querySelector('.battle__lower')?.parentElement?.getBoundingClientRect();
  if (card === undefined || board === undefined) return { under: 0 };
  const before = card.left - board.left;
  const after = board.right - card.right;
  return {
    under: Math.max(0, board.bottom - card.top),
    beside: after > before ? [card.right - board.left, board.width] : [0, before],
  };
}
