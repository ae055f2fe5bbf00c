/** The part of the course of play that each version has its own way of. */
import type { Dice, Seat } from '@dwo/kernel';
import type { JwRule } from './refusals';
import type { Emit, Now, Side } from './types';

/** The end of a match but for a fight-off: the seats that are equal at the top, and the rule that says so. */
export interface Final {
  readonly best: readonly Seat[];
  readonly rule: JwRule;
}

/** The sequel of a combat: the same round goes on, another one begins, or the match is over. */
export type Sequel = 'goesOn' | 'nextRound' | Final;

export interface Course {
  /** Asks for the first decision after a deal. */
  begin(state: Now, dice: Dice, emit: Emit): void;
  /** Clears the table after a combat that this side has won, and says what follows. */
  after(state: Now, winner: Side, dice: Dice, emit: Emit): Sequel;
}

/** The seats with the highest of these numbers. */
export function highest(numbers: readonly number[]): Seat[] {
  const most = Math.max(...numbers);
  return numbers.flatMap((each, seat) => (each === most ? [seat] : []));
}
