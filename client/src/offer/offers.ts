/** The open game that this browser offers, and which open games of others can be joined at once. */
import type { MatchSummary } from '@dwo/shared';
import { createStore } from 'zustand/vanilla';

/** The open game that this browser offers. */
export interface Offer {
  readonly id: string;
  /** `taken`: everybody has come and the battle has begun. */
  readonly stage: 'waiting' | 'taken';
  /** Names of the people who joined. */
  readonly others: readonly string[];
}

/** The offer of this browser; null while there is none. */
export const offers = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

/**
 * Whether a player who plays now can join this open game: a person waits in it, it is played live, and it is not this browser's
 * own.
 */
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
