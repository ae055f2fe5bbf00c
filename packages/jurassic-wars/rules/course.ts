/** The part of the course of play in which versions differ. */
import type { Dice, Seat } from '@dwo/kernel';
import type { JwRule } from './refusals';
import type { Emit, Now, Side } from './types';

/** The result of a match before a fight-off: the seats with the best result, and the rule that ends the match. */
export interface Final {
  readonly best: readonly Seat[];
  readonly rule: JwRule;
}

/** The sequel of a combat: the same round, the next round, or the end of the match. */
export type Sequel = 'goesOn' | 'nextRound' | Final;

/** The course of a version. */
export interface Course {
  /** Asks for the first decision after a deal. */
  begin(state: Now, dice: Dice, emit: Emit): void;
  /** Clears the table after a combat, asks for the next decision if the round goes on, and returns what follows. */
  after(state: Now, winner: Side, dice: Dice, emit: Emit): Sequel;
}

/** The indices of the highest of these numbers. */
export function highest(numbers: readonly number[]): Seat[] {
  const most = Math.max(...numbers);
  return numbers.flatMap((each, seat) => (each === most ? [seat] : []));
}
