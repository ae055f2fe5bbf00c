/** The names of players. It stands alone, for it goes into every edition of the rules that is kept. */
import { say } from './names/words';

/** As much of a lobby as tells how people are called, by seat. */
export interface Named {
  readonly chairs: readonly { readonly name: string }[];
}

/** How a player is called; "Player 2" for a nameless one. */
export function playerName(lobby: Named | null, place: number): string {
  const name = lobby?.chairs[place]?.name ?? '';
  return name === '' ? say('name.player', { number: place + 1 }) : name;
}
