/** The result of a match in a tournament. Points and shares are in the order of the seats. */
import type { Outcome } from '@dwo/kernel';
import type { Game, ScoredHow } from '@dwo/shared';
import { type Played, replayed, scoreOf } from '../days/contest';
import type { ChairRecord, EntryRecord, Journal, MatchRecord } from '../journal/journal';
import { readNote } from '../rooms/record/entry-notes';

/** Points or shares of the two seats. */
export type Both = readonly [number, number];

/** A result. */
export interface Result {
  readonly points: Both;
  readonly how: ScoredHow;
  readonly board: Both | null;
}

/** The result of a match that nobody played. */
export const NOBODY_CAME: Result = { points: [0, 0], how: 'judged', board: null };

/**
 * The result of a match as it stands: that of its end, or else by the points of the board. A player who never decided anything,
 * or whose seat is in other hands, loses to one who is there; two of them both lose.
 */
export async function resultOf(
  { journal }: { readonly journal: Pick<Journal, 'entries'> },
  game: Game | undefined,
  match: MatchRecord,
): Promise<Result> {
  const entries = await journal.entries(match.key);
  const how = match.endedAt === null ? 'judged' : 'played';
  const board = game === undefined ? null : await boardOf(game, match, entries);
  return { points: pointsOf(match, entries, board), how, board };
}

function pointsOf(match: MatchRecord, entries: readonly EntryRecord[], board: Both | null): Both {
  const outcome = match.outcome as Outcome | null;
  const isOver = match.endedAt !== null && outcome !== null;
  const gone = bothOf((seat) => isGone(match, entries, seat, isOver));
  if (gone[0] !== gone[1]) return gone[0] ? [0, 1] : [1, 0];
  if (gone[0]) return [0, 0];
  if (!isOver) {
    // A player who ends a match because the other one is away has won it.
    const ended = entries
      .map(({ body }) => body as { type: string; by?: number })
      .find(({ type }) => type === 'aborted');
    if (ended?.by === 0 || ended?.by === 1) return ended.by === 0 ? [1, 0] : [0, 1];
    return board === null ? [0.5, 0.5] : better(board);
  }
  if (outcome.winners.length !== 1) return [0.5, 0.5];
  return outcome.winners[0] === 0 ? [1, 0] : [0, 1];
}

function isGone({ chairs }: MatchRecord, entries: readonly EntryRecord[], seat: number, isOver: boolean): boolean {
  const chair: ChairRecord | undefined = chairs.find(({ place }) => place === seat);
  if (chair === undefined || chair.bot) return false;
  if (chair.held !== null) return true;
  return !isOver && !entries.some((entry) => entry.seat === seat && isOwn(entry));
}

/** Whether a player decided this; what a clock decides has no sender. */
function isOwn({ kind, wishId }: EntryRecord): boolean {
  return kind === 'intent' && readNote(wishId).wishId !== null;
}

function better([a, b]: Both): Both {
  return a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1];
}

/** The share of the points that each side kept and took; null for a game without points, and for a record of other rules. */
async function boardOf(game: Game, match: MatchRecord, entries: readonly EntryRecord[]): Promise<Both | null> {
  if (game.standing === undefined || match.begunAt === null || match.version !== game.rules.version) return null;
  const labels = game.chairs(match.options as never);
  const played: Played | null = await replayed(game, match, entries).catch(() => null);
  if (played === null) return null;
  return bothOf((seat) => {
    const { points, most } = scoreOf(game, { seat, label: labels[seat] ?? '' }, played);
    return most === 0 ? 0 : Math.round((1000 * points) / most) / 1000;
  });
}

function bothOf<T>(of: (seat: 0 | 1) => T): readonly [T, T] {
  return [of(0), of(1)];
}
