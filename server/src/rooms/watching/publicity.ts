/** When the end of a match, its record and its secret become public. */
import type { Host } from '../../host';
import type { Journal, MatchRecord } from '../../journal/journal';

/** The number of earlier matches that are looked at: nobody plays more of them in a row within the longest delay. */
const GENERATIONS = 5;

type Ended = Pick<MatchRecord, 'endedAt' | 'delay'>;

/** Whether everybody may know at `now` how a match ended: it is over, and its spectators have seen the end. */
export function isPublic(match: Ended, now: number): boolean {
  return match.endedAt !== null && (match.delay === 0 || publicAt(match) <= now);
}

/** The time of a match: that of its room if it is open here, otherwise the calendar. Epoch milliseconds. */
export function timeOf({ live, now }: Pick<Host, 'live' | 'now'>, { id }: Pick<MatchRecord, 'id'>): number {
  return live.get(id)?.time() ?? now();
}

/**
 * When a rematch becomes public, epoch milliseconds: once spectators have seen the end of all matches before it. 0 for any
 * other match.
 */
export async function originPublicAt(
  journal: Pick<Journal, 'match'>,
  { origin }: Pick<MatchRecord, 'origin'>,
): Promise<number> {
  let latest = 0;
  for (let from = origin, n = 0; from !== null && from.match !== '' && n < GENERATIONS; n += 1) {
    const before = await journal.match(from.match);
    if (before === null) break;
    if (before.delay > 0) latest = Math.max(latest, publicAt(before));
    from = before.origin;
  }
  return latest;
}

function publicAt({ endedAt, delay }: Ended): number {
  return (endedAt ?? 0) + delay * 1000;
}
