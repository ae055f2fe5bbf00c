/** Times and results in words. */
import type { DayScore } from '@dwo/shared';
import { say } from './words';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The time left, in hours and minutes. */
export function leftInWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return say('daily.left', { hours: Math.floor(ms / HOUR_MS), minutes: minutes % 60 });
}

/** A result: "37 of 64 points", or why there is none. */
export function scoreInWords({ points, most, finished }: DayScore): string {
  return finished ? say('daily.points', { points, most }) : say('daily.unfinished');
}
