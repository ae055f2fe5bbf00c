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

/** The px at the lower edge of the board that lie under a hint's card; 0 if it stands elsewhere. */
export function hiddenByHint(): number {
  const card = document.querySelector('.battle__lower > .hint-card');
  const board = card?.closest('.battle__lower')?.parentElement?.getBoundingClientRect();
  return board === undefined ? 0 : Math.max(0, board.bottom - (card?.getBoundingClientRect().top ?? board.bottom));
}
