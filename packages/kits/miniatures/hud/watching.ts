/** The camera of spectators: it follows the action until they move it by hand. */
import type { Frozen, Seat } from '@dwo/kernel';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import type { Beginning, Effect, Scene } from '../model';
import type { Standing } from '../standing';
import { actionOf } from '../table/action';
import { Follower } from '../theatre/follower';
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
export function lookAt<S extends object>(standing: Standing<S>, effects: readonly Effect[]): number {
  const { match } = store.getState();
  if (match === null || match.seat !== null) return 0;
  const state = onShow(match) as Frozen<S> | null;
  return state === null ? 0 : follower.look(actionOf(standing, effects, state, tableDesk.getState().viewpoint));
}

/**
 * Shows the table as the player of this seat sees it, and follows that player's figures from now on; null follows everybody.
 * `begin` is the first view of a player.
 */
export function lookFrom<S extends object>(
  scene: Scene | null,
  seat: Seat | null,
  begin: (state: Frozen<S>, seat: Seat) => Beginning,
): void {
  patchTable({ viewpoint: seat, follows: true });
  const state = onShow(store.getState().match) as Frozen<S> | null;
  if (state === null || scene === null) return;
  if (seat === null) scene.wholeTable();
  else scene.home(begin(state, seat));
}
