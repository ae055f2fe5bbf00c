/** The name of the player in a seat, as the open match knows it. */
import type { Seat } from '@dwo/kernel';
import { playerName } from '@dwo/kits/shell/player-name';
import { store } from '@dwo/kits/shell/store';

/** The name of the player in a seat; a number where no match is open. */
export const playerAt = (seat: Seat): string => playerName(store.getState().match?.lobby ?? null, seat);
