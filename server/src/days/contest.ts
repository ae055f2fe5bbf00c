/** Matches between computer players, for par and balance, and the points of a match that is over. */
import {
  type DiceKind,
  type Frozen,
  frozen,
  Match,
  type Outcome,
  openRecording,
  recordingWith,
  secretToHex,
  type Tagged,
} from '@dwo/kernel';
import type { DayScore, Game, Standing } from '@dwo/shared';
import type { MatchRecord } from '../journal/journal';
import { recordingOf, type Whole } from '../rooms/record/recording';
import { inSlices } from '../slices';
import type { Thinkers } from '../thinking/thinkers';

/** Longer matches count as draws. */
const MOST_INTENTS = 5_000;
/** The result of a victory in a game without points. */
const MOST = 2;
/** The share of computing time that all of this has together, beside those of the people here. */
const SHARE = 'battle of the day';

/** A match of computer players alone. */
export interface Contest {
  readonly game: Game;
  readonly options: unknown;
  readonly secret: Uint8Array;
  readonly dice: DiceKind | null;
  /** The strength in each seat; null for the default strength. */
  readonly strengths: readonly (string | null)[];
}

/** The score of a match at its beginning, and its state at the end. */
export interface Played {
  readonly before: Standing | null;
  readonly last: Frozen<object>;
}

/** The score of a battle at a moment; null in a game without points. */
export function tallyOf(game: Game, state: Frozen<object>): Standing | null {
  return game.tally?.(state) ?? game.standing?.(state) ?? null;
}

/** Plays a match of computer players to its end. */
export async function playOut(contest: Contest, thinkers: Thinkers): Promise<Played> {
  const { game, options, secret, dice, strengths } = contest;
  const { rules } = game;
  const nobody = strengths.map(() => null);
  const record = recordingWith<Tagged, unknown>(rules, options, { secret, closed: null, dice }, nobody);
  const match = new Match(rules, options, secretToHex(secret), nobody, null, record);
  const before = tallyOf(game, frozen(match.state));
  for (let n = 0; n < MOST_INTENTS && rules.outcome(frozen(match.state)) === null; n++) {
    const [seat = 0] = rules.awaiting(frozen(match.state));
    const strength = strengths[seat] ?? null;
    const view = rules.view(frozen(match.state), seat);
    const intent: Tagged = await thinkers.think({ game, seat, strength, view, address: SHARE });
    const { refusal } = match.attempt(seat, intent);
    if (refusal !== null) throw new Error(`The computer may not ${intent.type}: ${refusal.rule}`);
  }
  return { before, last: frozen(match.state) };
}

/** Plays a record of the present rules, finished or not, in small slices. Rejects if they refuse it. */
export async function replayed(game: Game, record: Whole): Promise<Played> {
  const replay = openRecording(game.rules, record);
  const before = tallyOf(game, frozen(replay.state));
  await inSlices(through(() => replay.next() !== null));
  return { before, last: frozen(replay.state) };
}

/**
 * The result of a side in a match that is over, from its record under the present rules. Without one (null) its outcome alone
 * counts: a victory has all the points that there are, a draw half of them.
 */
export async function resultOf(game: Game, side: Side, match: MatchRecord, record: Whole | null): Promise<DayScore> {
  if (record !== null) return scoreOf(game, side, await replayed(game, record));
  const { winners } = match.outcome as Outcome;
  const won = winners.length === 0 ? null : winners.includes(side.seat);
  const most = pointsIn(game, match);
  return { points: won === null ? most / 2 : won ? most : 0, most, won, turn: null, finished: true };
}

/** The points of all sides as the present rules set a match up; 2 in a game without points, or if they refuse its options. */
function pointsIn(game: Game, match: MatchRecord): number {
  try {
    const record = { ...recordingOf(match, [], game.rules), version: game.rules.version };
    const standing = tallyOf(game, frozen(openRecording(game.rules, record).state));
    return standing === null ? MOST : Object.values(standing.left).reduce((sum, points) => sum + points, 0);
  } catch {
    return MOST;
  }
}

function* through(step: () => boolean): Generator<void, void> {
  while (step()) yield;
}

/** A side: its seat and its label. */
export interface Side {
  readonly seat: number;
  readonly label: string;
}

/**
 * The result of a side: the points that it kept, and those that it took from the others. A game without points has 2 for a
 * victory and 1 for a draw.
 */
export function scoreOf(game: Game, { seat, label }: Side, { before, last }: Played): DayScore {
  const outcome: Outcome | null = game.rules.outcome(last);
  const finished = outcome !== null;
  const won = outcome === null || outcome.winners.length === 0 ? null : outcome.winners.includes(seat);
  const after = tallyOf(game, last);
  if (before === null || after === null) {
    return { points: won === null ? MOST / 2 : won ? MOST : 0, most: MOST, won, turn: null, finished };
  }
  let [points, most] = [0, 0];
  for (const [side, had] of Object.entries(before.left)) {
    const left = after.left[side] ?? 0;
    points += side === label ? left : Math.max(0, had - left);
    most += had;
  }
  return { points, most, won, turn: after.turn, finished };
}
