/** The points of Whist, Underdog and Dinosaurs Wild. */
import { dinocard } from './cards';

/** The points of a round of Whist for a bid, the victories and the size of the hand (JW-WH-11). */
export function whistPoints(bid: number, victories: number, hand: number): number {
  if (victories === bid) return 5 + bid + (bid === hand ? 5 : 0);
  // `-2 * victories` would be negative zero without victories.
  return bid > 0 ? victories : 0 - 2 * victories;
}

/** The points of a round of Underdog: the sum of the ranks in the set (JW-UD-2). */
export function underdogPoints(set: readonly number[]): number {
  return set.reduce((sum, rank) => sum + rank, 0);
}

/** The points of a score pile: the sum of its printed dice (JW-DW-12). */
export function wildPoints(pile: readonly number[]): number {
  return pile.reduce((sum, rank) => sum + dinocard(rank).dice, 0);
}
