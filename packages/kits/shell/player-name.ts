/** The names of players. It is a file of its own, because it goes into every edition that is kept. */
import { say } from './names/words';

/** The part of a lobby that has the players' names, by seat. */
export interface Named {
  readonly chairs: readonly { readonly name: string }[];
}

/** The name of a player; "Player 2" for one without a name. */
export function playerName(lobby: Named | null, place: number): string {
  const name = lobby?.chairs[place]?.name ?? '';
  return name === '' ? say('name.player', { number: place + 1 }) : name;
}

/** A name as it stands in brackets, which it may have itself: "Computer (strong)" becomes "Computer, strong". */
export function inBrackets(name: string): string {
  return name.replace(/ \(([^()]*)\)$/, ', $1');
}
