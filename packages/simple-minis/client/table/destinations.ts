/** The places that a way of going leads to by itself: an edge of the surface, a free mount. */
import { distance, type Point, type Seat } from '@dwo/kernel';
import type { Walker } from '@dwo/kits/miniatures/tools/go';
import { discOf, type Fig, isMount, type Now, onTable, type State, TABLE } from '../../rules';
import { goalPlaceOf } from './goal-place';
import { figureAt, placeOf, pointFromScene, pointToScene } from './places';

/** The point on the nearest edge of the surface. */
export function onEdge({ x, y }: Point): Point {
  const ways = [
    { far: y, at: { x, y: 0 } },
    { far: TABLE.width - x, at: { x: TABLE.width, y } },
    { far: TABLE.height - y, at: { x, y: TABLE.height } },
    { far: x, at: { x: 0, y } },
  ];
  return ways.reduce((best, way) => (way.far < best.far ? way : best)).at;
}

/** Whether a guy can get on a figure. */
export function canBoard(guy: Fig, mount: Fig | null): mount is Fig {
  return guy.class === 'guy' && mount !== null && mount.seat !== null && isMount(mount) && mount.rider === null;
}

/** The mounts that a guy could get on, wherever they stand. */
export const freeMounts = (state: Now, guy: Fig) => onTable(state).filter((each) => canBoard(guy, each));

/** How a path ends. */
interface Ends {
  readonly mode: string;
  readonly stopAt: string | null;
}

/** The figure that a path is meant to end at: to get on, the free mount that is nearest to where it would end. */
export function meantBy(state: Now, actor: Fig, end: Point, { mode, stopAt }: Ends): string | null {
  if (mode !== 'board' || stopAt !== null) return stopAt;
  const [mount] = freeMounts(state, actor).sort(
    (a, b) => distance(end, discOf(state, a)) - distance(end, discOf(state, b)),
  );
  return mount === undefined ? null : `${mount.id}`;
}

/** The edge that a figure would leave by: that of the scenario, else the nearest one (VS-SCN-3b, VS-SCN-5a). */
function exitFrom(state: Now, seat: Seat, from: Point): Point {
  const goal = goalPlaceOf(state, seat);
  if (goal === null || (goal.id !== 'home' && goal.id !== 'exit')) return onEdge(from);
  const [a, b] = [pointFromScene(goal.from), pointFromScene(goal.to)];
  const within = (value: number, one: number, other: number) =>
    Math.max(Math.min(one, other), Math.min(Math.max(one, other), value));
  return onEdge({ x: within(from.x, a.x, b.x), y: within(from.y, a.y, b.y) });
}

/** The destination of a way that has only one. */
export function firstOf({ state, seat, figure, mode }: Walker<State>): Point | null {
  const actor = figureAt(state, figure);
  if (actor === null) return null;
  if (mode === 'exit') return pointToScene(exitFrom(state, seat, discOf(state, actor)));
  const mount = mode === 'board' ? meantBy(state, actor, discOf(state, actor), { mode, stopAt: null }) : null;
  return mount === null ? null : placeOf(state, mount);
}
