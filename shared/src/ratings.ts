/** Ratings of people. A rating is a number from 0 to 3000. Times are epoch milliseconds. */
import { z } from 'zod';

/** The body of the request that hides a person from tables, or shows them again. */
export const hideShape = z.strictObject({ hidden: z.boolean() });

/** A rating with fewer matches is provisional, and stands in no table. */
export const ENOUGH_MATCHES = 10;

/** The change of a rating by one match. */
export interface RatingChange {
  readonly match: string;
  readonly at: number;
  /** The preset; empty for a custom battle. */
  readonly battle: string;
  /** The label of the person's side. */
  readonly label: string;
  readonly result: 'won' | 'drawn' | 'lost';
  readonly before: number;
  readonly after: number;
  /** The chance that their side had, from 0 to 1. */
  readonly chance: number;
  /** The share of matches that their side wins in this battle between equals; null for a custom battle. */
  readonly favoured: number | null;
}

/** A person's rating in one game. */
export interface RatingShown {
  readonly game: string;
  readonly rating: number;
  readonly matches: number;
  readonly provisional: boolean;
  /** The place in the game's table, from 1; null for one that is not in it. */
  readonly rank: number | null;
  /** The latest changes, the latest first. */
  readonly changes: readonly RatingChange[];
  /** The rating after each match, the latest last. */
  readonly history: readonly number[];
  /** The label with the best share of victories among those played at least three times; null if there is none. */
  readonly favourite: string | null;
  /** Victories in a row up to now. */
  readonly wins: number;
}

/** A line of a table. */
export interface RatingLine {
  readonly rank: number;
  readonly name: string;
  /** Names the person in addresses; says nothing about their identity. */
  readonly person: string;
  readonly rating: number;
  readonly matches: number;
  readonly mine: boolean;
}

/** A computer player in its own list. */
export interface RatedComputer {
  readonly strength: string;
  readonly rating: number;
}

/** The table of a game. */
export interface RatingTable {
  readonly game: string;
  readonly lines: readonly RatingLine[];
  readonly computers: readonly RatedComputer[];
  /** How many people have a rating that is still provisional. */
  readonly provisional: number;
}

/** The answer about all ratings. */
export interface RatingsNow {
  readonly tables: readonly RatingTable[];
  /** The ratings of the person who asks. */
  readonly mine: readonly RatingShown[];
  /** Whether the person who asks is hidden from tables. */
  readonly hidden: boolean;
}

/** The page of a person. */
export interface PersonRatings {
  readonly name: string;
  readonly ratings: readonly RatingShown[];
}
