/** The open game that this browser offers, and the open games of others that one can join at once. */
import type { MatchSummary } from '@dwo/shared';
import { createStore } from 'zustand/vanilla';

export interface Offer {
  readonly id: string;
  /** `taken`: everybody has come and the battle has begun. */
  readonly stage: 'waiting' | 'taken';
  /** The people who came. */
  readonly others: readonly string[];
}

export const offers = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

/** Whether somebody waits in an open game for one who plays now: it is there, live, and not one's own. */
export function isFitting(
  { id, stage, visibility, terms, chairs }: MatchSummary,
  own: (id: string) => boolean,
): boolean {
  if (stage !== 'lobby' || visibility !== 'open' || terms.kind === 'correspondence' || own(id)) return false;
  const people = chairs.filter(({ taken, bot }) => taken && !bot);
  return people.length > 0 && people.every(({ connected }) => connected) && chairs.length - 1 === taken(chairs);
}

function taken(chairs: MatchSummary['chairs']): number {
  return chairs.filter((chair) => chair.taken).length;
}
