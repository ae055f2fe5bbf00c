/** The games that a server can host. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';

export const GAMES: readonly Game[] = [dinoWarsGame, tarPitGame as Game];

/** Ids of the games that are hosted where the operator doesn't say: the toy is for tests and for people who write a game. */
export const HOSTED: readonly string[] = ['dino-wars'];
