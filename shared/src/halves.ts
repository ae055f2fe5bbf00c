/** A mirror match: two people play a battle twice, with sides swapped, and the results of both halves are added. */
import type { Outcome } from '@dwo/kernel';
import type { Game, Standing } from './game';
import type { MatchStage } from './stages';

/** Two numbers: by seat of one half, or by person in the order of the first half's seats. */
export type Both = readonly [number, number];

/** How a half ended: by its rules, because the loser gave up, or because the loser's seat was in other hands. */
const HALF_ENDS = ['played', 'gaveUp', 'left'] as const;
/** How a half ended. */
export type HalfEnd = (typeof HALF_ENDS)[number];

/** The result of a half. */
export interface HalfResult {
  /** 1 for a victory, 1/2 for a draw, as in a tournament. */
  readonly wins: Both;
  /** The points of the table; null in a game without points. */
  readonly points: Both | null;
  /** Whether points are scored during the match, rather than kept and taken. */
  readonly rises: boolean;
  readonly end: HalfEnd;
}

/** A half that is over. All pairs are by seat. */
export interface EndedHalf {
  readonly labels: readonly string[];
  readonly wins: Both;
  /** The score at the beginning and at the end; null in a game without a score. */
  readonly before: Standing | null;
  readonly after: Standing | null;
  readonly end: HalfEnd;
}

/** The ways in which a mirror match is decided. */
const DECIDERS = ['wins', 'points', 'stayed', 'even'] as const;
/** The decision: more victories, more points, or having played both halves to their end; `even` for a draw. */
export type Decider = (typeof DECIDERS)[number];

/** Both halves added up, by person. */
export interface HalvesTotal {
  readonly wins: Both;
  readonly points: Both | null;
  /** The person who has won the mirror match; null for a draw. */
  readonly winner: 0 | 1 | null;
  readonly by: Decider;
}

/** A half as `GET /api/matches/:id/halves` shows it, by person. */
export interface HalfShown {
  readonly id: string;
  readonly stage: MatchStage;
  /** The sides of both people. */
  readonly labels: readonly [string, string];
  /** Null until the half is over and spectators have seen its end. */
  readonly result: HalfResult | null;
}

/** The answer to `GET /api/matches/:id/halves`: the mirror match that a match is a half of. */
export interface HalvesShown {
  /** Which half the match is. */
  readonly half: 1 | 2;
  readonly people: readonly [HalfPerson, HalfPerson];
  readonly first: HalfShown;
  /** Null until somebody has asked for it. */
  readonly second: HalfShown | null;
  /** Null until both halves are over. */
  readonly total: HalvesTotal | null;
}

/** A person, or a computer player, of a mirror match. */
export interface HalfPerson {
  readonly name: string;
  readonly bot: boolean;
}

/** Whether a match with these options can be a half: two seats whose sides differ. */
export function hasHalves(game: Game, options: unknown): boolean {
  const [one, other, ...more] = game.chairs(options as never);
  if (one === undefined || other === undefined || more.length > 0 || one === other) return false;
  return game.sidesAlike?.(options as never) !== true;
}

/**
 * The result of a half. In a game whose points are kept and taken, the winner also takes what the loser had left, so that nobody saves
 * points by giving up. Nobody gets points in a half that nobody stayed for.
 */
export function halfResult({ labels, wins, before, after, end }: EndedHalf): HalfResult {
  const [one = '', other = ''] = labels;
  const leftIn = (standing: Standing): Both => [standing.left[one] ?? 0, standing.left[other] ?? 0];
  if (before === null || after === null) return { wins, points: null, rises: false, end };
  const [had, left] = [leftIn(before), leftIn(after)];
  if (wins[0] + wins[1] === 0) return { wins, points: [0, 0], rises: had[0] + had[1] === 0, end };
  if (had[0] + had[1] === 0) return { wins, points: left, rises: true, end };
  const won = wins[0] === wins[1] ? null : wins[0] > wins[1] ? 0 : 1;
  const kept = (seat: 0 | 1) => (won === null || won === seat ? left[seat] : 0);
  const taken = (from: 0 | 1) => Math.max(0, had[from] - kept(from));
  return { wins, points: [kept(0) + taken(1), kept(1) + taken(0)], rises: false, end };
}

/** Whether the player of a seat gave up, by the intents of a record; who withdraws that has not. */
export function gaveUp(
  intents: readonly { readonly seat: number | null; readonly intent: unknown }[],
  seat: number,
): boolean {
  const own = intents.filter((each) => each.seat === seat).map(({ intent }) => intent as Resigning);
  const last = own.findLast(({ type }) => type === 'resign');
  return last !== undefined && last.agreed !== false;
}

interface Resigning {
  readonly type: string;
  readonly agreed?: boolean;
}

/** The victories by seat that an outcome gives; a draw is half a victory for each. */
export function winsIn({ winners }: Outcome): Both {
  if (winners.length !== 1) return [0.5, 0.5];
  return winners[0] === 0 ? [1, 0] : [0, 1];
}

/** Both halves as they stand, each by its own seats. */
export interface PlayedHalves extends Pick<HalvesShown, 'half' | 'people'> {
  /** The sides of the first half's seats. */
  readonly labels: readonly [string, string];
  readonly first: Omit<HalfShown, 'labels'>;
  readonly second: Omit<HalfShown, 'labels'> | null;
}

/** Both halves by person, with the total once both are over. */
export function halvesShown({ half, people, labels, first, second }: PlayedHalves): HalvesShown {
  const result = second === null || second.result === null ? null : byPerson(second.result);
  return {
    half,
    people,
    first: { ...first, labels },
    second: second === null ? null : { ...second, labels: [labels[1], labels[0]], result },
    total: first.result === null || result === null ? null : addedUp(first.result, result),
  };
}

/** The result of the second half by person: both have swapped seats. */
export function byPerson({ wins, points, ...rest }: HalfResult): HalfResult {
  return { ...rest, wins: swapped(wins), points: points && swapped(points) };
}

function swapped([one, other]: Both): Both {
  return [other, one];
}

/**
 * Both halves added up; both results are by person. More victories win. Where these are equal, a game whose points are scored
 * during play favours the person who alone gave up or left no half; otherwise more points win.
 */
export function addedUp(first: HalfResult, second: HalfResult): HalvesTotal {
  const sum = (a: Both, b: Both): Both => [a[0] + b[0], a[1] + b[1]];
  const wins = sum(first.wins, second.wins);
  const points = first.points === null || second.points === null ? null : sum(first.points, second.points);
  const total = { wins, points };
  if (wins[0] !== wins[1]) return { ...total, winner: ahead(wins), by: 'wins' };
  const fled = first.rises || second.rises ? sum(fledIn(first), fledIn(second)) : ([0, 0] as const);
  if (fled[0] !== fled[1]) return { ...total, winner: fled[0] < fled[1] ? 0 : 1, by: 'stayed' };
  if (points !== null && points[0] !== points[1]) return { ...total, winner: ahead(points), by: 'points' };
  return { ...total, winner: null, by: 'even' };
}

function ahead([one, other]: Both): 0 | 1 {
  return one > other ? 0 : 1;
}

/** By person: 1 for the loser of a half that was not played to its end. */
function fledIn({ wins, end }: HalfResult): Both {
  return end === 'played' ? [0, 0] : [wins[0] < wins[1] ? 1 : 0, wins[1] < wins[0] ? 1 : 0];
}
