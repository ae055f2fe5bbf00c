import type { Dice } from './dice';
import type { Frozen, Refusal, Ruleset, Seat, Tagged } from './ruleset';

/** The outcome of an intent: the reason it was refused, or its events. */
export type Attempt<E, R extends string> =
  | { readonly refusal: Refusal<R>; readonly events: null }
  | { readonly refusal: null; readonly events: E[] };

/**
 * Checks an intent and, unless it is refused, plays it: `state` is then the state after it. The events are written through
 * `target`, by default `state` itself; it may be a proxy of `state` that observes the writes. Throws what the rules throw.
 */
export function attempt<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: S,
  seat: Seat,
  intent: I,
  dice: Dice,
  target: S = state,
): Attempt<E, R> {
  const now = state as Frozen<S>;
  const refusal = rules.check(now, seat, intent);
  if (refusal !== null) return { refusal, events: null };
  const events: E[] = [];
  rules.resolve(now, seat, intent, dice, (event) => {
    rules.evolve(target, event);
    events.push(event);
  });
  return { refusal: null, events };
}

/** Plays an intent that must be legal and returns what happened; throws the refusal as an error if it is not. */
export function play<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: S,
  seat: Seat,
  intent: I,
  dice: Dice,
): E[] {
  const { refusal, events } = attempt(rules, state, seat, intent, dice);
  if (refusal !== null) {
    throw new Error(`Seat ${seat} may not ${JSON.stringify(intent)}: ${JSON.stringify(refusal)}`);
  }
  return events;
}

/** Writes events into a state, first to last. */
export function fold<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: S,
  events: readonly E[],
): S {
  for (const event of events) rules.evolve(state, event);
  return state;
}
