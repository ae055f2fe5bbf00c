/** The games that this page can play, the first on the shelf first. */
import type { GameClient, ShelvedGame } from '@dwo/kits/game-client';
import { dinoWarsBox } from './box';

export const CLIENTS: readonly ShelvedGame[] = [
  { box: dinoWarsBox, load: async () => (await import('./dino-wars')).dinoWarsClient as unknown as GameClient },
];
