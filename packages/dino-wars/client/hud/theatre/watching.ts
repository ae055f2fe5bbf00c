/** The camera of spectators: it follows the action until they move it by hand, as in a replay. */
import type { Effect, Scene } from '@dwo/kits/miniatures/model';
import { actionOf } from '@dwo/kits/miniatures/table/action';
import { Follower } from '@dwo/kits/miniatures/theatre/follower';
import { onShow } from '@dwo/kits/shell/moves';
import { STANDING } from '../../standing';
import { desk, patchDesk, store } from '../../store';
import { beginning } from './beginning';

const follower = new Follower({
  follows: () => store.getState().match?.seat === null && desk.getState().follows,
  takenOver: () => patchDesk({ follows: false }),
});

/** Follows on this board from now on; null for none. */
export function watchOn(scene: Scene | null): void {
  follower.attach(scene);
}

/** Moves to the places of these effects, for a spectator whose camera follows. Returns after how many ms it is there. */
export function lookAt(effects: readonly Effect[]): number {
  const { match } = store.getState();
  if (match === null || match.seat !== null) return 0;
  const state = onShow(match);
  return state === null ? 0 : follower.look(actionOf(STANDING, effects, state, desk.getState().viewpoint));
}

/**
 * Shows the table as the player of this seat sees it, and follows that player's figures from now on; null follows everybody.
 */
export function lookFrom(scene: Scene | null, seat: number | null): void {
  const { match } = store.getState();
  patchDesk({ viewpoint: seat, follows: true });
  const state = onShow(match);
  if (state === null || scene === null) return;
  if (seat === null) scene.wholeTable();
  else scene.home(beginning(state, seat));
}
