/** Matches as the lists and look-ups of the HTTP API show them. */
import type { Standing } from './game';
import type { MatchStage } from './stages';
import type { Terms } from './terms';
import type { Visibility } from './visibility';

/** A match in the list of `GET /api/matches`; only open ones are listed. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly visibility: Visibility;
  readonly stage: MatchStage;
  readonly seq: number;
  /** Hash of the spectators' view at `seq`; null before the match begins, and while nobody has it open. */
  readonly hash: string | null;
  readonly chairs: readonly ChairSummary[];
  /** The score; null before the match begins, in games without a score, and while nobody has it open. */
  readonly standing: Standing | null;
  readonly terms: Terms;
  readonly watchers: number;
  /** By how many seconds spectators see the match later than its players; this summary is as old. */
  readonly delay: number;
  readonly live: boolean;
}

/** One chair of a match in the list. */
export interface ChairSummary {
  readonly name: string;
  /** The wished label or `random`; empty for a free chair. */
  readonly wish: string;
  readonly taken: boolean;
  readonly bot: boolean;
  /** The label of the seat; empty before the match has begun. */
  readonly label: string;
  /** Whether the player is connected. */
  readonly connected: boolean;
}

/**
 * A match in the list of `GET /api/matches/finished`, which leaves out private ones. Its record is at
 * `/api/matches/:id/record`.
 */
export interface FinishedMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  /** Epoch milliseconds. */
  readonly endedAt: number;
  /** Whether it was forked from another match. */
  readonly forked: boolean;
  /** The seats that won; empty for a draw. */
  readonly winners: readonly number[];
  /** By seat. */
  readonly chairs: readonly { readonly name: string; readonly bot: boolean; readonly label: string }[];
}

/** A turn of a match in which the chances changed most. */
export interface WeekMoment {
  /** The turn, from 1, and the number of entries of the record until it begins. */
  readonly turn: number;
  readonly n: number;
  /** The entry of the turn after which the chance of that side had grown most, counted from 1. */
  readonly at: number;
  /** The label of the side that gained, and its chance to win at the beginning and at the end of the turn, from 0 to 1. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** The public match of people in which the chances changed most, of those that ended within a week. */
export interface WeekMatch extends FinishedMatch {
  /** The least chance that the winner had at the end of a turn, from 0 to 1. */
  readonly least: number;
  /** The turns that changed most, in their order. */
  readonly moments: readonly WeekMoment[];
}

/** `GET /api/matches/week`; null if there is none, and while it is being picked. */
export interface WeekAnswer {
  readonly match: WeekMatch | null;
}

/** The answer to `GET /api/matches/:id`. */
export interface MatchDetails extends MatchSummary {
  /** The options in the game's own shape; null for games with secrets that can't leave them out. */
  readonly options: unknown;
  /**
   * The match from which this one was forked, and the number of intents taken over; null if it is not a fork. `match` is
   * empty for a private match and for a record from a file.
   */
  readonly fork: { readonly match: string; readonly intents: number } | null;
}
