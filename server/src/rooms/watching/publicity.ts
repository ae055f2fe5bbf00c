/** When the end of a match, its record and its secret are for everybody. */
import type { Journal, MatchRecord } from '../../journal/journal';

type Ended = Pick<MatchRecord, 'endedAt' | 'delay'>;

/** Whether everybody may know how a match ended: it is over, and its spectators have seen the end. */
export function isPublic(match: Ended, now: number): boolean {
  return match.endedAt !== null && publicAt(match) <= now;
}

/** When everybody may know of a rematch: once its spectators have seen the end of the match before; 0 for any other match. */
export async function originPublicAt(
  journal: Pick<Journal, 'match'>,
  { origin }: Pick<MatchRecord, 'origin'>,
): Promise<number> {
  if (origin === null || origin.match === '') return 0;
  const before = await journal.match(origin.match);
  return before === null || before.delay === 0 ? 0 : publicAt(before);
}

function publicAt({ endedAt, delay }: Ended): number {
  return (endedAt ?? 0) + delay * 1000;
}
