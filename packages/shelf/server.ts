/** The games that a server hosts. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';

export const GAMES: readonly Game[] = [dinoWarsGame];
