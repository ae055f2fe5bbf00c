/** The options of a match: JW-OPT-1 to JW-OPT-6. */
import type { Seat } from '@dwo/kernel';

export const VERSIONS = ['standard', 'carnivoresUnleashed', 'dinosaursWild', 'whist', 'underdog', 'poker'] as const;
export type Version = (typeof VERSIONS)[number];
export const HIT_LOSSES = ['difference', 'single'] as const;
export const DEALS = ['standard', 'shorter', 'vasel'] as const;
export const TIMELINES = ['fixed', 'dynamic', 'rotating'] as const;
export const WILD_CARD_SIDES = ['attacker', 'opponent'] as const;
export const UNLEASHED_TIMELINES = ['off', 'fixed', 'rotating'] as const;

/** Seconds for a decision (JW-SEQ-8). */
export interface Clocks {
  play: number;
  commit: number;
  bid: number;
}

/** JW-X-2: everything is agreed before the first deal, and everybody sees it. */
export interface Options {
  version: Version;
  players: number;
  /** JW-OPT-1 */
  hitLoss: (typeof HIT_LOSSES)[number];
  /** JW-OPT-2 */
  deal: (typeof DEALS)[number];
  /** The size of a hand in a shorter game; null in all others. */
  dinocardsEach: number | null;
  /** JW-OPT-3 */
  unlimited: boolean;
  /** JW-OPT-4 */
  timeline: (typeof TIMELINES)[number];
  /** JW-OPT-5 */
  naturalOrder: boolean;
  /** JW-OPT-6, and so are all that follow but the clocks. */
  reveal: boolean;
  pokerCombatCards: boolean;
  startingCounters: number;
  handsPerDealer: number;
  wildCardSide: (typeof WILD_CARD_SIDES)[number];
  unleashedTimeline: (typeof UNLEASHED_TIMELINES)[number];
  unleashedCombatCards: boolean;
  doubleMatch: boolean;
  predictions: boolean;
  /** The seat that has the carnivores in Carnivores Unleashed; null leaves it to chance (JW-CU-2). */
  carnivores: Seat | null;
  /** Null for as long as one likes. */
  clocks: Clocks | null;
}

/** The options of a version as the rulebook suggests them. */
export function defaults(version: Version, players: number): Options {
  return {
    version,
    players,
    hitLoss: 'difference',
    deal: 'standard',
    dinocardsEach: null,
    unlimited: false,
    timeline: 'fixed',
    naturalOrder: false,
    reveal: false,
    pokerCombatCards: false,
    startingCounters: 50,
    handsPerDealer: 2,
    wildCardSide: 'attacker',
    unleashedTimeline: 'off',
    unleashedCombatCards: false,
    doubleMatch: false,
    predictions: false,
    carnivores: null,
    clocks: { play: 30, commit: 15, bid: 45 },
  };
}
