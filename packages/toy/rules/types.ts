/** The types of Tar Pit; RULES.md tells its rules. */
import type { Ruleset, Seat } from '@dwo/kernel';

/** Rules that refuse something or end the game. */
const TAR_RULES = ['TAR-1', 'TAR-2', 'TAR-4'] as const;
export type TarRule = (typeof TAR_RULES)[number];

export const SEATS = 2;
/** Cards of each hand, and rounds of a game (TAR-1, TAR-4). */
export const HAND = 6;
export const CARDS = SEATS * HAND;

export interface Options {
  /** Time to lay a card; null for as long as one likes. */
  layS: number | null;
}

export interface State {
  /** 1 to 6. */
  round: number;
  options: Options;
  players: Player[];
  /** By seat; null for whoever must not know. */
  secrets: (Secret | null)[];
  ending: { winners: Seat[] } | null;
}

export interface Player {
  /** How many cards are in hand. */
  cards: number;
  /** Has laid a card in this round. */
  laid: boolean;
  /** The card shown in the latest round; null before the first. */
  shown: number | null;
  points: number;
}

export interface Secret {
  /** Ascending. */
  hand: number[];
  /** The card face down on the table. */
  laid: number | null;
}

export type Intent = { readonly type: 'lay'; readonly card: number };

export type Event =
  /** The other seat sees that a card was laid, not which. */
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'shown'; readonly cards: readonly number[]; readonly winner: Seat; readonly swallowed: boolean }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

export type TarPit = Ruleset<State, Intent, Event, Options, TarRule>;
