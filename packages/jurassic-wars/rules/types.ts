/** State, intents and events of Jurassic Wars; RULES.md tells its rules. */
import type { Frozen, Ruleset, Seat } from '@dwo/kernel';
import type { Period } from './cards';
import type { Options } from './options';
import type { JwRule } from './refusals';

/** The side of a combat: 0 for the lead, 1 for the opponent. */
export type Side = 0 | 1;
/** One value for each side of a combat, the lead's first. */
export type Pair<T> = readonly [T, T];

/** The phases, one for each decision (chapter "Who decides what" of RULES.md). */
export const PHASES = [
  'reveal',
  'show',
  'bid',
  'declare',
  'lead',
  'oppose',
  'commit',
  'pickAttacker',
  'pickOpponent',
  'predict',
  'turnUp',
  'stake',
  'over',
] as const;
/** One phase. */
export type Phase = (typeof PHASES)[number];

/** The standing of a seat: `in` plays on, `out` has no dinocards left (JW-G-18), `folded` left a dummy hand (JW-PK-7). */
export const STANDINGS = ['in', 'out', 'folded'] as const;
/** One standing. */
export type Standing = (typeof STANDINGS)[number];

/** The sides that a stake can be on (JW-CU-11). */
export const BACKINGS = ['carnivores', 'herbivores'] as const;
/** One side that a stake can be on. */
export type Backing = (typeof BACKINGS)[number];

/** The state of a match. */
export interface State {
  options: Options;
  phase: Phase;
  /**
   * The number of the round of Whist and Underdog, the hand of Poker or the game of Carnivores Unleashed, from 1; else
   * 1.
   */
  round: number;
  dealer: Seat;
  /** Dinocards that each seat was dealt in this round; 0 in versions without a deal of hands. */
  handSize: number;
  /** Null if no game period counts. */
  period: Period | null;
  /** The timeline cards that were turned over, each once, in their order (JW-V3-4). */
  known: Period[];
  /** The number of moves of the timeline in this round. */
  moves: number;
  /** The number of combats in this round. */
  combats: number;
  lead: Seat | null;
  opponent: Seat | null;
  /** The ranks of the dinocards in this combat, the lead's first; null for a card that is not played yet. */
  up: (number | null)[];
  /** The ids of the combat cards opened in this combat, the lead's first. */
  opened: (number | null)[];
  /** The ranks of beaten dinocards, face up. */
  out: number[];
  /** The ids of used combat cards, face up. */
  discarded: number[];
  /** The number of dinocards put away face down, in Poker also those not dealt yet. */
  away: number;
  /** The number of combat cards put away face down. */
  combatAway: number;
  /** The seat that bids or declares; null in other phases. */
  turn: Seat | null;
  /** The counters in the pot (Poker). */
  pot: number;
  /** The bidding round of this hand, from 1 (Poker). */
  bidding: number;
  /** The slots that are still face down (Dinosaurs Wild). */
  pool: number[];
  /** The ranks that each seat shows before the bids (JW-RV-2); empty at all other times. */
  shown: number[][];
  /** The seat of the carnivores (Carnivores Unleashed). */
  carnivores: Seat | null;
  /** True during the play-off of Carnivores Unleashed (JW-CU-7). */
  playOff: boolean;
  /** The latest combat, for clients that join later; null before the first. */
  last: Fought | null;
  players: Player[];
  /** By seat; null in the views of others. */
  secrets: (Secret | null)[];
  /** Null in every view. */
  closed: Closed | null;
  ending: { winners: Seat[]; rule: JwRule } | null;
}

/** A combat that was fought, or is being fought. */
export interface Fought {
  /** The seats of both sides, the lead's first; so are ranks and opened combat cards. */
  seats: number[];
  ranks: number[];
  cards: (number | null)[];
  /** The faces of each roll, the lead's before the slash: `135/66`. */
  rolls: string[];
  winner: Side | null;
}

/** The public part of a seat. */
export interface Player {
  standing: Standing;
  /** The number of dinocards in the hand, the dummy hand, or the deck of Carnivores Unleashed. */
  cards: number;
  /** The number of unused combat cards. */
  combat: number;
  /** The ranks of the dinocards won, face up: the set, or in Dinosaurs Wild the score pile. */
  set: number[];
  /** Whether the seat has made its choice of this phase. */
  answered: boolean;
  bid: number | null;
  /** Points; in Carnivores Unleashed the combats won, play-offs excluded. */
  score: number;
  /** Games won (Carnivores Unleashed). */
  games: number;
  counters: number;
  /** The rank of the face-up dinocard of a Poker hand; null in other versions. */
  face: number | null;
  /** The slots of the pack that a Poker hand was dealt from, in the order of the hand; empty in other versions. */
  slots: number[];
}

/** The secret of one seat. */
export interface Secret {
  /** The ranks of the hand; null for a card that the public record of a match does not hold. */
  hand: (number | null)[];
  /** The ids of the unused combat cards. */
  combat: number[];
  /** The id of the committed combat card; null for none. */
  card: number | null;
  /** The places in the hand of the dinocards to show. */
  chosen: number[];
  guess: number | null;
  stake: Stake | null;
}

/** A stake of `n` counters (JW-CU-11). */
export interface Stake {
  side: Backing;
  n: number;
}

/** The cards that no seat owns. */
export interface Closed {
  /** The three timeline cards in their order; the first is turned over first. */
  timeline: Period[];
  /** The rank at each slot (Dinosaurs Wild). */
  pool: number[];
  /** The deck of the carnivores, then that of the herbivores; the first card is on top. */
  decks: number[][];
  away: number[];
  combatAway: number[];
}

/** Any intent. */
export type Intent =
  /** `at` is the place of the card in the hand, from 0; null leaves the choice to the dice. */
  | { readonly type: 'play'; readonly at: number | null }
  | { readonly type: 'commit'; readonly card: number | null }
  | { readonly type: 'reveal'; readonly cards: readonly number[] | null }
  | { readonly type: 'ready' }
  | { readonly type: 'bid'; readonly n: number }
  | { readonly type: 'declare'; readonly choice: 'fight' | 'fold' }
  | { readonly type: 'pick'; readonly slot: number | null }
  | { readonly type: 'predict'; readonly n: number | null }
  | { readonly type: 'stake'; readonly side: Backing | null; readonly n: number }
  | { readonly type: 'resign' };

/** The starting dice of a side and their reasons (JW-K-1 to JW-K-3). */
export interface Start {
  readonly printed: number;
  /** True for one more die in its own period. */
  readonly period: boolean;
  readonly adrenaline: boolean;
  readonly surprised: boolean;
  /** True for one die less, because it broke the natural order. */
  readonly breach: boolean;
  readonly dice: number;
}

/** One roll of both sides and its result, the lead's values first. */
export interface Rolled {
  readonly faces: Pair<readonly number[]>;
  readonly hits: Pair<number>;
  /** The side that loses dice; null for a tie without loss. */
  readonly loser: Side | null;
  readonly lost: number;
  readonly byRank: boolean;
  /** Whether a Thick Hide saved one die. */
  readonly spared: boolean;
  readonly left: Pair<number>;
}

type Hands = readonly (readonly number[] | null)[];

/** A deal. A viewer sees null for the hands of others and for the closed cards. */
export interface Dealt {
  readonly type: 'dealt';
  readonly round: number;
  readonly dealer: Seat;
  readonly carnivores: Seat | null;
  readonly hands: Hands;
  readonly combat: Hands;
  readonly period: Period | null;
  readonly closed: Frozen<Closed> | null;
}

/** Any event. */
export type Event =
  | Dealt
  | {
      readonly type: 'phaseBegan';
      readonly phase: Phase;
      readonly lead: Seat | null;
      readonly opponent: Seat | null;
      readonly turn: Seat | null;
    }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  /** `at` is null for other viewers, because the order of a hand tells something of the cards beside it. */
  | { readonly type: 'played'; readonly seat: Seat; readonly at: number | null; readonly rank: number }
  /** A secret choice; other viewers see only that it was made. */
  | { readonly type: 'committed'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: readonly number[] | null }
  | { readonly type: 'predicted'; readonly seat: Seat; readonly n: number | null }
  | { readonly type: 'staked'; readonly seat: Seat; readonly side: Backing | null; readonly n: number }
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly cards: readonly (readonly number[])[] }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'declared'; readonly seat: Seat; readonly choice: 'fight' | 'fold' }
  | { readonly type: 'forced'; readonly seat: Seat }
  /**
   * A card for a seat of Poker. `rank` is null for other viewers unless the card is face up, and for everybody in a
   * dummy hand.
   */
  | {
      readonly type: 'given';
      readonly seat: Seat;
      readonly slot: number;
      readonly up: boolean;
      readonly rank: number | null;
    }
  | { readonly type: 'combatGiven'; readonly combat: Hands; readonly away: readonly number[] | null }
  | { readonly type: 'startRolled'; readonly seats: readonly Seat[]; readonly hits: readonly number[] }
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly slot: number;
      readonly rank: number;
      readonly side: Side;
    }
  | { readonly type: 'turnedUp'; readonly ranks: Pair<number> }
  | { readonly type: 'opened'; readonly cards: Pair<number | null> }
  | { readonly type: 'fightBegan'; readonly ranks: Pair<number>; readonly starts: Pair<Start> }
  | ({ readonly type: 'rolled' } & Rolled)
  | { readonly type: 'won'; readonly side: Side; readonly rank: number; readonly beaten: number }
  | { readonly type: 'timelineMoved'; readonly period: Period }
  | { readonly type: 'pickedUp'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly points: readonly number[] }
  | { readonly type: 'potTaken'; readonly seat: Seat; readonly pot: number }
  /** The stakes of a combat, shown after it. */
  | { readonly type: 'stakesPaid'; readonly stakes: readonly (Stake | null)[]; readonly changes: readonly number[] }
  | {
      readonly type: 'guessesPaid';
      readonly guesses: readonly (number | null)[];
      readonly changes: readonly number[];
    }
  | { readonly type: 'playOffBegan'; readonly decks: readonly (readonly number[])[] | null }
  | { readonly type: 'gameWon'; readonly seat: Seat }
  | { readonly type: 'tied'; readonly seats: readonly Seat[] }
  | { readonly type: 'drew'; readonly seats: readonly Seat[]; readonly ranks: readonly number[] }
  | { readonly type: 'faced'; readonly seats: Pair<Seat>; readonly ranks: Pair<number> }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly rule: JwRule };

/** The state as the rules read it. */
export type Now = Frozen<State>;
/** Takes an event, folds it into the state and records it. */
export type Emit = (event: Event) => void;
/** The type of the ruleset. */
export type JurassicWars = Ruleset<State, Intent, Event, Options, JwRule>;
