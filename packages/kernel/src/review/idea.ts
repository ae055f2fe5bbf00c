/** Whether a new decision did better than the one that was made at the same moment of the match before. */
import { canonicalJson } from '../canonical';
import type { Recording } from '../recording';
import type { Ruleset, Seat, Tagged } from '../ruleset';
import type { Evaluator } from './evaluator';
import type { Played } from './moments';
import { CLEAR, FRESH, Trial } from './trial';

/** How many dice both decisions are played out on. */
export const IDEA_DICE = 100;

/** The verdict on a new decision; `same` if the difference could be luck. */
export const VERDICTS = ['better', 'worse', 'same'] as const;

/** A new decision of a fork beside the earlier one, in shares of the chance to win. */
export interface Idea<I> {
  /** The number of its entry, from 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly chosen: I;
  /** The decision of the earlier match. */
  readonly former: I;
  /** The chance of the seat after each, over all dice. */
  readonly chance: number;
  readonly formerChance: number;
  /** By how much the new one is better, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
  /** The number of dice. */
  readonly dice: number;
  readonly verdict: (typeof VERDICTS)[number];
}

/**
 * Compares the first decision of a fork that differs from the earlier match, if its seat is the one that decided first: both are
 * played out on the same `dice`. Null for other records, and if the seat decided as before or its secret is unknown here.
 */
export function* comparing<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I, E>,
  { moments, seed }: Played<S, I>,
  { origin }: Pick<Recording<I, O>, 'origin'>,
  dice = IDEA_DICE,
): Generator<void, Idea<I> | null> {
  const ahead = origin?.ahead ?? [];
  const at = moments.findIndex(({ seat, intent }, i) => ahead[i]?.seat !== seat || !isSame(ahead[i]?.intent, intent));
  const [moment, former] = [moments[at], ahead[at]];
  if (moment === undefined || former === undefined) return null;
  const { n, seat, intent: chosen, before } = moment;
  if (former.seat !== seat || ahead[0]?.seat !== seat) return null;
  const view = rules.view(before, seat);
  if (evaluator.knows?.(view, seat) === false) return null;
  const trial = new Trial(evaluator, view, seat, seed);
  const range = [FRESH, FRESH + dice] as const;
  for (const each of [chosen, former.intent]) yield* trial.take(each, ...range);
  const [chance = 0, formerChance = 0] = [chosen, former.intent].map((each) => trial.mean(each, ...range)[seat] ?? 0);
  const { gain: gains, error } = trial.difference(chosen, former.intent, ...range);
  const gain = gains[seat] ?? 0;
  const verdict = Math.abs(gain) <= CLEAR * error ? 'same' : gain > 0 ? 'better' : 'worse';
  return { n, seat, chosen, former: former.intent, chance, formerChance, gain, error, dice, verdict };
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
