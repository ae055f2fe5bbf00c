/** Judges the decisions of a finished match: what each cost against the best candidate, and what dice made of it. */
import { clone, frozen } from '../clone';
import { type Fraction, odds } from '../odds';
import type { Frozen, Ruleset, Seat, Tagged } from '../ruleset';
import type { Judged } from './books';
import { type Carried, carried } from './carried';
import type { Evaluator } from './evaluator';
import { type Fate, fateOf } from './fate';
import type { Moment, Played } from './moments';
import { CLEAR, type Difference, DOUBT, FRESH, Trial } from './trial';

/** The kinds of marks, by what a decision lost. */
export const MARKS = ['slip', 'mistake', 'blunder'] as const;
/** A kind of mark. */
export type Mark = (typeof MARKS)[number];
/** The least loss of each mark, in shares of the chance to win. */
export const LEAST_LOSS: Readonly<Record<Mark, number>> = { slip: 0.05, mistake: 0.1, blunder: 0.15 };

/** How many playouts a judgement takes. */
export interface Effort {
  /** For the level after a roll, and for the skill of a choice. */
  readonly levels: number;
  /** The most candidates that are compared with the chosen one; the usual one is among them. */
  readonly candidates: number;
  /** Of each candidate, before all but the best two are dropped. */
  readonly round: number;
  /** Of these two, to name the rival. */
  readonly choosing: number;
  /** Of the rival and the chosen one, at first and at most: their number doubles as long as the loss may reach `HOPE`. */
  readonly first: number;
  readonly most: number;
}

/** The usual effort. */
export const EFFORT: Effort = { levels: 16, candidates: 6, round: 4, choosing: 8, first: 16, most: 128 };

/** The level after the first roll takes so many times more playouts, because a whole review is read from it. */
const FIRST_LEVEL = 4;
/** The most results of a roll that are played out one by one. */
const MOST_RESULTS = 4;
/** The most branches that are enumerated to find them. */
const MOST_BRANCHES = 1_300;
/** A rival whose loss can hardly reach this share is not pursued, nor one that does not lead at all. */
const HOPE = 0.03;
/** A loss that is larger than a slip by so many standard errors needs no more playouts than this. */
const SURE = 3;
const ENOUGH = 64;
/** The least playouts of each result of a roll. */
const LEAST_OF_RESULT = 4;

/** The judgement of one decision. */
export interface Judgement<I> extends Judged {
  readonly chosen: I;
  /** The best candidate; null if none is clearly better. */
  readonly better: I | null;
  /** The loss of the seat against the best candidate, and its standard error. */
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark | null;
  /** The causes that carry the loss, the heaviest first. */
  readonly causes: readonly Carried<I>[];
  /** The fate of a figure that shows the loss; null without a mark, or if none does. */
  readonly fate: Fate | null;
  /** The odds of both choices, by name. */
  readonly odds: {
    readonly chosen: Readonly<Record<string, number>>;
    readonly better: Readonly<Record<string, number>>;
  };
  /** The number of intents that were played out. */
  readonly evaluated: number;
}

/** The mark of a loss; null if it is small or could be chance. */
export function markOf(loss: number, error: number): Mark | null {
  if (loss <= CLEAR * error) return null;
  return MARKS.findLast((mark) => loss >= LEAST_LOSS[mark]) ?? null;
}

/** Judges one decision from what its seat saw. */
export function* judging<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I>,
  { moments, seats, seed }: Played<S, I>,
  at: number,
  effort: Effort = EFFORT,
): Generator<void, Judgement<I>> {
  const moment = moments[at];
  if (moment === undefined) throw new RangeError(`There is no decision ${at}`);
  const { n, seat, intent, before } = moment;
  const view = rules.view(before, seat);
  const none = new Array<number>(seats).fill(0);
  const plain = {
    n,
    seat,
    chosen: intent,
    better: null,
    loss: 0,
    error: 0,
    mark: null,
    causes: [],
    fate: null,
    odds: NO_ODDS,
  };
  if (evaluator.knows?.(view, seat) === false) return { ...plain, mean: null, skill: none, evaluated: 0 };
  const trial = new Trial(evaluator, view, seat, seed);
  const compared = yield* compare(trial, rivalsOf(rules, evaluator, moment, moments[at + 1]), intent, effort);
  // Every chance before the first roll, and so that of the start, follows from the level after it.
  const isFirst = !moments.slice(0, at).some(({ isChance }) => isChance);
  const levels = effort.levels * (isFirst ? FIRST_LEVEL : 1);
  const mean = moment.isChance ? yield* level(rules, trial, moment, levels) : null;
  if (compared === null) return { ...plain, mean, skill: none, evaluated: trial.evaluated };
  const { skill, rival } = compared;
  if (rival === null) return { ...plain, mean, skill, evaluated: trial.evaluated };
  const { choice: better, gain, error, playouts } = rival;
  const loss = gain[seat] ?? 0;
  const mark = loss < (evaluator.leastLoss ?? 0) ? null : markOf(loss, error);
  const causes =
    mark === null
      ? []
      : yield* carried(trial, evaluator.suspects?.(view, seat, intent, better) ?? [], intent, loss, playouts);
  const actors = [intent, better].map((each) => evaluator.actor?.(each) ?? null);
  const fate = mark === null ? null : fateOf(trial, [intent, better], [FRESH, FRESH + playouts], actors);
  const odds = {
    chosen: evaluator.oddsOf?.(view, seat, intent) ?? {},
    better: evaluator.oddsOf?.(view, seat, better) ?? {},
  };
  return { ...plain, mean, skill, better, loss, error, mark, causes, fate, odds, evaluated: trial.evaluated };
}

const NO_ODDS = { chosen: {}, better: {} };

interface Rival<I> extends Difference {
  readonly choice: I;
  /** The number of fresh playouts behind the difference. */
  readonly playouts: number;
}

interface Compared<I> {
  readonly skill: readonly number[];
  /** The best candidate, if it is clearly better. */
  readonly rival: Rival<I> | null;
}

/**
 * The candidates of a decision, less the orders for other figures that could still be given after it: they lose nothing by waiting, and
 * are weighed when they are due.
 */
function rivalsOf<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  { candidates, isApart }: Evaluator<S, I>,
  { before, seat, intent }: Moment<S, I>,
  next: Moment<S, I> | undefined,
): readonly I[] {
  const all = candidates(rules.view(before, seat), seat, intent);
  if (isApart === undefined || next?.seat !== seat) return all;
  const then = rules.view(next.before, seat);
  return all.filter((each) => !isApart(intent, each) || rules.check(then, seat, each) !== null);
}

/** Compares what was chosen with the candidates; null if there is nothing to weigh. */
function* compare<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  candidates: readonly I[],
  chosen: I,
  effort: Effort,
): Generator<void, Compared<I> | null> {
  const [usual] = candidates;
  if (usual === undefined) return null;
  const key = JSON.stringify(chosen);
  const isUsual = JSON.stringify(usual) === key;
  const others = candidates.filter((each) => JSON.stringify(each) !== key).slice(0, effort.candidates);
  yield* trial.take(chosen, 0, effort.round);
  for (const each of others) yield* trial.take(each, 0, effort.round);
  const lead = (each: I, playouts: number) => trial.difference(each, chosen, 0, playouts).gain[trial.seat] ?? 0;
  const hopes = (each: I, playouts: number) => hasHope(trial.difference(each, chosen, 0, playouts), trial.seat);
  const left = others
    .filter((each) => hopes(each, effort.round))
    .sort((a, b) => lead(b, effort.round) - lead(a, effort.round))
    .slice(0, 2);
  if (left.length > 0) yield* trial.take(chosen, 0, effort.choosing);
  for (const each of left) yield* trial.take(each, 0, effort.choosing);
  const best = left.reduce<I | null>((a, b) => {
    return a === null || lead(b, effort.choosing) > lead(a, effort.choosing) ? b : a;
  }, null);
  const pursued =
    best !== null && hasHope(trial.difference(best, chosen, 0, effort.choosing), trial.seat) ? best : null;
  const rival = pursued === null ? null : yield* measured(trial, pursued, chosen, effort);
  const clear = rival !== null && (rival.gain[trial.seat] ?? 0) > CLEAR * rival.error ? rival : null;
  if (isUsual) return { skill: trial.mean(chosen, 0, 1).map(() => 0), rival: clear };
  // Fresh playouts are more of them, so their difference is more exact.
  if (clear !== null && JSON.stringify(clear.choice) === JSON.stringify(usual)) {
    return { skill: clear.gain.map((each) => 0 - each), rival: clear };
  }
  const { gain: skill, error } = yield* skilled(trial, chosen, usual, effort);
  const own = skill[trial.seat] ?? 0;
  if (clear !== null || own >= 0 || error - own < HOPE || rival?.choice === usual) return { skill, rival: clear };
  // A few playouts may have dropped the usual choice for one that looked better by chance.
  const other = yield* measured(trial, usual, chosen, effort);
  const isClear = (other.gain[trial.seat] ?? 0) > CLEAR * other.error;
  return isClear ? { skill: other.gain.map((each) => 0 - each), rival: other } : { skill, rival: null };
}

/** By how much the chosen one is better than the usual one; a difference that hardly matters is measured on few playouts. */
function* skilled<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  chosen: I,
  usual: I,
  { choosing, levels }: Effort,
): Generator<void, Difference> {
  for (const playouts of [choosing, levels]) {
    yield* trial.take(usual, 0, playouts);
    yield* trial.take(chosen, 0, playouts);
    const found = trial.difference(chosen, usual, 0, playouts);
    if (Math.abs(found.gain[trial.seat] ?? 0) + found.error < HOPE) return found;
  }
  return trial.difference(chosen, usual, 0, levels);
}

/** Measures a rival on fresh playouts, again and again twice as many, until it has no hope, is sure or there are `most`. */
function* measured<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  choice: I,
  chosen: I,
  { first, most }: Effort,
): Generator<void, Rival<I>> {
  for (let playouts = first; ; playouts *= 2) {
    yield* trial.take(choice, FRESH, FRESH + playouts);
    yield* trial.take(chosen, FRESH, FRESH + playouts);
    const difference = trial.difference(choice, chosen, FRESH, FRESH + playouts);
    const isSure = playouts >= ENOUGH && (difference.gain[trial.seat] ?? 0) - SURE * difference.error > LEAST_LOSS.slip;
    // Sixteen playouts that say nothing, or the contrary of those that chose the rival, may be chance.
    const goesOn = playouts === first ? mayMatter(difference, trial.seat, playouts) : hasHope(difference, trial.seat);
    if (playouts * 2 > most || isSure || !goesOn) return { choice, playouts, ...difference };
  }
}

/** Whether a loss may yet turn out to matter. */
function hasHope({ gain, error }: Difference, seat: Seat): boolean {
  const own = gain[seat] ?? 0;
  return own > 0 && own + error >= HOPE;
}

/** Whether a loss may matter although so few playouts do not show it: one more could deviate from them. */
function mayMatter({ gain, error }: Difference, seat: Seat, playouts: number): boolean {
  return (gain[seat] ?? 0) + Math.sqrt(error * error + DOUBT / playouts / playouts) >= HOPE;
}

/** The chances by seat after what was chosen: the mean over all results of its rolls if they are few, else over rolls of playouts. */
function* level<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  trial: Trial<S, I>,
  moment: Moment<S, I>,
  playouts: number,
): Generator<void, readonly number[]> {
  const results = moment.isOpen ? resultsOf(rules, moment) : null;
  const { before, seat, intent } = moment;
  if (results === null) return yield* trial.outlook(rules.view(before, seat), seat, intent, playouts);
  let sum: readonly number[] = [];
  for (const { state, share } of results) {
    const next = rules.awaiting(state)[0] ?? seat;
    const part = Math.max(LEAST_OF_RESULT, Math.round(playouts * share));
    const chances = yield* trial.outlook(rules.view(state, next), next, null, part);
    sum = chances.map((chance, at) => (sum[at] ?? 0) + chance * share);
  }
  return sum;
}

interface Result<S> {
  readonly state: Frozen<S>;
  readonly share: number;
}

/** The states that an intent may lead to, with their probabilities; null if there are many. */
function resultsOf<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  { before, seat, intent }: Moment<S, I>,
): readonly Result<S>[] | null {
  const states = new Map<string, Frozen<S>>();
  let found: Map<string, Fraction>;
  try {
    found = odds(
      rules,
      before,
      seat,
      intent,
      (_, state) => {
        const key = JSON.stringify(state);
        if (!states.has(key)) states.set(key, frozen(clone(state as S)));
        if (states.size > MOST_RESULTS) throw new RangeError('There are many results');
        return key;
      },
      { most: MOST_BRANCHES },
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return [...found].map(([key, { n, d }]) => ({ state: states.get(key) as Frozen<S>, share: n / d }));
}
