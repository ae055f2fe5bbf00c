import type { Dice } from './dice';
import type { Frozen, Seat, Tagged } from './ruleset';

/** A computer player. It keeps nothing between decisions, so a restarted server may ask it again at any point. */
export interface Bot<S extends object = object, I extends Tagged = Tagged> {
  /** One legal intent for an awaited seat, from what that seat may see. */
  choose(view: Frozen<S>, seat: Seat, dice: Dice): I;
  /**
   * Whether the next decision is one of many that nobody has to follow one by one, as in a set-up: it then comes without a
   * pause for thought. Without this method every decision has its pause.
   */
  hurries?(view: Frozen<S>, seat: Seat): boolean;
}
