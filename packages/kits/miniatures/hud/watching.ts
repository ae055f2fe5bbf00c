/** The camera of spectators: it follows the action until they move it by hand. */
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import type { Effect, Scene } from '../model';
import { actionOf } from '../table/action';
import { Follower } from '../theatre/follower';
import type { AnyTable } from './context';
import { patchTable, tableDesk } from './desk';

const follower = new Follower({
  follows: () => store.getState().match?.seat === null && tableDesk.getState().follows,
  takenOver: () => patchTable({ follows: false }),
});

/** Follows on this board from now on; null for none. */
export function watchOn(scene: Scene | null): void {
  follower.attach(scene);
}

/** Moves to the places of these effects, for a spectator whose camera follows. Returns after how many ms it is there. */
export function lookAt(game: AnyTable, effects: readonly Effect[]): number {
  const { match } = store.getState();
  if (match === null || match.seat !== null) return 0;
  const state = onShow(match);
  return state === null ? 0 : follower.look(actionOf(game.standing, effects, state, null));
}
