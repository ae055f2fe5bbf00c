/** Matches that this browser sets up for people, and may change until they begin. */
import type { CreateMatch, Done, SetUpWish } from '@dwo/shared';
import { askAsMe } from './me';
import { chosenTerms } from './terms';
import { keepCreated } from './tokens';

/** Sets up a match, by the times that were chosen last unless others are given, and returns its id. Throws an ApiError. */
export async function hostMatch(wish: Partial<CreateMatch>): Promise<string> {
  const { id } = await askAsMe<{ readonly id: string }>('/api/matches', {
    terms: chosenTerms(),
    ...wish,
    hosted: true,
  });
  keepCreated(id);
  return id;
}

/** Makes a match another one; its link stays. Throws an ApiError. */
export async function setUpMatch(id: string, change: SetUpWish): Promise<void> {
  await askAsMe<Done>(`/api/matches/${encodeURIComponent(id)}/set-up`, change);
}

const wanted = new Map<string, SetUpWish>();

/** Remembers, for this tab only, what a match is to be once its lobby is open: nobody may be there to change it now. */
export function keepSetUp(id: string, change: SetUpWish): void {
  wanted.set(id, change);
}

/** The match as it shall be; null for what it is. */
export function takeSetUp(id: string): SetUpWish | null {
  const change = wanted.get(id) ?? null;
  wanted.delete(id);
  return change;
}
