/** The set-up of a force: its zones, who may ride, and an even spread for figures without a place (VS-R-11). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { DeployUse, Placed } from '@dwo/kits/miniatures/tools/deploy';
import {
  CLASS_DATA,
  facingAt,
  type Intent,
  inForce,
  isMount,
  type Now,
  type Rect,
  refusePart,
  riddenSetUp,
  type Spot,
  type State,
  zonesOf,
} from '../../rules';
import { say } from '../words';
import { figureAt, pointFromScene, pointToScene, toScene } from './places';

/** The corners of a rectangle of the rules, in the scene. */
export const cornersOf = ([west, south, east, north]: Rect) =>
  [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ].map(pointToScene);

const middleOf = ([west, south, east, north]: Rect) => ({ x: (west + east) / 2, y: (south + north) / 2 });

const spotsOf = (places: readonly Placed[]): Spot[] =>
  places.map(({ figure, at, on }) => {
    return { figure: Number(figure), riding: on === null ? null : Number(on), ...pointFromScene(at) };
  });

const ridersOf = (now: Frozen<State>, id: string) =>
  figureAt(now, id)?.class === 'guy' ? inForce(now, figureAt(now, id)?.seat ?? -1).filter(isMount) : [];

/** The set-up that a seat owes now; null for none. */
export function deployment(state: Now, seat: Seat): DeployUse<State, Intent> | null {
  if (state.phase !== 'deploy' || state.asked !== seat) return null;
  return {
    word: say('use.of', { id: 'deploy' }),
    figures: inForce(state, seat).map(({ id }) => `${id}`),
    zones: zonesOf(state, seat).map((rect) => ({
      ...{ outline: cornersOf(rect), label: say('zone.own') },
      ahead: facingAt(state, seat, middleOf(rect)),
    })),
    ...{ turns: false, facing: 90 },
    radius: (now, id) => toScene(CLASS_DATA[figureAt(now, id)?.class ?? 'guy'].radius),
    kind: (now, id) => figureAt(now, id)?.class ?? '',
    mounts: (now, id) => ridersOf(now, id).map((mount) => `${mount.id}`),
    refuse: (now, by, places) => refusePart(now, by, spotsOf(places)),
    rest(now, by, places) {
      return riddenSetUp(now, by, spotsOf(places)).map(({ figure, riding, x, y }) => {
        return {
          figure: `${figure}`,
          at: pointToScene({ x, y }),
          facing: 90,
          on: riding === null ? null : `${riding}`,
        };
      });
    },
    intent: (places) => ({ type: 'deploy', list: spotsOf(places) }),
  };
}
