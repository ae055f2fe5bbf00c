/** The games that a page can play. The first is the one that the title shows. */

import { dinoSoldiersBox } from '@dwo/dino-soldiers/client/box';
import { dinoWarsBox } from '@dwo/dino-wars/client/box';
import { dinosaurCowboysBox } from '@dwo/dinosaur-cowboys/client/box';
import { jurassicWarsBox } from '@dwo/jurassic-wars/client/box';
import type { GameBox, GameClient, ShelvedGame } from '@dwo/kits/game-client';
import { simpleMinisBox } from '@dwo/simple-minis/client/box';
import { tarPitBox } from '@dwo/toy/client/box';

/** Puts a game on the shelf. Its types of state and intents are erased here, since only its own code knows them. */
const shelved = (box: GameBox, load: () => Promise<unknown>): ShelvedGame => ({
  box,
  load: load as () => Promise<GameClient>,
});

export const CLIENTS: readonly ShelvedGame[] = [
  shelved(dinoWarsBox, async () => (await import('@dwo/dino-wars/client')).dinoWarsClient),
  shelved(dinoSoldiersBox, async () => (await import('@dwo/dino-soldiers/client')).dinoSoldiersClient),
  shelved(jurassicWarsBox, async () => (await import('@dwo/jurassic-wars/client')).jurassicWarsClient),
  shelved(dinosaurCowboysBox, async () => (await import('@dwo/dinosaur-cowboys/client')).dinosaurCowboysClient),
  shelved(simpleMinisBox, async () => (await import('@dwo/simple-minis/client')).simpleMinisClient),
  shelved(tarPitBox, async () => (await import('@dwo/toy/client')).tarPitClient),
];
