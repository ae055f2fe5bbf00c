/** Survivors of a destroyed vehicle, who wait to be placed (DW-CAS-3, DW-R-56). */
import { type Disc, distance, type Frozen, type Point, type Seat, sweptOverlap } from '@dwo/kernel';
import { discOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import type { Spot } from '../intents';
import { type No, refuse } from '../refusal';
import { freePlace, refuseSpot } from '../room';
import type { FigureId, Soldier, State, Survivors, Vehicle } from '../state';
import { tablesOf } from '../tables';

/** Returns one owner's survivors of a vehicle; null if there are none. */
export function survivorsOf(state: Frozen<State>, vehicle: FigureId, seat: Seat): Frozen<Survivors> | null {
  return state.survivors.find((each) => each.vehicle === vehicle && each.seat === seat) ?? null;
}

/** Whether this dinosaur's overrun waits until survivors are placed (DW-R-22). */
export function waitsForSurvivors(state: Frozen<State>, dinosaur: FigureId): boolean {
  return state.survivors.some((each) => each.dinosaur === dinosaur);
}

/**
 * Returns a destroyed vehicle on a path whose survivors are not placed yet; nobody else enters its place (DW-CAS-3). Null
 * if there is none.
 */
export function wreckOn(state: Frozen<State>, path: readonly Point[], radius: number): FigureId | null {
  const { overlapCi } = tablesOf(state).parameters;
  const inWay = ({ vehicle: id }: Frozen<Survivors>) => {
    const disc = discOf(state, sure(vehicleOf(state, id)));
    return path.some((to, at) => sweptOverlap(path[at - 1] ?? to, to, radius, disc, overlapCi));
  };
  return state.survivors.find(inWay)?.vehicle ?? null;
}

/** Returns the places where the referee puts survivors: around the middle of the vehicle's place. */
export function spotsFor(state: Frozen<State>, { vehicle, people }: Frozen<Survivors>): Spot[] {
  const wreck = sure(vehicleOf(state, vehicle));
  const taken: Disc[] = [];
  return people.map((id) => {
    const person = sure(soldierOf(state, id));
    const radius = radiusOf(state, person);
    const at = freePlace(state, person, { x: wreck.x, y: wreck.y, radius }, taken);
    taken.push({ ...at, radius });
    return { figure: id, at };
  });
}

/**
 * Returns why these survivors can't be put there, or null if they can: each once, within the vehicle's circle if there is
 * room, and on no other base.
 */
export function refuseSpots(
  state: Frozen<State>,
  { vehicle, people }: Frozen<Survivors>,
  spots: readonly Spot[],
): No | null {
  const wreck = sure(vehicleOf(state, vehicle));
  const named = spots.map(({ figure }) => figure);
  if (spots.length !== people.length || people.some((id) => !named.includes(id))) {
    return refuse('DW-R-56', '', { vehicle, people });
  }
  const taken: Disc[] = [];
  for (const { figure, at } of spots) {
    const person = sure(soldierOf(state, figure));
    const base = { x: at.x, y: at.y, radius: radiusOf(state, person) };
    const no = refuseSpot(state, person, base, taken) ?? tooFar(state, wreck, { figure, person, base, taken });
    if (no !== null) return no;
    taken.push(base);
  }
  return null;
}

/** Refuses a place outside the vehicle's circle that is farther than the nearest free one (DW-R-56). */
function tooFar(
  state: Frozen<State>,
  wreck: Frozen<Vehicle>,
  { figure, person, base, taken }: { figure: FigureId; person: Frozen<Soldier>; base: Disc; taken: readonly Disc[] },
): No | null {
  const away = distance(wreck, base);
  const within = radiusOf(state, wreck) - base.radius;
  if (away <= within) return null;
  const middle = { x: wreck.x, y: wreck.y, radius: base.radius };
  const nearest = distance(wreck, freePlace(state, person, middle, taken));
  if (away <= Math.max(within, nearest)) return null;
  return refuse('DW-R-56', 'NO_SPACE', { figure, distanceCi: Math.ceil(away) });
}
