/** The games that a page can play; the first is the one that the title shows. */

import { dinoWarsBox } from '@dwo/dino-wars/client/box';
import type { GameClient, ShelvedGame } from '@dwo/kits/game-client';
import { tarPitBox } from '@dwo/toy/client/box';

export const CLIENTS: readonly ShelvedGame[] = [
  {
    box: dinoWarsBox,
    load: async () => (await import('@dwo/dino-wars/client')).dinoWarsClient as unknown as GameClient,
  },
  { box: tarPitBox, load: async () => (await import('@dwo/toy/client')).tarPitClient as unknown as GameClient },
];
