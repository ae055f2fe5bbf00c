import type { Bot } from './bot';
import type { Frozen, Ruleset, Seat, Tagged } from './ruleset';

/** A computer player for any game that chooses among the legal intents, each with equal probability. */
export function randomBot<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
): Bot<S, I> {
  return {
    choose(view: Frozen<S>, seat: Seat, dice): I {
      const intents = rules.intents(view, seat);
      return intents[dice.roll(Math.max(1, intents.length), 'bot') - 1] ?? rules.pass(view, seat);
    },
  };
}
