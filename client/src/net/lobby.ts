/** Who is at the table, as the synced state shows it. */
import { type MatchState, type Stage, type Terms, termsIn } from '@dwo/shared';

export interface Seatholder {
  readonly name: string;
  /** A label such as `army`, or `random`. */
  readonly wish: string;
  /** Which chair it is; empty until the match begins. */
  readonly label: string;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly bot: boolean;
}

export interface Lobby {
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly stage: Stage;
  readonly chairs: readonly Seatholder[];
  readonly watchers: number;
  /** What time there is. */
  readonly terms: Terms;
  /** The match that follows this one; empty until a player asked for it. */
  readonly rematch: string;
}

/** The lobby that a received root shows; the same object as `previous` if nothing about it changed. */
export function lobbyOf(root: MatchState, previous: Lobby | null): Lobby {
  const chairs: Seatholder[] = [];
  root.chairs.forEach(({ name, wish, label, taken, connected, bot }) => {
    chairs.push({ name, wish, label, taken, connected, bot });
  });
  const { game, version, preset, stage, watchers, rematch } = root;
  const terms = previous?.terms ?? termsOf(root.terms);
  const lobby = { game, version, preset, stage, watchers, rematch, terms, chairs };
  return previous !== null && JSON.stringify(previous) === JSON.stringify(lobby) ? previous : lobby;
}

function termsOf(json: string): Terms {
  return termsIn(json === '' ? null : JSON.parse(json));
}

/** How a player is called; "Player 2" for a nameless one. */
export function playerName(lobby: Lobby | null, place: number): string {
  const name = lobby?.chairs[place]?.name ?? '';
  return name === '' ? `Player ${place + 1}` : name;
}
