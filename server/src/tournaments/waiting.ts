/** How long the people of a live match wait for each other. */
import { TOURNAMENT_WAIT_MINUTES, termsIn } from '@dwo/shared';

const MINUTE_MS = 60_000;
/** The share of the clock of a side that somebody waits at most. */
const SHARE = 0.4;

/** How long after a live match was made it begins although one of its people is not there, in milliseconds; 0 for other matches. */
export function waitMs(terms: unknown): number {
  const known = termsIn(terms);
  if (known.kind !== 'live') return 0;
  return Math.min(TOURNAMENT_WAIT_MINUTES * MINUTE_MS, SHARE * 1000 * known.bankSeconds);
}
