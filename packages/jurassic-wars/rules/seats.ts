/** Questions about seats: who holds cards, and who is next. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Now, Player, Secret } from './types';

/** All seats in their order. */
export function allSeats({ players }: Now): Seat[] {
  return players.map((_, seat) => seat);
}

/** The seat to the left (JW-G-1). */
export function leftOf(state: Now, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}

/** All seats, from the left of a seat around to the seat itself. */
export function fromLeftOf(state: Now, seat: Seat): Seat[] {
  const { length } = state.players;
  return allSeats(state).map((_, i) => (seat + 1 + i) % length);
}

/** The public part of a seat. Throws if there is no such seat. */
export function playerAt(state: Now, seat: Seat): Frozen<Player> {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`);
  return player;
}

/** The secret of a seat. Throws on a view that does not hold it. */
export function secretOf(state: Now, seat: Seat): Frozen<Secret> {
  const secret = state.secrets[seat];
  if (secret === null || secret === undefined) throw new Error(`The secret of seat ${seat} is not in this state`);
  return secret;
}

/** Whether a seat can lead and oppose: it has dinocards, and they are no dummy hand (JW-PK-7). */
export function holds(state: Now, seat: Seat): boolean {
  const { standing, cards } = playerAt(state, seat);
  return standing === 'in' && cards > 0;
}

/** The next seat to the left that can lead and oppose (JW-G-9, JW-G-10, JW-WH-8). Throws if there is none. */
export function nextHolder(state: Now, seat: Seat): Seat {
  const found = fromLeftOf(state, seat).find((each) => holds(state, each));
  if (found === undefined) throw new Error('Nobody has dinocards');
  return found;
}

/** The other seat of a game for two. */
export function otherOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The seats of a combat, the lead's first. Throws between combats. */
export function fighters({ lead, opponent }: Now): readonly [Seat, Seat] {
  if (lead === null || opponent === null) throw new Error('There is no combat now');
  return [lead, opponent];
}

/** The ranks of the dinocards in a combat, the lead's first. Throws before both are face up. */
export function faced({ up: [lead, opponent] }: Now): readonly [number, number] {
  if (typeof lead !== 'number' || typeof opponent !== 'number')
    throw new Error('The dinocards of the combat are not both face up');
  return [lead, opponent];
}
