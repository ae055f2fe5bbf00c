/** Which open games a person who plays now can join. */
import type { MatchSummary } from '@dwo/shared';

/** Whether a game waits for one more: a connected person waits in it, and it is played live. */
export function isFitting({ stage, visibility, terms, chairs }: Omit<MatchSummary, 'standing' | 'hash'>): boolean {
  if (stage !== 'lobby' || visibility !== 'open' || terms.kind === 'correspondence') return false;
  const people = chairs.filter(({ taken, bot }) => taken && !bot);
  const free = chairs.filter(({ taken }) => !taken).length;
  return people.length > 0 && people.every(({ connected }) => connected) && free === 1;
}
