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
