/** The name of the player in a seat, as the open match knows it. */
import type { Seat } from '@dwo/kernel';
import { playerName } from '@dwo/kits/shell/lobby';
import { store } from '@dwo/kits/shell/store';
import { say } from './words';

/** The name of the player in a seat; a number where no match is open. */
export function playerAt(seat: Seat): string {
  const lobby = store.getState().match?.lobby ?? null;
  return lobby === null ? say('seat', { number: seat + 1 }) : playerName(lobby, seat);
}
