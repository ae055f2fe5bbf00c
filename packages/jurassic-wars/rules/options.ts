/** The options of a match (JW-OPT-1 to JW-OPT-6). */
import type { Seat } from '@dwo/kernel';

/** The six versions. */
export const VERSIONS = ['standard', 'carnivoresUnleashed', 'dinosaursWild', 'whist', 'underdog', 'poker'] as const;
/** One version. */
export type Version = (typeof VERSIONS)[number];
/** The readings of a loss by hits (JW-OPT-1). */
export const HIT_LOSSES = ['difference', 'single'] as const;
/** The deals (JW-OPT-2). */
export const DEALS = ['standard', 'shorter', 'vasel'] as const;
/** The timelines (JW-OPT-4). */
export const TIMELINES = ['fixed', 'dynamic', 'rotating'] as const;
/** The sides of Dinosaurs Wild that may use a combat card (JW-DW-7). */
export const WILD_CARD_SIDES = ['attacker', 'opponent'] as const;
/** The timelines of Carnivores Unleashed (JW-CU-8). */
export const UNLEASHED_TIMELINES = ['off', 'fixed', 'rotating'] as const;

/** The seconds for each decision (JW-SEQ-8). */
export interface Clocks {
  play: number;
  commit: number;
  bid: number;
}

/** The options of a match. They are agreed before the first deal, and everybody sees them (JW-X-2). */
export interface Options {
  version: Version;
  players: number;
  /** JW-OPT-1 */
  hitLoss: (typeof HIT_LOSSES)[number];
  /** JW-OPT-2 */
  deal: (typeof DEALS)[number];
  /** The dinocards of a hand with the shorter deal; null with any other. */
  dinocardsEach: number | null;
  /** JW-OPT-3 */
  unlimited: boolean;
  /** JW-OPT-4 */
  timeline: (typeof TIMELINES)[number];
  /** JW-OPT-5 */
  naturalOrder: boolean;
  /** This option and those below, except the clocks, belong to one version each (JW-OPT-6). */
  reveal: boolean;
  pokerCombatCards: boolean;
  startingCounters: number;
  handsPerDealer: number;
  wildCardSide: (typeof WILD_CARD_SIDES)[number];
  unleashedTimeline: (typeof UNLEASHED_TIMELINES)[number];
  unleashedCombatCards: boolean;
  doubleMatch: boolean;
  predictions: boolean;
  /** The seat of the carnivores in Carnivores Unleashed; null for a random seat (JW-CU-2). */
  carnivores: Seat | null;
  /** Null for no time limits. */
  clocks: Clocks | null;
}

/** The options of a version that the rulebook suggests. */
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
