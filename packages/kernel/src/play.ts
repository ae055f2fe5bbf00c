import type { Dice } from './dice';
import type { Frozen, Refusal, Ruleset, Seat, Tagged } from './ruleset';

/** The result of an intent: its refusal, or its events. */
export type Attempt<E, R extends string> =
  | { readonly refusal: Refusal<R>; readonly events: null }
  | { readonly refusal: null; readonly events: E[] };

/**
 * Checks an intent and plays it unless it is refused; then `state` is the state after it. Events are written through
 * `target`, which is `state` or a proxy that observes it. Throws what the rules throw.
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

/** Plays a legal intent and returns its events. Throws an error with the refusal if the intent is not legal. */
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

/** Applies events to a state, in order. */
export function fold<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: S,
  events: readonly E[],
): S {
  for (const event of events) rules.evolve(state, event);
  return state;
}
