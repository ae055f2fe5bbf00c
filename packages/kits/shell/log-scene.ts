/** The context in which the log of the open match tells an event. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogScene } from '../game-client';
import { playerName } from './lobby';
import { listed, named, type Players } from './named';
import { type MatchSlice, store } from './store';

/** The names of the open match's players, and which of them the reader is. */
export function playersOf({ lobby, seats }: Pick<MatchSlice, 'lobby' | 'seats'>): Players {
  return { player: (seat) => playerName(lobby, seat), isYou: (seat) => seats.includes(seat) };
}

/** The context of an event of the open match. */
export function sceneOf<S extends object>(match: Pick<MatchSlice, 'lobby' | 'seats'>, state: Frozen<S>): LogScene<S> {
  return { state, ...playersOf(match) };
}

/** The facts of a sentence about a player of the open match; `who` is "nobody" for no seat, and where no match is open. */
export function namedNow(seat: Seat | null): { readonly name: string; readonly who: 'you' | 'other' | 'nobody' } {
  const { match } = store.getState();
  return seat === null || match === null ? { name: '', who: 'nobody' } : named(playersOf(match), seat);
}

/** A player of the open match in a list of names: "You" for the reader; a number where no match is open. */
export function listedNow(seat: Seat): string {
  const { match } = store.getState();
  return match === null ? playerName(null, seat) : listed(playersOf(match), seat);
}
