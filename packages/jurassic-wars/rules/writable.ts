/** The writable parts of a state. */
import type { Closed, Event, Player, Secret, State } from './types';

/** The event of a type. */
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The public part of a seat. Throws if there is no such seat. */
export function player(state: State, seat: number): Player {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}`);
  return found;
}

/** The secret of a seat. Throws on a view that does not hold it. */
export function secret(state: State, seat: number): Secret {
  const found = state.secrets[seat];
  if (found === null || found === undefined) throw new Error(`The secret of seat ${seat} is not in this state`);
  return found;
}

/** The closed cards. Throws on a view. */
export function closedOf(state: State): Closed {
  if (state.closed === null) throw new Error('The closed cards are not in this state');
  return state.closed;
}
