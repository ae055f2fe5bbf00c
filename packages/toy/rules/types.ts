/** The types of Tar Pit; RULES.md tells its rules. */
import type { Ruleset, Seat } from '@dwo/kernel';

/** Rules that refuse something or end the game. */
const TAR_RULES = ['TAR-1', 'TAR-2', 'TAR-4'] as const;
export type TarRule = (typeof TAR_RULES)[number];

export const SEATS = 2;
/** Cards of each hand, and rounds of a game (TAR-1, TAR-4). */
export const HAND = 6;
/** Cards in the deck, numbered from 1 (TAR-1). */
export const CARDS = SEATS * HAND;

export interface Options {
  /** Seconds to lay a card; null without a clock. */
  layS: number | null;
}

export interface State {
  /** From 1 to `HAND` (TAR-4). */
  round: number;
  options: Options;
  players: Player[];
  /** By seat; null in the view of anybody who must not know it. */
  secrets: (Secret | null)[];
  ending: { winners: Seat[] } | null;
}

export interface Player {
  /** Number of cards in hand. */
  cards: number;
  /** Whether they have laid a card in this round. */
  laid: boolean;
  /** The card shown in the latest round; null before the first. */
  shown: number | null;
  points: number;
}

export interface Secret {
  /** In ascending order. */
  hand: number[];
  /** The card that lies face down; null before the seat has laid one. */
  laid: number | null;
}

/** Lays a card of one's own hand (TAR-2). */
export type Intent = { readonly type: 'lay'; readonly card: number };

export type Event =
  /** The card is null in the view of the other seat: it learns that a card was laid, not which. */
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'shown'; readonly cards: readonly number[]; readonly winner: Seat; readonly swallowed: boolean }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

export type TarPit = Ruleset<State, Intent, Event, Options, TarRule>;
