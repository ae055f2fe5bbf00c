/** People who got out of a destroyed vehicle and wait to be put on the table (DW-CAS-3, DW-R-56). */
import { type Disc, distance, type Frozen, type Point, type Seat, sweptOverlap } from '@dwo/kernel';
import { discOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import type { Spot } from '../intents';
import { type No, refuse } from '../refusal';
import { freePlace, refuseSpot } from '../room';
import type { FigureId, Soldier, State, Survivors, Vehicle } from '../state';
import { tablesOf } from '../tables';

/** The people of one owner who wait for a place. */
export function survivorsOf(state: Frozen<State>, vehicle: FigureId, seat: Seat): Frozen<Survivors> | null {
  return state.survivors.find((each) => each.vehicle === vehicle && each.seat === seat) ?? null;
}

/** True if the overrun of this dinosaur waits for survivors to be placed before it goes on (DW-R-22). */
export function waitsForSurvivors(state: Frozen<State>, dinosaur: FigureId): boolean {
  return state.survivors.some((each) => each.dinosaur === dinosaur);
}

/** The place of a vehicle whose survivors are not yet put there, which nobody else enters (DW-CAS-3); null if none is in the way. */
export function wreckOn(state: Frozen<State>, path: readonly Point[], radius: number): FigureId | null {
  const { overlapCi } = tablesOf(state).parameters;
  const inWay = ({ vehicle: id }: Frozen<Survivors>) => {
    const disc = discOf(state, sure(vehicleOf(state, id)));
    return path.some((to, at) => sweptOverlap(path[at - 1] ?? to, to, radius, disc, overlapCi));
  };
  return state.survivors.find(inWay)?.vehicle ?? null;
}

/** The places where the referee puts survivors: around the middle of where the vehicle was. */
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

/** Why the people can't be put there; null if they can: each once, within the vehicle's circle if there is room, on no other base. */
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

/** Out of the vehicle's circle only as far as the nearest room, if there is none within (DW-R-56). */
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
