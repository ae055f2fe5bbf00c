/** State, intents and events of Jurassic Wars; RULES.md tells its rules. */
import type { Frozen, Ruleset, Seat } from '@dwo/kernel';
import type { Period } from './cards';
import type { Options } from './options';
import type { JwRule } from './refusals';

/** JW-V2, JW-K: the side of a combat, 0 for the lead and 1 for the opponent. */
export type Side = 0 | 1;
/** One thing for each side of a combat, the lead's first. */
export type Pair<T> = readonly [T, T];

/** The decisions there are (chapter "Who decides what" of RULES.md). */
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
export type Phase = (typeof PHASES)[number];

/** `in` plays on, `out` has no dinocards left (JW-G-18), `folded` left a dummy hand (JW-PK-7). */
export const STANDINGS = ['in', 'out', 'folded'] as const;
export type Standing = (typeof STANDINGS)[number];

export const BACKINGS = ['carnivores', 'herbivores'] as const;
export type Backing = (typeof BACKINGS)[number];

export interface State {
  options: Options;
  phase: Phase;
  /** Round of Whist and Underdog, hand of Poker, game of Carnivores Unleashed, from 1; 1 in all others. */
  round: number;
  dealer: Seat;
  /** Dinocards that each seat was dealt in this round; 0 where none were. */
  handSize: number;
  /** Null while no game period counts. */
  period: Period | null;
  /** Timeline cards as they were turned over, each once (JW-V3-4). */
  known: Period[];
  /** How often the timeline has moved in this round. */
  moves: number;
  /** Combats of this round. */
  combats: number;
  lead: Seat | null;
  opponent: Seat | null;
  /** Ranks of the dinocards face up in this combat, the lead's first. */
  up: (number | null)[];
  /** Combat cards opened in this combat, the lead's first. */
  opened: (number | null)[];
  /** Beaten dinocards, face up. */
  out: number[];
  /** Used combat cards, face up. */
  discarded: number[];
  /** How many dinocards and combat cards are put away face down, in Poker also those still to be dealt. */
  away: number;
  combatAway: number;
  /** The seat that bids or declares. */
  turn: Seat | null;
  /** Counters in the pot, and the bidding round of this hand, from 1 (Poker). */
  pot: number;
  bidding: number;
  /** Slots with a dinocard face down (Dinosaurs Wild). */
  pool: number[];
  /** Dinocards shown by each seat before the bids (JW-RV-2); empty at all other times. */
  shown: number[][];
  /** The seat that has the carnivores (Carnivores Unleashed). */
  carnivores: Seat | null;
  playOff: boolean;
  /** The latest combat, for whoever comes late; null before the first. */
  last: Fought | null;
  players: Player[];
  /** By seat; null for whoever must not know. */
  secrets: (Secret | null)[];
  /** Null in every view. */
  closed: Closed | null;
  ending: { winners: Seat[]; rule: JwRule } | null;
}

/** A combat as it was fought. */
export interface Fought {
  /** The seats, ranks and opened combat cards of both sides, the lead's first. */
  seats: number[];
  ranks: number[];
  cards: (number | null)[];
  /** The faces of each roll: `135/66`. */
  rolls: string[];
  winner: Side | null;
}

export interface Player {
  standing: Standing;
  /** Dinocards in hand, in a dummy hand, or in the deck of Carnivores Unleashed. */
  cards: number;
  /** Unused combat cards. */
  combat: number;
  /** Ranks of the dinocards won, face up: the set, or in Dinosaurs Wild the score pile. */
  set: number[];
  /** Has made the choice of this phase. */
  answered: boolean;
  bid: number | null;
  /** Points; in Carnivores Unleashed combats won, play-offs aside. */
  score: number;
  /** Games won (Carnivores Unleashed). */
  games: number;
  counters: number;
  /** Poker: the dinocard of the hand that lies face up, and the slots of the pack that the hand was dealt from, in its order. */
  face: number | null;
  slots: number[];
}

/** The knowledge of one seat alone. */
export interface Secret {
  /** Ranks; null for a card that nobody may know in a match played from its public record. */
  hand: (number | null)[];
  /** Ids of unused combat cards. */
  combat: number[];
  /** The committed combat card, if any. */
  card: number | null;
  /** Places in the hand of the dinocards to be shown. */
  chosen: number[];
  guess: number | null;
  stake: Stake | null;
}

export interface Stake {
  side: Backing;
  n: number;
}

/** Cards that no seat owns. */
export interface Closed {
  /** The three cards in their order; the first one is turned over first. */
  timeline: Period[];
  /** By slot (Dinosaurs Wild). */
  pool: number[];
  /** Carnivores, then herbivores; the first card lies on top. */
  decks: number[][];
  away: number[];
  combatAway: number[];
}

export type Intent =
  /** `at` counts the cards of the hand from 0; null leaves the choice to the dice. */
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

/** The starting dice of a side and their reasons (JW-SEQ-1). */
export interface Start {
  readonly printed: number;
  /** One die more for its own period. */
  readonly period: boolean;
  readonly adrenaline: boolean;
  readonly surprised: boolean;
  /** One die less, because it broke the natural order. */
  readonly breach: boolean;
  readonly dice: number;
}

/** One roll of both sides and what came of it. */
export interface Rolled {
  readonly faces: Pair<readonly number[]>;
  readonly hits: Pair<number>;
  /** Null for a tie that costs nobody dice. */
  readonly loser: Side | null;
  readonly lost: number;
  readonly byRank: boolean;
  /** A Thick Hide took one die less. */
  readonly spared: boolean;
  readonly left: Pair<number>;
}

type Hands = readonly (readonly number[] | null)[];

/** A deal. Hands belong to their seats; what lies closed is nobody's, so every viewer sees null there. */
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
  /** `at` is its owner's alone: the order of a hand tells of the cards beside it. */
  | { readonly type: 'played'; readonly seat: Seat; readonly at: number | null; readonly rank: number }
  /** A choice behind the hand: only its owner sees more than that it was made. */
  | { readonly type: 'committed'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: readonly number[] | null }
  | { readonly type: 'predicted'; readonly seat: Seat; readonly n: number | null }
  | { readonly type: 'staked'; readonly seat: Seat; readonly side: Backing | null; readonly n: number }
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly cards: readonly (readonly number[])[] }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'declared'; readonly seat: Seat; readonly choice: 'fight' | 'fold' }
  | { readonly type: 'forced'; readonly seat: Seat }
  /** Poker: a card for a seat; `rank` is its owner's alone unless it lies face up, and nobody's in a dummy hand. */
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
  /** Stakes come to light when their combat is over. */
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

export type Now = Frozen<State>;
export type Emit = (event: Event) => void;
export type JurassicWars = Ruleset<State, Intent, Event, Options, JwRule>;
