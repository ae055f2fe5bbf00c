/** The writable parts of a state; each throws where a viewer has none. */
import type { Closed, Event, Player, Secret, State } from './types';

export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The public part of a seat. */
export function player(state: State, seat: number): Player {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}`);
  return found;
}

/** The secret of a seat. */
export function secret(state: State, seat: number): Secret {
  const found = state.secrets[seat];
  if (found === null || found === undefined) throw new Error(`What seat ${seat} knows is hidden`);
  return found;
}

/** The cards that no seat owns. */
export function closedOf(state: State): Closed {
  if (state.closed === null) throw new Error('What no seat owns is hidden');
  return state.closed;
}
