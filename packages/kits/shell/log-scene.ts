/** The context in which the log of the open match tells an event. */
import type { Frozen } from '@dwo/kernel';
import type { LogScene } from '../game-client';
import { playerName } from './lobby';
import type { Players } from './named';
import type { MatchSlice } from './store';

/** The names of the open match's players, and which of them the reader is. */
export function playersOf({ lobby, seats }: Pick<MatchSlice, 'lobby' | 'seats'>): Players {
  return { player: (seat) => playerName(lobby, seat), isYou: (seat) => seats.includes(seat) };
}

/** The context of an event of the open match. */
export function sceneOf<S extends object>(match: Pick<MatchSlice, 'lobby' | 'seats'>, state: Frozen<S>): LogScene<S> {
  return { state, ...playersOf(match) };
}
