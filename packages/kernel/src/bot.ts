import type { Dice } from './dice';
import type { Frozen, Seat, Tagged } from './ruleset';

/** A computer player. It keeps no state between decisions, so any process can ask it at any time. */
export interface Bot<S extends object = object, I extends Tagged = Tagged> {
  /**
   * The names of its strengths, the weakest first. They differ in how it thinks, never in what it may do or see. Without this
   * list it has one strength.
   */
  readonly strengths?: readonly string[];
  /**
   * Chooses a legal intent for an awaited seat from what that seat may see. `strength` is one of `strengths`; without it, the
   * default strength is used.
   */
  choose(view: Frozen<S>, seat: Seat, dice: Dice, strength?: string): I;
  /**
   * The same choice in slices, for strengths that think long: it yields after at most some milliseconds, so that others can be
   * served in between. Without this method `choose` is one slice.
   */
  deciding?(view: Frozen<S>, seat: Seat, dice: Dice, strength?: string): Generator<void, I>;
  /**
   * Whether the next decision is one of many that nobody needs to watch, as in a set-up; it is then played without a pause.
   * Without this method every decision has a pause.
   */
  hurries?(view: Frozen<S>, seat: Seat): boolean;
}
