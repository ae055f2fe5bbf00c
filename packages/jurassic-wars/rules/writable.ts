/** The writable parts of a state. */
import type { Event, Player, Secret, State } from './types';

/** The event of a type. */
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The public part of a seat. Throws if there is no such seat. */
export function player(state: State, seat: number): Player {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}`);
  return found;
}

/** The secret of a seat; null on a view that does not hold it. */
export function secret(state: State, seat: number): Secret | null {
  return state.secrets[seat] ?? null;
}
