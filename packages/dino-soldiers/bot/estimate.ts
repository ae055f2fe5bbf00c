/** The estimate of a hint. */
import { type Dice, finish, type Seat } from '@dwo/kernel';
import type { Intent, Now } from '../rules';
import { playout, usual, world } from './search';

/** How a choice fared when the next turns were played out in worlds that no search had seen. */
export interface Estimate {
  /** The worlds in which the seat was ahead at the end. */
  readonly ahead: number;
  readonly worlds: number;
}

/** The worlds of an estimate. */
const ESTIMATED = 20;

/** Plays the next turns out after an intent, both sides in the usual style. */
export function estimate(view: Now, seat: Seat, intent: Intent, dice: Dice): Estimate {
  const values = Array.from({ length: ESTIMATED }, () => finish(playout(world(view, dice), seat, usual, dice, intent)));
  return { ahead: values.filter(({ value }) => value > 0).length, worlds: ESTIMATED };
}
