/** The clock of live matches, and how long their people wait for each other. */
import { type Terms, termsIn, waitMinutes } from '@dwo/shared';

const MINUTE_MS = 60_000;
/** Each side has half of the minutes of a match. */
const SIDE_SECONDS = 30;

/** The clock of a live match of so many minutes. */
export function clockOf(minutes: number): Terms {
  return { kind: 'live', bankSeconds: SIDE_SECONDS * minutes, incrementSeconds: 0 };
}

/** How long after a match with these terms was made it begins although one of its people is not there, in milliseconds. */
export function waitMs(terms: unknown): number {
  const known = termsIn(terms);
  return known.kind === 'live' ? MINUTE_MS * waitMinutes(known.bankSeconds / SIDE_SECONDS) : 0;
}
