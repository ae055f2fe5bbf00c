/** Judges the decisions of a finished match: what each cost against the best candidate, and what dice made of it. */
import type { Ruleset, Tagged } from '../ruleset';
import type { Judged } from './books';
import { type Carried, carried } from './carried';
import { compare, type Rival } from './compare';
import type { Evaluator } from './evaluator';
import { type Fate, fateOf } from './fate';
import { level } from './level';
import { lineFrom } from './line';
import { EFFORT, type Effort, LEAST_LOSS, type Mark, markOf } from './marks';
import type { Moment, Played } from './moments';
import { CLEAR, FRESH, meanIn, standardError, Trial } from './trial';

/** The chance at the beginning takes so many times more playouts, because a whole review is read from it. */
const OF_START = 4;

/** The judgement of one decision. */
export interface Judgement<I> extends Judged {
  readonly chosen: I;
  /** The best candidate; null if none is clearly better. */
  readonly better: I | null;
  /** The loss of the seat against the best candidate, and its standard error. */
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark | null;
  /** True where nothing was to be weighed: no other choice could have changed the match. Left out elsewhere. */
  readonly idle?: true;
  /** The figure that acts by the chosen intent, or else by the better one; null for none. */
  readonly actor: string | null;
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

/** Judges one decision from what its seat saw. */
export function* judging<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I>,
  { moments, seats, seed }: Played<S, I>,
  at: number,
  given: Effort = EFFORT,
): Generator<void, Judgement<I>> {
  const moment = moments[at];
  if (moment === undefined) throw new RangeError(`There is no decision ${at}`);
  const { n, seat, intent, before } = moment;
  const view = rules.view(before, seat);
  const effort = { ...given, levels: given.levels * (evaluator.finer?.(view) ?? 1) };
  const none = new Array<number>(seats).fill(0);
  const unmarked = {
    n,
    seat,
    chosen: intent,
    better: null,
    loss: 0,
    error: 0,
    mark: null,
    actor: null,
    causes: [],
    fate: null,
    odds: NO_ODDS,
  };
  if (evaluator.knows?.(view, seat) === false)
    return { ...unmarked, mean: null, skill: none, level: none, evaluated: 0 };
  const trial = new Trial(evaluator, view, seat, seed);
  const rivals = rivalsOf(rules, evaluator, moment, moments[at + 1]);
  const compared = yield* compare(trial, rivals, intent, evaluator.witness === undefined ? effort : roughly(effort));
  const mean = moment.isChance ? yield* level(rules, trial, moment, effort.levels) : null;
  const opening = at > 0 ? {} : { start: yield* trial.outlook(view, seat, null, effort.levels * OF_START) };
  const plain = { ...unmarked, ...opening };
  if (compared === null) return { ...plain, idle: true, mean, skill: none, level: none, evaluated: trial.evaluated };
  const { rival, ...measured } = compared;
  if (rival === null) return { ...plain, ...measured, mean, evaluated: trial.evaluated };
  const { choice: better, playouts } = rival;
  const near = yield* lossOf(trial, rival, lineFrom(moments, at));
  const { loss, error } =
    evaluator.witness !== undefined
      ? yield* confirmedLoss(trial, rival, near, { least: evaluator.leastLoss ?? 0, most: effort.witnesses })
      : evaluator.farther !== undefined
        ? yield* seenFarther(trial, rival, intent, near)
        : near;
  const mark = loss < (evaluator.leastLoss ?? 0) ? null : markOf(loss, error);
  const causes =
    mark === null
      ? []
      : yield* carried(trial, evaluator.suspects?.(view, seat, intent, better) ?? [], intent, near.loss, playouts);
  const actors = [intent, better].map((each) => evaluator.actor?.(each) ?? null);
  const victim = causes[0]?.victim ?? null;
  const fate = mark === null ? null : fateOf(trial, [intent, better], [FRESH, FRESH + playouts], actors, victim);
  const odds = {
    chosen: evaluator.oddsOf?.(view, seat, intent) ?? {},
    better: evaluator.oddsOf?.(view, seat, better) ?? {},
  };
  const actor = actors.find((each) => each !== null) ?? null;
  return {
    ...plain,
    ...measured,
    mean,
    better,
    loss,
    error,
    mark,
    actor,
    causes,
    fate,
    odds,
    evaluated: trial.evaluated,
  };
}

const NO_ODDS = { chosen: {}, better: {} };

/** A loss and its standard error, and the decisions of the seat that it is the loss of. */
interface Loss {
  readonly loss: number;
  readonly error: number;
  readonly line: readonly unknown[];
}

/**
 * The loss against the best candidate. Where the seat went on at once, what it did then is played out too: it may have known better
 * than the computer how to follow its choice.
 */
function* lossOf<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  { choice, gain, error, playouts }: Rival<I>,
  line: readonly I[],
): Generator<void, Loss> {
  const alone = { loss: gain[trial.seat] ?? 0, error, line: line.slice(0, 1) };
  if (line.length < 2 || markOf(alone.loss, error) === null) return alone;
  const followed = yield* trial.againstLine(choice, line, FRESH, FRESH + playouts);
  const loss = followed.gain[trial.seat] ?? 0;
  return loss < alone.loss ? { loss, error: followed.error, line } : alone;
}

/** The most playouts of a farther look: it only keeps a loss from being told that a few turns later is none. */
const FARTHER = 64;

/** A loss as it looks after more turns too: where these show less of it, it is the mean of both. */
function* seenFarther<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  { choice, playouts }: Rival<I>,
  chosen: I,
  near: Loss,
): Generator<void, Loss> {
  if (markOf(near.loss, near.error) === null) return near;
  const far = yield* trial.farther(choice, chosen, FRESH, FRESH + Math.min(playouts, FARTHER));
  const gain = far.gain[trial.seat] ?? 0;
  return gain < near.loss ? { ...near, loss: (near.loss + gain) / 2 } : near;
}

/** The effort before witnesses are heard: what more playouts would add is less than what quick ones are off anyway. */
const roughly = (effort: Effort): Effort => ({ ...effort, most: Math.min(effort.most, ROUGH) });
const ROUGH = 32;

const square = (value: number) => value * value;

/** How far quick playouts are off a loss besides chance, as whole matches showed (docs/REVIEW.md). */
const ASTRAY = 0.15;
/** The pairs of playouts by witnesses at first, then so many more until it is clear whether the loss is one. */
const WITNESSES = 32;

/** A loss by quick playouts and by those of witnesses, each counted by how exact it is. */
function* confirmedLoss<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  { choice }: Rival<I>,
  near: Loss,
  { least, most }: { readonly least: number; readonly most: number },
): Generator<void, Loss> {
  if (markOf(near.loss, near.error) === null || near.loss < least) return near;
  const gains: number[] = [];
  for (;;) {
    const from = FRESH + gains.length;
    gains.push(...(yield* trial.witnessed(choice, near.line as readonly I[], from, from + Math.min(WITNESSES, most))));
    const error = standardError(gains);
    const [quick, slow] = [1 / (square(near.error) + square(ASTRAY)), 1 / square(error)];
    const loss = (near.loss * quick + meanIn(gains) * slow) / (quick + slow);
    const both = { ...near, loss, error: Math.sqrt(1 / (quick + slow)) };
    // The error that is left once all witnesses have been heard decides whether such a loss could still become a mark.
    const last = Math.sqrt(1 / (quick + (slow * most) / gains.length));
    const needed = Math.max(least, LEAST_LOSS.slip, CLEAR * last);
    const isClear = loss - CLEAR * both.error > needed || loss + both.error < needed;
    if (isClear || gains.length >= most) return both;
  }
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
