/** Makes a worker the referee of a game's matches on this device. */
import type { Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { expose } from 'comlink';
import { DeviceReferee } from './referee';

/** Serves as the referee of a game's matches; the game's worker calls it once. */
export function serveReferee<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  game: Game<S, I, E, O, R>,
): void {
  expose(new DeviceReferee(game as unknown as Game));
}
