/** The games that this page can play. */
import type { GameClient } from '@dwo/kits/game-client';

const GAMES: Readonly<Record<string, () => Promise<GameClient>>> = {
  'dino-wars': async () => (await import('./dino-wars')).dinoWarsClient as unknown as GameClient,
};

/** Fetches the code of a game; null for one that this page does not know. */
export async function gameClient(id: string): Promise<GameClient | null> {
  return (await GAMES[id]?.()) ?? null;
}
