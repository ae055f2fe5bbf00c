/** Opens matches that nobody has to be there for. */
import { matchMaker } from '@colyseus/core';
import { ROOM } from '@dwo/shared';
import type { Neighbours } from '../cluster/neighbours';
import { OPEN_ALREADY } from './leased-room';

/**
 * Opens the room of a match unless one is open. No seat is reserved: the room would wait for the person it is for before it
 * closes. Rejects if the match can't be opened.
 */
export async function openUnattended(neighbours: Pick<Neighbours, 'beforeJoin'>, match: string): Promise<void> {
  await neighbours.beforeJoin(match);
  if (await matchMaker.driver.findOne({ name: ROOM, matchId: match } as never)) return;
  try {
    await matchMaker.createRoom(ROOM, { matchId: match });
  } catch (error) {
    // Somebody came meanwhile.
    if ((error as { readonly code?: unknown }).code !== OPEN_ALREADY) throw error;
  }
}
