/** Finds games on the shelf. */
import type { GameBox, GameClient, ShelvedGame } from '@dwo/kits/game-client';
import { wordsReady } from '@dwo/kits/words/catalogue';
import { CLIENTS } from '@dwo/shelf/client';

/** A game that is on the shelf; null for any other. `id` is null for the first. */
export function gameOnShelf(id: string | null): ShelvedGame | null {
  return CLIENTS.find(({ box }) => id === null || box.id === id) ?? null;
}

/** The box of a game; of the first for one that this page does not know. */
export function boxOf(id: string): GameBox {
  return (gameOnShelf(id) ?? firstGame()).box;
}

/** A ready-made match by its title; one of another game than the first with that game's too. */
export function battleTitle(game: string, preset: string): string {
  const box = boxOf(game);
  const title = box.presetTitle(preset);
  return box.id === firstGame().box.id || title === box.title ? title : `${box.title} · ${title}`;
}

/** The game that the title shows. */
export function firstGame(): ShelvedGame {
  const [first] = CLIENTS;
  if (first === undefined) throw new Error('The shelf is empty');
  return first;
}

/** The boxes behind the first one, of the games with these ids. */
export function otherBoxes(ids: readonly string[]): readonly GameBox[] {
  return CLIENTS.slice(1).flatMap(({ box }) => (ids.includes(box.id) ? [box] : []));
}

/** Fetches the code of a game; null for one that this page does not know. */
export async function gameClient(id: string | null): Promise<GameClient | null> {
  const client = (await gameOnShelf(id)?.load()) ?? null;
  await wordsReady();
  return client;
}
