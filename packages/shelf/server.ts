/** The games that a server can host, and those that it hosts where the operator doesn't say: a line each. */
import { dinoSoldiersGame } from '@dwo/dino-soldiers/wire';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import type { Game } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';

export const GAMES: readonly Game[] = [
  dinoWarsGame,
  // Hosted when asked for: its source may not be used commercially.
  dinoSoldiersGame as Game,
  // Hosted when asked for: its name belongs to somebody else.
  jurassicWarsGame as Game,
  // For tests and for people who write a game.
  tarPitGame as Game,
];

/** Ids of the games that are hosted where the operator doesn't say. */
export const HOSTED: readonly string[] = [
  // The first one is the one that tools mean.
  dinoWarsGame.rules.id,
];
