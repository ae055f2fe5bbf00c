/** What players are called. It stands alone, for it goes into every edition of the rules that is kept. */
import type { Lobby } from './lobby';

/** How a player is called; "Player 2" for a nameless one. */
export function playerName(lobby: Lobby | null, place: number): string {
  const name = lobby?.chairs[place]?.name ?? '';
  return name === '' ? `Player ${place + 1}` : name;
}
