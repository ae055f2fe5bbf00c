/** The result of a match in a tournament. Points and shares are in the order of the seats. */
import type { Outcome } from '@dwo/kernel';
import type { Game, ScoredHow } from '@dwo/shared';
import { type Played, replayed, scoreOf } from '../days/contest';
import type { ChairRecord, EntryRecord, Journal, MatchRecord } from '../journal/journal';
import type { Adoption } from '../rooms/record/adoption';
import { readNote } from '../rooms/record/entry-notes';
import { waitMs } from './waiting';

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

/** The parts of the server that results use. */
export interface ResultsHost {
  readonly journal: Pick<Journal, 'entries'>;
  readonly adoption: Pick<Adoption, 'inPresentRules'>;
  readonly now: () => number;
}

/**
 * The result of a match as it stands: that of its end, or else by the points of the board. A player who was awaited and never
 * decided anything, or whose seat is in other hands, loses to one who is there; two of them both lose. A player whose turn never
 * came has not missed anything, nor has one whose opponent still had time to come.
 */
export async function resultOf(
  { journal, adoption, now }: ResultsHost,
  game: Game | undefined,
  match: MatchRecord,
): Promise<Result> {
  const entries = await journal.entries(match.key);
  const how = match.endedAt === null ? 'judged' : 'played';
  const played = game === undefined ? null : await playedOf(adoption, game, match, entries);
  const board = game === undefined || played === null ? null : boardOf(game, match, played);
  const awaited = game === undefined || played === null ? match.standing.awaited : game.rules.awaiting(played.last);
  const waited = match.createdAt + waitMs(match.terms) <= now();
  return { points: pointsOf(match, { entries, awaited, board, waited }), how, board };
}

/** How a match stands. */
export interface Standing {
  readonly entries: readonly EntryRecord[];
  /** The seats that owe a decision. */
  readonly awaited: readonly number[];
  readonly board: Both | null;
  /** Whether a person who had come would have waited long enough for the other one. */
  readonly waited: boolean;
}

/** The points of both seats for a match that stands like this. */
export function pointsOf(match: MatchRecord, standing: Standing): Both {
  const { entries, board } = standing;
  // A player who ends a match because the other one is away has won it.
  const ended = entries.map(({ body }) => body as { type: string; by?: number }).find(({ type }) => type === 'aborted');
  if (ended?.by === 0 || ended?.by === 1) return ended.by === 0 ? [1, 0] : [0, 1];
  const outcome = match.outcome as Outcome | null;
  const isOver = match.endedAt !== null && outcome !== null;
  const gone = bothOf((seat) => isHeld(match, seat) || (!isOver && isMissing(match, standing, seat)));
  if (gone[0] !== gone[1]) return gone[0] ? [0, 1] : [1, 0];
  if (gone[0]) return [0, 0];
  if (!isOver) return board === null ? [0.5, 0.5] : better(board);
  if (outcome.winners.length !== 1) return [0.5, 0.5];
  return outcome.winners[0] === 0 ? [1, 0] : [0, 1];
}

function personAt({ chairs }: MatchRecord, seat: number): ChairRecord | null {
  const chair = chairs.find(({ place }) => place === seat);
  return chair === undefined || chair.bot ? null : chair;
}

/** Whether somebody else plays a person's seat. */
export function isHeld(match: MatchRecord, seat: number): boolean {
  return (personAt(match, seat)?.held ?? null) !== null;
}

/** Whether a person was awaited, or a clock decided for them, and they never decided anything. */
function isMissing(match: MatchRecord, { entries, awaited, waited }: Standing, seat: number): boolean {
  if (personAt(match, seat) === null) return false;
  const own = entries.filter((entry) => entry.kind === 'intent' && entry.seat === seat);
  // An intent of a clock has no sender.
  if (own.some(({ wishId }) => readNote(wishId).wishId !== null)) return false;
  return match.begunAt === null ? waited : own.length > 0 || awaited.includes(seat);
}

function better([a, b]: Both): Both {
  return a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1];
}

/** A match as its record leaves it; null for one that has not begun, and for one that the present rules can't play. */
export async function playedOf(
  adoption: ResultsHost['adoption'],
  game: Game,
  match: MatchRecord,
  entries: readonly EntryRecord[],
): Promise<Played | null> {
  const record = match.begunAt === null ? null : await adoption.inPresentRules(match, game, entries);
  return record === null ? null : replayed(game, record).catch(() => null);
}

/** The share of the points that each side kept and took; null for a game without points. */
function boardOf(game: Game, match: MatchRecord, played: Played): Both | null {
  if (game.standing === undefined) return null;
  const labels = game.chairs(match.options as never);
  return bothOf((seat) => {
    const { points, most } = scoreOf(game, { seat, label: labels[seat] ?? '' }, played);
    return most === 0 ? 0 : Math.round((1000 * points) / most) / 1000;
  });
}

function bothOf<T>(of: (seat: 0 | 1) => T): readonly [T, T] {
  return [of(0), of(1)];
}
