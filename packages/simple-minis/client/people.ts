/** The name of the player in a seat, as the open match or the record on show knows it. */
import type { Seat } from '@dwo/kernel';
import { replayStore } from '@dwo/kits/replay/state';
import { playerName } from '@dwo/kits/shell/lobby';
import { store } from '@dwo/kits/shell/store';
import { say } from './words';

/** The name of the player in a seat; a number where neither is open. */
export function playerAt(seat: Seat): string {
  const lobby = store.getState().match?.lobby ?? null;
  if (lobby !== null) return playerName(lobby, seat);
  return replayStore.getState().cast?.seats[seat]?.name || say('seat', { number: seat + 1 });
}
