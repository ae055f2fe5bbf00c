import type { Dice, Frozen, Seat, Tagged } from '@dwo/kernel';

/** A computer player. It keeps nothing between decisions, so a restarted server may ask it again at any point. */
export interface Bot<S extends object = object, I extends Tagged = Tagged> {
  /** One legal intent for an awaited seat, from what that seat may see. */
  choose(view: Frozen<S>, seat: Seat, dice: Dice): I;
}
