/** How many cards a deal has: JW-G-3, JW-G-4, JW-V1-1, JW-V5-2. */
import type { Frozen } from '@dwo/kernel';
import { COMBAT_IDS, RANKS, type Seed } from './cards';
import type { Options } from './options';

/** Dinocards of a hand by the number of players (JW-G-3). */
export function standardHand(players: number): number {
  return Math.floor(RANKS.length / players);
}

/** Cards that each player gets from each seeding group in a Vasel deal, by the number of players (JW-V5-2). */
export const PER_GROUP: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1, 5: 1 };
export const GROUP_RANKS: Readonly<Record<Seed, readonly number[]>> = {
  A: RANKS.slice(0, 6),
  B: RANKS.slice(6, 13),
  C: RANKS.slice(13),
};

/** Dinocards of each hand, as the options deal them; Poker deals one after the other and goes by `standard`. */
export function handSize({ deal, dinocardsEach, players }: Frozen<Options>): number {
  if (deal === 'shorter') return dinocardsEach ?? 0;
  if (deal === 'standard') return standardHand(players);
  // JW-V5-3: with four and five players the surplus is dealt as well.
  return players <= 3 ? 3 * (PER_GROUP[players] ?? 0) : standardHand(players);
}

/** JW-G-4, JW-V1-4, JW-V5-4, JW-DW-2, JW-CU-9: one for every two dinocards, rounded down. */
export function combatCardsEach(dinocards: number): number {
  return Math.floor(dinocards / 2);
}

/** Combats of a round of Whist or Underdog: JW-WH-5, JW-V1-5. */
export function combatsOfRound(players: number, hand: number): number {
  return Math.floor((players * hand) / 2);
}

/** Counters that the dearest hand of Poker costs: the ante and one for each bidding round (JW-PK-15). */
export function dearestHand(players: number): number {
  return ANTE + standardHand(players) - 1;
}

/** JW-PK-4 */
export const ANTE = 2;
/** JW-PK-6 */
export const FIGHT_PRICE = 1;
/** JW-CU-11 */
export const PREDICTION_COUNTERS = 20;
export const MOST_STAKE = 3;
/** JW-RV-1: dinocards that each player shows, by the number of players. */
const REVEALED: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };

/** JW-RV-1; JW-RV-3: one dinocard at least stays hidden. */
export function revealed(players: number, hand: number): number {
  return Math.min(REVEALED[players] ?? 0, hand - 1);
}

/** Combat cards of each seat in Carnivores Unleashed, where they are played at all (JW-CU-9). */
export const UNLEASHED_COMBAT = COMBAT_IDS.length / 2;
