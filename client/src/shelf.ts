/** Finds games on the shelf. */
import type { GameBox, GameClient, ShelvedGame } from '@dwo/kits/game-client';
import { wordsReady } from '@dwo/kits/words/catalogue';
import { CLIENTS } from '@dwo/shelf/client';

/** A game on the shelf; null if it is not there. A null `id` means the first. */
export function gameOnShelf(id: string | null): ShelvedGame | null {
  return CLIENTS.find(({ box }) => id === null || box.id === id) ?? null;
}

/** The box of a game; the first game's if this page does not know the game. */
export function boxOf(id: string): GameBox {
  return (gameOnShelf(id) ?? firstGame()).box;
}

/** The title of a preset, with the game's title before it if the game is not the first. */
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

/** The boxes of the games with these ids, without the first game. */
export function otherBoxes(ids: readonly string[]): readonly GameBox[] {
  return CLIENTS.slice(1).flatMap(({ box }) => (ids.includes(box.id) ? [box] : []));
}

/** Fetches the code of a game; null if this page does not know the game. */
export async function gameClient(id: string | null): Promise<GameClient | null> {
  const client = (await gameOnShelf(id)?.load()) ?? null;
  await wordsReady();
  return client;
}
