/** The chance to win after a decision that leaves something to chance. */
import { clone, frozen } from '../clone';
import { type Fraction, odds } from '../odds';
import type { Frozen, Ruleset, Tagged } from '../ruleset';
import type { Moment } from './moments';
import type { Trial } from './trial';

/** The most results of a roll that are played out one by one. */
const MOST_RESULTS = 4;
/** The most branches that are enumerated to find them. */
const MOST_BRANCHES = 1_300;
/** The least playouts of each result of a roll. */
const LEAST_OF_RESULT = 4;

/** The chances by seat after what was chosen: the mean over all results of its rolls if they are few, else over rolls of playouts. */
export function* level<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
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
