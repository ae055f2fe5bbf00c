/** The battle of the day: one battle for everybody, played once, compared when the day is over. Times are epoch milliseconds. */
import { z } from 'zod';
import { playerName } from './names';
import type { Plan } from './plan';

/** The schema of a day, `YYYY-MM-DD` in UTC. */
export const dayShape = z.iso.date();
/** The schema of a month, `YYYY-MM`. */
export const monthShape = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** The body of the request that begins a battle of the day. */
export const playDayShape = z.strictObject({ name: playerName });

/**
 * The result of a battle of the day: points kept and taken, of the most that there are. If only its outcome is known, a victory has
 * all of them and a draw half.
 */
export interface DayScore {
  readonly points: number;
  readonly most: number;
  /** Null for a draw, and for a battle that was not finished. */
  readonly won: boolean | null;
  /** The turn in which it ended; null for a game without turns, and for a battle that was not finished. */
  readonly turn: number | null;
  /** Whether the battle came to its end. One that was begun and not finished is placed last. */
  readonly finished: boolean;
}

/** The result of a computer player of one strength. */
export interface DayPar extends DayScore {
  readonly strength: string;
}

/** A person's own part in a battle of the day. */
export interface OwnDay {
  readonly match: string;
  /** Null while the battle is under way. */
  readonly score: DayScore | null;
  /** The place among everybody who has finished so far, from 1; null while it is under way. */
  readonly rank: number | null;
  /** How many have finished so far, computer players included. */
  readonly field: number;
  /** The share of the field that was beaten, in percent; a tie counts half. Null while it is under way. */
  readonly percent: number | null;
}

/** A line of the table of a day that is over. */
export interface DayLine {
  readonly name: string;
  /** The strength of a computer player; null for a person. */
  readonly strength: string | null;
  readonly score: DayScore;
  readonly percent: number;
  readonly rank: number;
  /** The match, for its replay; null for a computer player, and for a match that was deleted. */
  readonly match: string | null;
  /** Whether the person who asks played it. */
  readonly mine: boolean;
}

/** A battle of the day. */
export interface DayShown {
  readonly day: string;
  readonly game: string;
  readonly preset: string;
  /** The table as it is set up; null if the game draws none. */
  readonly plan: Plan | null;
  /** The label of the side that people play, and its seat. */
  readonly side: string;
  readonly seat: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly dealtAt: number;
  /** SHA-256 of the secret of each set of dice; public from the day before. */
  readonly commitments: readonly string[];
  /** The secrets, once the day is over; null before. */
  readonly secrets: readonly string[] | null;
  /** The share of matches that the people's side wins between two computers of the usual strength; null if not measured. */
  readonly share: number | null;
  /** The strength of the computer that people play against; null for a game with one. */
  readonly strength: string | null;
  /** How many computer players have played it with the same dice. */
  readonly rivals: number;
  /** How many people have begun. */
  readonly begun: number;
  readonly mine: OwnDay | null;
}

/** A number of days played in a row; one miss in seven days is free. */
export interface Streak {
  readonly days: number;
  /** Whether the streak ends unless today is played. */
  readonly atStake: boolean;
  /** Whether the free miss of the last seven days is still there. */
  readonly freeMiss: boolean;
}

/** The answer about today. */
export interface DaysNow {
  readonly now: number;
  /** Null while it is being prepared. */
  readonly today: DayShown | null;
  /** The commitments to the dice of tomorrow; null while it is being prepared. */
  readonly tomorrow: Pick<DayShown, 'day' | 'commitments'> | null;
  readonly streak: Streak;
  /** The last days that are over, latest first. */
  readonly past: readonly DayPast[];
}

/** A day that is over, in a list. */
export interface DayPast {
  readonly day: string;
  readonly game: string;
  readonly preset: string;
  readonly side: string;
  /** How many people played. */
  readonly begun: number;
  readonly mine: { readonly percent: number; readonly rank: number } | null;
}

/** The answer about a day that is over. */
export interface DayOver extends DayShown {
  readonly lines: readonly DayLine[];
}

/** A battle at the end of a turn. */
export interface DayMoment {
  /** The number of entries of its record until then. */
  readonly n: number;
  /** The points of the people's side that are left, and those that the others have lost. */
  readonly kept: number;
  readonly taken: number;
  /** Whether the battle was over by then; it stays as it ended. */
  readonly over: boolean;
  /** The kinds of figures that the people's side attacked in this turn, those attacked most often first; left out in older records. */
  readonly aims?: readonly string[];
  /** By label of a side: x, y and radius of each of its figures, as in the plan of the day. */
  readonly figures: Plan['figures'];
}

/** One battle of a day, turn by turn. */
export interface DayTrack {
  readonly name: string;
  /** The match, for its replay; null if it was deleted. */
  readonly match: string | null;
  /** Whether the person who asks played it. */
  readonly mine: boolean;
  /** The points of the people's side at the beginning. */
  readonly had: number;
  /** From the first turn to the last one that it reached; later ones are as its last one. */
  readonly moments: readonly DayMoment[];
}

/** A battle at the end of a turn, from 1: once it is over it stays as it ended; null if it was left before. */
export function momentAt<M extends Pick<DayMoment, 'over'>>(
  { moments }: { readonly moments: readonly M[] },
  turn: number,
): M | null {
  const last = moments.at(-1);
  return moments[turn - 1] ?? (last?.over === true ? last : null);
}

/** The battles of all people at the end of a turn. */
export interface DayTurn {
  /** From 1. */
  readonly turn: number;
  /** How many people have got that far; a battle that ended before counts as it ended. */
  readonly of: number;
  /** The middle one of their points kept and taken, or the mean of the two in the middle. */
  readonly middle: number;
  /** How many had lost no points, how many had taken some, and how many battles were over. */
  readonly unhurt: number;
  readonly takers: number;
  readonly over: number;
  /** The kinds of figures that were attacked in this turn, and by how many people, most first; left out in older records. */
  readonly aims?: readonly DayAim[];
}

/** How many people attacked a kind of figure in a turn. */
export interface DayAim {
  readonly target: string;
  readonly people: number;
}

/** The answer about the turns of a day that is over. */
export interface DayTurns {
  /** Empty for a game without points, and if nobody played. */
  readonly turns: readonly DayTurn[];
  /** The battle of the person who asks first, then the best ones. */
  readonly tracks: readonly DayTrack[];
}

/** A line of a month's table. */
export interface MonthLine {
  readonly name: string;
  /** The sum of the best days, in percent of matchpoints. */
  readonly total: number;
  readonly days: number;
  readonly rank: number;
  readonly mine: boolean;
}

/** The table of a month. */
export interface MonthTable {
  readonly month: string;
  /** How many days count at most. */
  readonly best: number;
  readonly lines: readonly MonthLine[];
}

/** A battle of the day that was begun. */
export interface DayBegun {
  readonly match: string;
}
