/** The place that a scenario is about, for the arrow that points there while it is out of sight. */
import type { Point, Seat } from '@dwo/kernel';
import type { GoalPlace } from '@dwo/kits/miniatures/table/toward';
import { commanderOf, eggsInNest, figureOf, NEST, type Now, POOL, type Rect, STOCKADE, TABLE } from '../../rules';
import { say } from '../words';
import { pointToScene } from './places';

/** The distance from an edge of the table at which a goal there is looked for, in mils. */
const IN = 800;

/** The place with the id of its name. */
interface Goal extends GoalPlace {
  readonly id: string;
}

const line = (from: Point, to: Point, id: string): Goal => ({
  id,
  ...{ from: pointToScene(from), to: pointToScene(to) },
  name: say('goal.place', { id }),
});

/** The line through the middle of a rectangle, from its western side to its eastern one. */
function across([west, south, east, north]: Rect, id: string): Goal {
  const y = (south + north) / 2;
  return line({ x: west, y }, { x: east, y }, id);
}

/** A feature, from its western corner to its eastern one; null if it is not there. */
function feature({ features }: Now, id: string): Goal | null {
  const piece = features.find((each) => each.id === id);
  if (piece === undefined) return null;
  const [xs, ys] = [piece.outline.map(({ x }) => x), piece.outline.map(({ y }) => y)];
  return across([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], id);
}

/** With an egg in hand the way leads to the own edge, without one to the nest as long as it holds any (VS-SCN-3a, VS-SCN-3b). */
function eggGoal(state: Now, seat: Seat): Goal | null {
  const holds = state.items.some(({ by }) => by !== null && commanderOf(state, figureOf(state, by)) === seat);
  if (!holds) return eggsInNest(state).length > 0 ? feature(state, NEST) : null;
  const y = state.players[seat]?.zone === 0 ? IN : TABLE.height - IN;
  return line({ x: IN, y }, { x: TABLE.width - IN, y }, 'home');
}

/** The place that a player has to reach or hold now; null for none. */
export function goalPlaceOf(state: Now, seat: Seat): Goal | null {
  if (state.phase === 'lobby' || state.phase === 'over') return null;
  switch (state.options.scenario) {
    case 'capture_the_egg':
      return eggGoal(state, seat);
    case 'last_stand':
      return across(STOCKADE, 'stockade');
    case 'wagon_train': {
      const x = TABLE.width - IN;
      return line({ x, y: IN }, { x, y: TABLE.height - IN }, 'exit');
    }
    case 'watering_hole':
      return feature(state, POOL.id);
    default:
      return null;
  }
}

/** The distance in ci between a place of the rules and the nearest part of a goal. */
export function gapToGoal({ from, to }: GoalPlace, at: Point): number {
  const { x, y } = pointToScene(at);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1, dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
