/** The sizes of deals, and the numbers of counters (JW-G-3, JW-G-4, JW-V1-1, JW-V5-2). */
import type { Frozen } from '@dwo/kernel';
import { COMBAT_IDS, RANKS, type Seed } from './cards';
import type { Options } from './options';

/** Dinocards of a hand by the number of players (JW-G-3). */
export function standardHand(players: number): number {
  return Math.floor(RANKS.length / players);
}

/** Cards that each player gets from each seeding group, by the number of players (JW-V5-2). */
export const PER_GROUP: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1, 5: 1 };
/** The ranks of each seeding group (JW-V5-1). */
export const GROUP_RANKS: Readonly<Record<Seed, readonly number[]>> = {
  A: RANKS.slice(0, 6),
  B: RANKS.slice(6, 13),
  C: RANKS.slice(13),
};

/** Dinocards of each hand by the options. In Poker it is the number at the end of the dealing. */
export function handSize({ deal, dinocardsEach, players }: Frozen<Options>): number {
  if (deal === 'shorter') return dinocardsEach ?? 0;
  if (deal === 'standard') return standardHand(players);
  // With four and five players the surplus is dealt too (JW-V5-3).
  return players <= 3 ? 3 * (PER_GROUP[players] ?? 0) : standardHand(players);
}

/** Combat cards of a player: half of their dinocards, rounded down (JW-G-4, JW-V1-4, JW-V5-4, JW-DW-2). */
export function combatCardsEach(dinocards: number): number {
  return Math.floor(dinocards / 2);
}

/** Combats of a round of Whist or Underdog (JW-WH-5, JW-V1-5). */
export function combatsOfRound(players: number, hand: number): number {
  return Math.floor((players * hand) / 2);
}

/**
 * Counters that the most expensive hand of Poker costs a player: the ante, and one for each bidding round (JW-PK-15).
 */
export function dearestHand(players: number): number {
  return ANTE + biddingRounds(players) * FIGHT_PRICE;
}

/** Bidding rounds of a hand of Poker in which nobody folds early (JW-PK-8). */
export function biddingRounds(players: number): number {
  return standardHand(players) - 1;
}

/** Counters that each player pays for a hand (JW-PK-4). */
export const ANTE = 2;
/** Counters that a player pays to stay in (JW-PK-6). */
export const FIGHT_PRICE = 1;
/** Combats of a game of Carnivores Unleashed before the play-off (JW-CU-6). */
export const COMBATS_OF_GAME = 10;
/** Counters of each player at the start of Carnivores Unleashed with predictions (JW-CU-11). */
export const PREDICTION_COUNTERS = 20;
/** The most counters of one stake (JW-CU-11). */
export const MOST_STAKE = 3;
/** Dinocards that each player shows, by the number of players (JW-RV-1). */
const REVEALED: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };

/** Dinocards that each player shows before the bids; at least one of a hand stays hidden (JW-RV-1, JW-RV-3). */
export function revealed(players: number, hand: number): number {
  return Math.min(REVEALED[players] ?? 0, hand - 1);
}

/** Combat cards of each seat in Carnivores Unleashed, if they are used (JW-CU-9). */
export const UNLEASHED_COMBAT = COMBAT_IDS.length / 2;

/** The most rounds that a match can have (JW-WH-2, JW-UD-1, JW-PK-2, JW-CU-10). */
export function roundsOf({ version, players, handsPerDealer, doubleMatch }: Frozen<Options>): number {
  if (version === 'whist' || version === 'underdog') return players;
  if (version === 'poker') return players * handsPerDealer;
  return doubleMatch ? 2 : 1;
}
