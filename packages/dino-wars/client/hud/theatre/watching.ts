/** The camera of spectators: it follows the action until they move it by hand, as in a replay. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { actorsOf } from '@dwo/kits/miniatures/effects/actors';
import type { Effect, Place, Scene } from '@dwo/kits/miniatures/model';
import { Follower } from '@dwo/kits/miniatures/theatre/follower';
import { onShow } from '@dwo/kits/shell/moves';
import { desk, patchDesk, store } from '../../store';
import { figureOf, onTable, radiusOf, shownFor } from '../../tools/figures';
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
  return state === null ? 0 : follower.look(placesOf(effects, state, desk.getState().viewpoint));
}

/** The places of all figures that take part; none if `followed` has no part in the effects. Pure. */
export function placesOf(effects: readonly Effect[], state: Frozen<State>, followed: number | null): readonly Place[] {
  const actors = effects.flatMap(actorsOf);
  if (followed !== null && !actors.some((id) => figureOf(state, id)?.owner === followed)) return [];
  const standing = actors.flatMap((id): readonly Place[] => {
    const shown = shownFor(state, id);
    const figure = figureOf(state, shown);
    return figure === null || !onTable(figure) ? [] : [{ x: figure.x, y: figure.y, radiusCi: radiusOf(state, shown) }];
  });
  const ways = effects.flatMap((effect) => (effect.type === 'glide' || effect.type === 'swoop' ? effect.path : []));
  return [...standing, ...ways.map(({ x, y }) => ({ x, y, radiusCi: 0 }))];
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
