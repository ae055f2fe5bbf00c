/** Things that wait for a person who comes back. Times are epoch milliseconds of the server. */

/** `GET /api/me/waiting`: what waits for this person; for somebody without a past here everything is empty. */
export interface Waiting {
  readonly now: number;
  /** In how many matches this person is awaited. */
  readonly turns: number;
  /** The one of them whose clock runs out first; null if there is none. */
  readonly turn: WaitingTurn | null;
  /** The battle of today, for a person who has played one within a week and has not finished this one; null otherwise. */
  readonly day: WaitingDay | null;
  /** The last battle of the day that this person finished, if that day ended within a week; null otherwise. */
  readonly result: WaitingResult | null;
  readonly tournaments: readonly WaitingTournament[];
  /** The latest first. */
  readonly rematches: readonly WaitingRematch[];
}

/** A player by name. */
export interface WaitingName {
  readonly name: string;
  readonly bot: boolean;
}

/** A match in which this person owes a decision. */
export interface WaitingTurn {
  readonly match: string;
  readonly others: readonly WaitingName[];
  /** Null if no clock runs. */
  readonly deadline: number | null;
}

/** The battle of today. */
export interface WaitingDay {
  readonly day: string;
  readonly closesAt: number;
  /** Whether this person has begun it. */
  readonly begun: boolean;
  /** The days in a row that end unless it is played; 0 for none. */
  readonly streak: number;
}

/** A person's result in a day that is over. */
export interface WaitingResult {
  readonly day: string;
  /** Whether it is the day before today. */
  readonly isYesterday: boolean;
  readonly rank: number;
  readonly field: number;
  /** The share of the field that was beaten, in percent. */
  readonly percent: number;
  /** The best person of that day and their match; null if that is this person, or if the match was deleted. */
  readonly best: { readonly name: string; readonly match: string } | null;
}

/** A tournament of this person that begins within a day, or in which matches of theirs have not been opened. */
export interface WaitingTournament {
  readonly id: string;
  readonly title: string;
  readonly stage: 'open' | 'playing';
  readonly startsAt: number;
  /** The round under way, from 1, and the number of all; both 0 before it begins. */
  readonly round: number;
  readonly rounds: number;
  /** The end of the round; null before it begins. */
  readonly deadline: number | null;
  /** How many of this person's matches can be played and have not been opened. */
  readonly unopened: number;
}

/** A match that somebody has set up to meet this person again. */
export interface WaitingRematch {
  readonly match: string;
  readonly game: string;
  readonly name: string;
  readonly askedAt: number;
}
