/** The open games of a list, and the filters on them. */
import { ANY_CHAIR, type MatchSummary } from '@dwo/shared';

/** The clocks to filter by. */
export const CLOCKS = ['any', 'live', 'correspondence'] as const;
/** A game for two players, or for more. */
export const SIZES = ['any', 'two', 'more'] as const;

/** The filters on open games; an empty text stands for any. */
export interface Wanted {
  readonly clock: (typeof CLOCKS)[number];
  readonly size: (typeof SIZES)[number];
  /** The label of a side. */
  readonly side: string;
  /** As `battleOf` names it. */
  readonly battle: string;
}

/** No filter. */
export const WHATEVER: Wanted = { clock: 'any', size: 'any', side: '', battle: '' };

/** Whether a person waits in a game for others. */
export function isOpen({ stage, chairs }: MatchSummary): boolean {
  return stage === 'lobby' && chairs.some(({ taken, bot }) => taken && !bot) && chairs.some(({ taken }) => !taken);
}

/** The battle of a game, as `<game> <preset>`. */
export function battleOf({ game, preset }: MatchSummary): string {
  return `${game} ${preset}`;
}

/** The sides that may be free in a game, out of `sides`; none if the sides are drawn by chance. */
export function freeSides({ chairs }: MatchSummary, sides: readonly string[]): readonly string[] {
  const wishes = chairs.filter(({ taken }) => taken).map(({ wish }) => wish);
  if (chairs.length === 2) return wishes.includes(ANY_CHAIR) ? [] : sides.filter((label) => !wishes.includes(label));
  // Only the lobby tells how many seats each side of a larger battle has.
  return sides;
}

/** Whether a game passes the filters; `sides` are those its game has. */
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
