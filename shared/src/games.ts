/** The games that are played here. */
import { dinoWarsGame } from './games/dino-wars';
import type { Game } from './wire';

export { dinoWarsGame } from './games/dino-wars';
export { forceShape, groundShape, MOST_NAME } from './games/dino-wars-options';

/** Every game a server hosts and a client knows. */
export const GAMES: readonly Game[] = [dinoWarsGame];
