/** Days, times and results in words. */
import { currentLanguage } from '@dwo/kits/words/catalogue';
import type { DayScore } from '@dwo/shared';
import { say } from './words';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A day, `YYYY-MM-DD`, in words: "Sunday, 29 November" or, short, "29 Nov". */
export function dayInWords(day: string, short = false): string {
  const style = short
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(currentLanguage(), { ...style, timeZone: 'UTC' });
}

/** A month, `YYYY-MM`, in words. */
export function monthInWords(month: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00:00Z`).toLocaleDateString(currentLanguage(), style);
}

/** The time left, in hours and minutes. */
export function leftInWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return say('daily.left', { hours: Math.floor(ms / HOUR_MS), minutes: minutes % 60 });
}

/** A result: "37 of 64 points", or why there is none. */
export function scoreInWords({ points, most, finished }: DayScore): string {
  return finished ? say('daily.points', { points, most }) : say('daily.unfinished');
}
