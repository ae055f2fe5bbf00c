/** The games that a server can host, and those that it hosts unless the operator lists others. */
import { dinoSoldiersGame } from '@dwo/dino-soldiers/wire';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { dinosaurCowboysGame } from '@dwo/dinosaur-cowboys/wire';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import type { Game } from '@dwo/shared';
import { simpleMinisGame } from '@dwo/simple-minis/wire';
import { tarPitGame } from '@dwo/toy/wire';

/** Every game that a server can host. */
export const GAMES: readonly Game[] = [
  dinoWarsGame,
  // Its source may not be used commercially.
  dinoSoldiersGame as Game,
  jurassicWarsGame as Game,
  // Its source states no licence.
  dinosaurCowboysGame as Game,
  // Its source may not be used commercially.
  simpleMinisGame as Game,
  // Hosted only when asked for: it serves tests and people who write a game.
  tarPitGame as Game,
];

/** Ids of the games that a server hosts by default. */
export const HOSTED: readonly string[] = [
  // Tools without `--game` mean the first one.
  dinoWarsGame.rules.id,
  dinoSoldiersGame.rules.id,
  jurassicWarsGame.rules.id,
  dinosaurCowboysGame.rules.id,
  simpleMinisGame.rules.id,
];
