/** People who got out of a destroyed vehicle and wait to be put on the table (DW-CAS-3, DW-R-56). */
import { type Disc, distance, type Frozen, type Seat } from '@dwo/kernel';
import { radiusOf, soldierOf, vehicleOf } from './figures';
import type { Spot } from './intents';
import { fits, freePlace } from './places';
import { type No, refuse } from './refusal';
import type { FigureId, State, Survivors } from './state';

/** The people of one owner who wait for a place. */
export function survivorsOf(state: Frozen<State>, vehicle: FigureId, seat: Seat): Frozen<Survivors> | null {
  return state.survivors.find((each) => each.vehicle === vehicle && each.seat === seat) ?? null;
}

/** Whether the overrun of this dinosaur waits for survivors to be placed before it goes on (DW-R-22). */
export function waitsForSurvivors(state: Frozen<State>, dinosaur: FigureId): boolean {
  return state.survivors.some((each) => each.dinosaur === dinosaur);
}

/** Where the referee puts them: around the middle of where the vehicle was. */
export function spotsFor(state: Frozen<State>, { vehicle, people }: Frozen<Survivors>): Spot[] {
  const wreck = vehicleOf(state, vehicle) ?? { x: 0, y: 0 };
  const taken: Disc[] = [];
  return people.map((figure) => {
    const radius = radiusOfPerson(state, figure);
    const at = freePlace(state, wreck, radius, taken);
    taken.push({ ...at, radius });
    return { figure, at };
  });
}

/** Why the people can't be put there; null if they can: each once, within the vehicle's circle if there is room, on no other base. */
export function refuseSpots(
  state: Frozen<State>,
  { vehicle, people }: Frozen<Survivors>,
  spots: readonly Spot[],
): No | null {
  const wreck = vehicleOf(state, vehicle);
  const named = spots.map(({ figure }) => figure);
  if (wreck === null || spots.length !== people.length || people.some((id) => !named.includes(id))) {
    return refuse('DW-R-56', '', { vehicle, people });
  }
  const taken: Disc[] = [];
  for (const { figure, at } of spots) {
    const { x, y } = at;
    if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return refuse('DW-R-1', '', { x, y });
    const radius = radiusOfPerson(state, figure);
    const base = { x, y, radius };
    const away = distance(wreck, base);
    const within = radiusOf(state, wreck) - radius;
    if (away > within) {
      const nearest = distance(wreck, freePlace(state, wreck, radius, taken));
      if (away > Math.max(within, nearest)) {
        return refuse('DW-R-56', 'NO_SPACE', { figure, vehicle, distanceCi: Math.ceil(away) });
      }
    }
    if (!fits(state, base, taken)) return refuse('DW-R-56', 'PATH_BLOCKED', { figure, x, y });
    taken.push(base);
  }
  return null;
}

function radiusOfPerson(state: Frozen<State>, id: FigureId): number {
  const person = soldierOf(state, id);
  return person === null ? 0 : radiusOf(state, person);
}
