/** Finds an opponent with one press: a person who waits, or the computer until a person comes. */
import { createMatch, isSilent } from '@dwo/kits/shell/api';
import { findOpponent } from '@dwo/kits/shell/me';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { go } from '@dwo/kits/shell/router';
import { chosenTerms } from '@dwo/kits/shell/terms';
import { keepCreated, keepName, keepToken, keepWish, knownName, seatsKept } from '@dwo/kits/shell/tokens';
import { drawEntropy, Witness } from '@dwo/kits/shell/witness';
import { ANY_CHAIR, STANDARD } from '@dwo/shared';
import { gameClient } from '../shelf';
import { offer, withdraw } from './offer';
import { offers } from './offers';

/** Rated matches have no hints, so the computer rates nobody in their first evening: each press takes two seats, one of them for a person. */
const FIRST_EVENING = 6;

/**
 * Meets somebody who waits; without anybody, a game of this person's waits for somebody, and they play the computer meanwhile.
 * The server decides in one step. Without a server it plays on this device. A null `game` stands for the first one. Throws an
 * ApiError.
 */
export async function playNow(preset: string, game: string | null = null): Promise<void> {
  try {
    await meetSomebody(preset, game);
  } catch (error) {
    if (!isSilent(error)) throw error;
    await playHere(game, preset);
  }
}

/** Plays a game's computer on this device; null stands for the first game. */
async function playHere(game: string | null, preset: string): Promise<void> {
  const client = await gameClient(game);
  if (client === null) throw new Error(`There is no game ${game}`);
  const { beginLocal } = await import('@dwo/kits/local/begin');
  go({ page: 'match', id: await beginLocal(client.game, { preset, side: ANY_CHAIR }) });
}

async function meetSomebody(preset: string, game: string | null): Promise<void> {
  const which = game === null ? {} : { game };
  const rated = seatsKept() >= FIRST_EVENING;
  const name = knownName() ?? nameIdea(Math.random);
  const entropy = drawEntropy();
  const chosen = chosenTerms();
  const terms = chosen.kind === 'correspondence' ? STANDARD : chosen;
  const { match, met, token } = await findOpponent({ ...which, preset, terms, name, entropy });
  if (token !== null) {
    new Witness(match).sat(entropy);
    keepToken(match, token);
    keepName(name);
  }
  if (met) {
    await withdraw();
    go({ page: 'match', id: match });
    return;
  }
  keepCreated(match);
  if (offers.getState().offer?.id !== match) await offer(match);
  sitIn(await createMatch({ ...which, preset, bots: [ANY_CHAIR], terms: { kind: 'none' }, rated }));
}

/** Opens a match and takes a free seat. */
export function sitIn(id: string): void {
  keepWish(id, ANY_CHAIR);
  go({ page: 'match', id });
}
