/** Matches that this browser's person sets up, and may change until they begin. */
import type { CreateMatch, Done, SetUpWish, Terms } from '@dwo/shared';
import { askAsMe } from './me';
import { chosenTerms } from './terms';
import { keepCreated } from './tokens';

/**
 * Sets up a match as this person and returns its id. The time limits are those that were chosen last, unless `wish` has others.
 * Throws an ApiError.
 */
export async function hostMatch(wish: Partial<CreateMatch>): Promise<string> {
  const { id } = await askAsMe<{ readonly id: string }>('/api/matches', {
    terms: chosenTerms(),
    ...wish,
    hosted: true,
  });
  keepCreated(id);
  return id;
}

/** Changes the setup of a match, which keeps its link. Throws an ApiError. */
export async function setUpMatch(id: string, change: SetUpWish): Promise<void> {
  await askAsMe<Done>(`/api/matches/${encodeURIComponent(id)}/set-up`, change);
}

const wanted = new Map<string, SetUpWish>();

/** Keeps a change to a match, in this tab only, until its lobby is open and the creator can make it. */
export function keepSetUp(id: string, change: SetUpWish): void {
  wanted.set(id, change);
}

/** Takes the change that was kept for a match; null if there is none. */
export function takeSetUp(id: string): SetUpWish | null {
  const change = wanted.get(id) ?? null;
  wanted.delete(id);
  return change;
}

const timed = new Set<string>();

/** Remembers, in this tab, that the person chose the time limits of this match themselves. */
export function keepTimeWish(id: string): void {
  timed.add(id);
}

/** The parts of a lobby that decide whether its match needs a clock. */
interface Waiting {
  readonly terms: Terms;
  readonly chairs: readonly { readonly taken: boolean; readonly bot: boolean }[];
}

/** Whether at most one person can play once `computers` more seats are taken, and the standard clock was nobody's wish. */
export function needsNoClock(id: string, { terms, chairs }: Waiting, computers: number): boolean {
  const notComputers = chairs.filter(({ bot }) => !bot).length - computers;
  return terms.kind === 'standard' && !timed.has(id) && notComputers <= 1;
}
