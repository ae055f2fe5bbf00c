/** How a sentence names a player. It is a file of its own, because it goes into every edition that is kept. */
import type { Seat } from '@dwo/kernel';
import { say } from './names/words';

/** The names of the players, and which of them the reader is; `isYou` is left out where nobody plays. */
export interface Players {
  player(seat: Seat): string;
  readonly isYou?: (seat: Seat) => boolean;
}

/** The facts of a sentence about a player: their name, and `who` for its grammar, "you" for the reader. */
export function named(
  { player, isYou }: Players,
  seat: Seat,
): { readonly name: string; readonly who: 'you' | 'other' } {
  return { name: player(seat), who: isYou?.(seat) === true ? 'you' : 'other' };
}

/** A player in a list of names: "You" for the reader. */
export function listed(players: Players, seat: Seat): string {
  const { name, who } = named(players, seat);
  return who === 'you' ? say('name.you') : name;
}

/** The facts of a sentence about several players: their names in a list, and `who`, "you" if the reader is the only one. */
export function allNamed(
  players: Players,
  seats: readonly Seat[],
): { readonly names: string; readonly who: 'you' | 'other' | 'several' } {
  const [first] = seats;
  const who = seats.length > 1 || first === undefined ? 'several' : named(players, first).who;
  return { names: seats.map((seat) => listed(players, seat)).join(', '), who };
}
