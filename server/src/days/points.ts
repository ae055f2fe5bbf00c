/** Compares results: matchpoints against everybody, streaks, and the best days of a month. Pure. */
import type { DayScore, Streak } from '@dwo/shared';
import { dayAfter } from './calendar';

/** How many days count in a month. */
export const BEST_DAYS = 15;
/** In so many days one miss is free. */
const WEEK = 7;

/** The place of a result in its field. */
export interface Placed {
  /** From 1; the same for equal results. */
  readonly rank: number;
  /** The share of the others that it beat, in percent; a tie counts half. 100 if there are no others. */
  readonly percent: number;
}

/** The number by which results are compared: a battle that was not finished is below every other. */
export function rankable({ points, most, finished }: DayScore): number {
  // A release can change how a game counts its points, in the middle of a day.
  return finished ? points / Math.max(1, most) : -1;
}

/** The places of all results, in their order. */
export function placed(scores: readonly DayScore[]): readonly Placed[] {
  const values = scores.map(rankable);
  return values.map((value) => {
    const [better, equal] = [values.filter((other) => other > value), values.filter((other) => other === value)];
    const others = values.length - 1;
    const beaten = others - better.length - (equal.length - 1) / 2;
    return { rank: better.length + 1, percent: others === 0 ? 100 : Math.round((1000 * beaten) / others) / 10 };
  });
}

/**
 * The days played in a row up to today. A day that was missed does not end the streak if none was missed in the six days
 * before it; today is not missed while it lasts.
 */
export function streakOf(played: ReadonlySet<string>, today: string): Streak {
  const has = (day: string) => played.has(day);
  let days = 0;
  let lastMiss: number | null = null;
  let freeMiss = true;
  for (let back = has(today) ? 0 : 1; ; back++) {
    if (has(dayAfter(today, -back))) {
      days++;
      continue;
    }
    const isFree = lastMiss === null || back - lastMiss >= WEEK;
    if (!isFree || !has(dayAfter(today, -back - 1))) break;
    lastMiss = back;
    if (back < WEEK) freeMiss = false;
  }
  return { days, atStake: days > 0 && !has(today), freeMiss };
}

/** The sum of the best days, in percent. */
export function bestOf(percents: readonly number[]): number {
  const best = [...percents].sort((a, b) => b - a).slice(0, BEST_DAYS);
  return Math.round(10 * best.reduce((sum, each) => sum + each, 0)) / 10;
}
