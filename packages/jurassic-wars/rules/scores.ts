/** Points of Whist, Underdog and Dinosaurs Wild. */
import { dinocard } from './cards';

/** JW-WH-11: points of a round for a bid, the victories and the size of the hand. */
export function whistPoints(bid: number, victories: number, hand: number): number {
  if (victories === bid) return 5 + bid + (bid === hand ? 5 : 0);
  // Nought less twice nothing would be a negative nought.
  return bid > 0 ? victories : 0 - 2 * victories;
}

/** JW-UD-2: the ranks of the dinocards in the set. */
export function underdogPoints(set: readonly number[]): number {
  return set.reduce((sum, rank) => sum + rank, 0);
}

/** JW-DW-12: the printed dice of the dinocards in the score pile. */
export function wildPoints(pile: readonly number[]): number {
  return pile.reduce((sum, rank) => sum + dinocard(rank).dice, 0);
}
