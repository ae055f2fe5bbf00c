/** The open games of a list, and which of them somebody looks for. */
import { ANY_CHAIR, type MatchSummary } from '@dwo/shared';

export const CLOCKS = ['any', 'live', 'correspondence'] as const;
/** A game for two, or for more. */
export const SIZES = ['any', 'two', 'more'] as const;

/** The wishes of somebody who looks for a game; an empty text stands for none. */
export interface Wanted {
  readonly clock: (typeof CLOCKS)[number];
  readonly size: (typeof SIZES)[number];
  /** The label of a side. */
  readonly side: string;
  /** As `battleOf` names it. */
  readonly battle: string;
}

export const WHATEVER: Wanted = { clock: 'any', size: 'any', side: '', battle: '' };

/** Whether a person waits in a game for somebody. */
export function isOpen({ stage, chairs }: MatchSummary): boolean {
  return stage === 'lobby' && chairs.some(({ taken, bot }) => taken && !bot) && chairs.some(({ taken }) => !taken);
}

/** The battle of a game, by a name of its own. */
export function battleOf({ game, preset }: MatchSummary): string {
  return `${game} ${preset}`;
}

/** The sides, of those its game has, that may be free for whoever comes; none if chance decides. */
export function freeSides({ chairs }: MatchSummary, sides: readonly string[]): readonly string[] {
  const wishes = chairs.filter(({ taken }) => taken).map(({ wish }) => wish);
  if (chairs.length === 2) return wishes.includes(ANY_CHAIR) ? [] : sides.filter((label) => !wishes.includes(label));
  // How many seats each side of a larger battle has is told in its lobby only.
  return sides;
}

/** Whether a game is one that somebody looks for; `sides` are those its game has. */
export function fits(game: MatchSummary, sides: readonly string[], { clock, size, side, battle }: Wanted): boolean {
  const kind = game.terms.kind === 'correspondence' ? 'correspondence' : 'live';
  const many = game.chairs.length > 2 ? 'more' : 'two';
  const free = freeSides(game, sides);
  return (
    (clock === 'any' || clock === kind) &&
    (size === 'any' || size === many) &&
    (side === '' || free.length === 0 || free.includes(side)) &&
    (battle === '' || battle === battleOf(game))
  );
}
