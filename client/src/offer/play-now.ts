/** Finds an opponent with one press: a person who waits, or the computer until a person comes. */
import { createMatch, isSilent, listMatches } from '@dwo/kits/shell/api';
import { go } from '@dwo/kits/shell/router';
import { chosenTerms } from '@dwo/kits/shell/terms';
import { keepCreated, keepWish, wasCreatedHere } from '@dwo/kits/shell/tokens';
import { ANY_CHAIR, STANDARD } from '@dwo/shared';
import { gameClient } from '../shelf';
import { offer } from './offer';
import { isFitting, offers } from './offers';

/**
 * Joins a game that waits for one more, else opens one and plays the computer meanwhile. Without a server it plays on this
 * device. Throws an ApiError.
 */
export async function playNow(preset: string): Promise<void> {
  try {
    await meetSomebody(preset);
  } catch (error) {
    if (!isSilent(error)) throw error;
    await playHere(null, preset);
  }
}

/** Plays a game's computer on this device; null stands for the first game. */
export async function playHere(game: string | null, preset: string): Promise<void> {
  const client = await gameClient(game);
  if (client === null) throw new Error(`There is no game ${game}`);
  const { beginLocal } = await import('@dwo/kits/local/begin');
  go({ page: 'match', id: await beginLocal(client.game, { preset, side: ANY_CHAIR }) });
}

async function meetSomebody(preset: string): Promise<void> {
  const fitting = (await listMatches()).find((match) => isFitting(match, wasCreatedHere));
  if (fitting !== undefined) {
    sitIn(fitting.id);
    return;
  }
  if (offers.getState().offer === null) {
    const chosen = chosenTerms();
    const terms = chosen.kind === 'correspondence' ? STANDARD : chosen;
    const open = await createMatch({ preset, visibility: 'open', terms });
    keepCreated(open);
    await offer(open);
  }
  sitIn(await createMatch({ preset, bots: [ANY_CHAIR], terms: { kind: 'none' } }));
}

/** Opens a match and takes a free seat. */
export function sitIn(id: string): void {
  keepWish(id, ANY_CHAIR);
  go({ page: 'match', id });
}
