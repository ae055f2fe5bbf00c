/** When the end of a match, its record and its secret are for everybody. */
import type { MatchRecord } from '../../journal/journal';

/** Whether everybody may know how a match ended: it is over, and its spectators have seen the end. */
export function isPublic({ endedAt, delay }: Pick<MatchRecord, 'endedAt' | 'delay'>, now: number): boolean {
  return endedAt !== null && endedAt + delay * 1000 <= now;
}
