/** The types of the Bone Auction; `toy-game.ts` has its rules. */
import type { Ruleset, Seat } from '../ruleset';

/** Every lot of the auction. */
export const FOSSILS = ['trilobite', 'ammonite', 'amber-fly', 'raptor-claw', 'rex-tooth', 'whole-egg'] as const;
export type Fossil = (typeof FOSSILS)[number];
/** Points for each lot (BONE-6). */
export const WORTH = {
  trilobite: 1,
  ammonite: 2,
  'amber-fly': 3,
  'raptor-claw': 4,
  'rex-tooth': 5,
  'whole-egg': 6,
} as const satisfies Record<Fossil, number>;

/** Bids, then one answer, in each round. */
export const TOY_STAGES = ['bidding', 'doubt', 'over'] as const;
export type ToyStage = (typeof TOY_STAGES)[number];
/** The rules that can refuse an intent or end the game. */
export const TOY_RULES = ['BONE-2', 'BONE-3', 'BONE-4', 'BONE-7', 'BONE-8', 'BONE-9'] as const;
export type ToyRule = (typeof TOY_RULES)[number];

/** The number of seats of every game. */
export const TOY_SEATS = 3;

/** The options of a match. */
export interface ToyOptions {
  /** 1 to 5. */
  rounds: number;
  /** The points that end the game at once, at least 1 (BONE-9). */
  fame: number;
  /** Seconds to bid; null for no limit. A doubt has 10 seconds. */
  bidSeconds: number | null;
}

/** The state of a match. */
export interface ToyState {
  round: number;
  stage: ToyStage;
  options: ToyOptions;
  /** The lot of this round. */
  lot: Fossil;
  players: ToyPlayer[];
  /** The seat that holds the lot and the seat that may doubt it; null unless a doubt is possible (BONE-4). */
  holder: Seat | null;
  doubter: Seat | null;
  /** By seat; null for viewers who must not know. */
  secrets: (ToySecret | null)[];
  /** Null in every view. */
  closed: ToyClosed | null;
  ending: { winners: Seat[]; rule: ToyRule } | null;
}

/** The public part of a player. */
export interface ToyPlayer {
  /** Whether the seat has bid in this round. */
  bid: boolean;
  /** The number of cards in hand. */
  cards: number;
  /** The card shown in the latest round. */
  shown: number | null;
  points: number;
  fossils: Fossil[];
}

/** The secret of a seat. */
export interface ToySecret {
  /** Ascending. */
  hand: number[];
  /** The card face down on the table. */
  bid: number | null;
  note: number | null;
}

/** The secrets that no seat owns. */
export interface ToyClosed {
  /** The lots that have not come up, in order; some never will (BONE-10). */
  lots: Fossil[];
}

/** The intents of a seat. */
export type ToyIntent =
  | { readonly type: 'bid'; readonly card: number }
  | { readonly type: 'note'; readonly card: number }
  | { readonly type: 'doubt' }
  | { readonly type: 'accept' };

/** The events of a match. */
export type ToyEvent =
  /** Others see that a card was laid, but not which. */
  | { readonly type: 'bidLaid'; readonly seat: Seat; readonly card: number | null }
  /** Nobody else notices. */
  | { readonly type: 'noted'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'shown'; readonly cards: readonly number[]; readonly holder: Seat; readonly doubter: Seat }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'appraised'; readonly seat: Seat; readonly face: number; readonly fake: boolean }
  | { readonly type: 'sold'; readonly seat: Seat; readonly fossil: Fossil }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly lot: Fossil }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly rule: ToyRule };

export type ToyRuleset = Ruleset<ToyState, ToyIntent, ToyEvent, ToyOptions, ToyRule>;
