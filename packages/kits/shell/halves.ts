/** Asks for the mirror match that a match is a half of. */
import type { HalvesShown } from '@dwo/shared';
import { isLocal } from '../local/match';
import { askAsAnybody } from './me';

/**
 * The mirror match of a match at the server, as this person may know it; null if it is no half of one, and for a match on this device,
 * whose table knows. Throws an ApiError.
 */
export async function halvesOf(id: string): Promise<HalvesShown | null> {
  if (isLocal(id)) return null;
  const path = `/api/matches/${encodeURIComponent(id)}/halves`;
  return (await askAsAnybody<{ readonly halves: HalvesShown | null }>(path)).halves;
}
