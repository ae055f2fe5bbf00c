import type { Dice } from './dice';
import type { Frozen, Seat, Tagged } from './ruleset';

/** A computer player. It keeps nothing between decisions, so a restarted server may ask it again at any point. */
export interface Bot<S extends object = object, I extends Tagged = Tagged> {
  /**
   * Names of the strengths it can play at, the weakest first; they differ in how it thinks, never in what it may do or
   * see. Without this list it has one strength.
   */
  readonly strengths?: readonly string[];
  /**
   * One legal intent for an awaited seat, from what that seat may see; `strength` is one of `strengths`, or absent for its
   * usual one.
   */
  choose(view: Frozen<S>, seat: Seat, dice: Dice, strength?: string): I;
  /**
   * Whether the next decision is one of many that nobody has to follow one by one, as in a set-up: it then comes without a
   * pause for thought. Without this method every decision has its pause.
   */
  hurries?(view: Frozen<S>, seat: Seat): boolean;
}
