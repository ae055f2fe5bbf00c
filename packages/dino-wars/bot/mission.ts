/**
 * Phase 4 at the Time Gate as a hint tells it: the way home, those in danger, the pole in the truck, and the search. Its
 * order is that of a careful person; the computer plays the army by its own script.
 */
import { bearing, distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import {
  allowanceCi,
  type FigureId,
  figureIntents,
  freeSeats,
  type Intent,
  isVehicle,
  POLE_IDS,
  type Pole,
  passengersIn,
  peopleAtPole,
  type State,
  type Vehicle,
} from '../rules';
import { drive } from './drive';
import { allowed, type Field, fieldOf, gapOf, type Man, mayAct, menOf, type Prey } from './field';
import { gateWork, stepsTo } from './home';
import { jump } from './jump';
import { march } from './march';
import { placeAt } from './places';
import { isOf } from './propose';
import { ride } from './ride';
import { NORMAL } from './scripts';
import { serve } from './serve';

/** The number of soldiers who handle a pole, and who ride with it. */
const HANDS = 2;
/** A vehicle farther than this from the pole does not come for it, in ci. */
const FETCH_CI = 3600;
/** The directions in which a figure looks for a way to a goal, and the shares of its movement. */
const DIRECTIONS = 24;
const LENGTHS = [1, 0.75, 0.5];
/** The price in ci of a place in reach of a dinosaur, and the least gain of a move. */
const DANGER_CI = 1500;
const LEAST_CI = 150;

interface Ask {
  readonly field: Field;
  readonly seat: Seat;
  /** The points of terrain where the hidden pole may still lie. */
  readonly goals: readonly Point[];
}

type Step = (ask: Ask) => Intent | null;

const STEPS: readonly Step[] = [
  ({ field, seat }) => jump(field, seat),
  work,
  flee,
  load,
  unload,
  fetch,
  hands,
  board,
  carry,
  scout,
  ({ field, seat }) => serve(field, seat) ?? ride(field, seat) ?? drive(field, seat) ?? march(field, seat),
];

/** Returns what to do next, or with one figure; null for nothing. `goals` are the points that are still to be searched. */
export function mission(
  state: Frozen<State>,
  seat: Seat,
  goals: readonly Point[],
  only: FigureId | null = null,
): Intent | null {
  const field = fieldOf(state, NORMAL, null, only);
  for (const step of STEPS) {
    const intent = step({ field, seat, goals });
    if (intent !== null && (only === null || isOf(intent, only))) return intent;
  }
  return null;
}

const polesOf = ({ state }: Field): readonly (Frozen<Pole> | null)[] => POLE_IDS.map((id) => state.poles[id] ?? null);

type Ride = Prey & { readonly it: Frozen<Vehicle> };

function ridesOf({ prey }: Field, seat: Seat): Ride[] {
  return prey.filter((each): each is Ride => isVehicle(each.it) && each.it.owner === seat && !each.it.immobile);
}

/** Whether a vehicle can come for the pole, so that nobody has to carry it. */
function isFetched(field: Field, seat: Seat, pole: Frozen<Pole>): boolean {
  return ridesOf(field, seat).some(({ it, base }) => {
    return freeSeats(field.state, it).length > 0 && distance(base, pole) <= FETCH_CI;
  });
}

/** The gate and the poles, but no walk with a pole that a vehicle could take. */
function work({ field, seat }: Ask): Intent | null {
  const intent = gateWork(field, seat);
  const [own, other] = polesOf(field);
  if (intent?.type !== 'carry' || own == null) return intent;
  const isFar = other == null || distance(own, other) > FETCH_CI / 3;
  return isFar && isFetched(field, seat, own) ? null : intent;
}

/** Soldiers in reach of a dinosaur go where they are safer, the nearest to it first. */
function flee({ field, seat }: Ask): Intent | null {
  const inReach = menOf(field, seat).flatMap((man) => {
    const near = Math.min(...field.beasts.map((beast) => gapOf(man.base, beast.base) - reachOf(field, beast.it.kind)));
    return near <= 0 ? [{ man, near }] : [];
  });
  for (const { man } of inReach.sort((a, b) => a.near - b.near)) {
    const intent = march({ ...field, only: man.id }, seat);
    if (intent !== null) return intent;
  }
  return null;
}

const reachOf = ({ tables }: Field, kind: keyof Field['tables']['dinosaurs']) => tables.dinosaurs[kind].moveCi;

/** Two soldiers load the pole into the vehicle beside it. */
function load({ field, seat }: Ask): Intent | null {
  const [own] = polesOf(field);
  if (own?.status !== 'lying') return null;
  const rides = ridesOf(field, seat).map(({ id }): Intent => ({ type: 'stow', weapon: POLE_IDS[0], vehicle: id }));
  return allowed(field.state, seat, rides);
}

/** The pole is unloaded where it makes a gate with the other one. */
function unload({ field, seat }: Ask): Intent | null {
  const [own, other] = polesOf(field);
  if (own?.status !== 'stowed' || own.carrier === null || other == null) return null;
  const most = field.tables.parameters.gateCi;
  const places = figureIntents(field.state, own.carrier).filter((each) => {
    return each.type === 'unstow' && distance(each.at, other) <= most && distance(each.at, other) > most / 3;
  });
  return allowed(field.state, seat, places);
}

/** A vehicle comes to the pole. */
function fetch({ field, seat }: Ask): Intent | null {
  const { state } = field;
  const [own] = polesOf(field);
  if (own?.status !== 'lying') return null;
  for (const { id, it, base } of ridesOf(field, seat)) {
    const away = distance(base, own);
    const beside = base.radius + field.tables.parameters.poleRadiusCi + field.tables.parameters.atWeaponCi / 2;
    if (!mayAct(field, id) || it.spentCi > 0 || freeSeats(state, it).length === 0 || away > FETCH_CI) continue;
    if (away <= beside + field.tables.parameters.atWeaponCi / 2) continue;
    const most = allowanceCi(state, id) - 2;
    const back = bearing(own, base) ?? 270;
    const ends = [0, 20, 340, 45, 315, 90, 270].map((turn) => placeAt(own, (back + turn) % 360, beside));
    const ways = ends.map((to) => {
      const far = distance(base, to);
      return far <= most ? to : placeAt(base, bearing(base, to) ?? 90, most);
    });
    const intent = allowed(
      state,
      seat,
      ways.map((at) => moveOf(id, at)),
    );
    if (intent !== null) return intent;
  }
  return null;
}

const moveOf = (figure: FigureId, at: Point): Intent => ({ type: 'move', figure, path: [at], stopAt: null });

/** Soldiers on foot who serve no gun. */
function freeMen(field: Field, seat: Seat): Man[] {
  const { state } = field;
  return field.men.filter(({ it }) => {
    return it.owner === seat && (it.crewOf === null || state.crewedWeapons[it.crewOf]?.alive !== true);
  });
}

/** The soldiers nearest to a pole on the ground: they belong to it. */
function handsOf(field: Field, seat: Seat): Man[] {
  const men = freeMen(field, seat);
  return polesOf(field).flatMap((pole) => {
    if (pole === null || pole.status === 'stowed') return [];
    return [...men].sort((a, b) => distance(a.base, pole) - distance(b.base, pole)).slice(0, HANDS);
  });
}

/** Soldiers who are missing at a pole go to it. */
function hands({ field, seat }: Ask): Intent | null {
  const { state, tables } = field;
  for (const pole of polesOf(field)) {
    if (pole === null || pole.status === 'stowed') continue;
    const there = peopleAtPole(state, seat, pole);
    const men = freeMen(field, seat).sort((a, b) => distance(a.base, pole) - distance(b.base, pole));
    for (const man of men.slice(0, HANDS)) {
      if (there.includes(man.id) || !mayAct(field, man.id) || man.it.spentCi > 0 || man.it.busy) continue;
      const intent = allowed(state, seat, stepsTo(field, man, pole, tables.parameters.atWeaponCi >> 1));
      if (intent !== null) return intent;
    }
  }
  return null;
}

/** Two soldiers get in with the pole, who unload it again. */
function board({ field, seat }: Ask): Intent | null {
  const ride = field.state.poles[POLE_IDS[0]]?.carrier ?? null;
  const vehicle = ride === null ? undefined : field.state.vehicles[ride];
  if (vehicle === undefined || passengersIn(vehicle).length >= HANDS) return null;
  for (const man of freeMen(field, seat)) {
    if (!mayAct(field, man.id)) continue;
    const ways = figureIntents(field.state, man.id).filter((each) => each.type === 'board' && each.vehicle === ride);
    const intent = allowed(field.state, seat, ways);
    if (intent !== null) return intent;
  }
  return null;
}

/** A vehicle drives to the other pole with its own, or to the terrain that is still to be searched. */
function carry({ field, seat, goals }: Ask): Intent | null {
  const [own, other] = polesOf(field);
  for (const { id, it, base } of ridesOf(field, seat)) {
    if (!mayAct(field, id) || it.spentCi > 0 || it.busy) continue;
    const loaded = own?.carrier === id;
    // An empty vehicle stays for the pole that lies beside it.
    if (!loaded && own?.status === 'lying' && distance(base, own) <= base.radius * 2) continue;
    const intent = nearer({ field, seat, goals: other != null && loaded ? [other] : goals }, { id, it, base });
    if (intent !== null) return intent;
  }
  return null;
}

/** The others go to the terrain that is still to be searched, those who come nearest to it first. */
function scout(ask: Ask): Intent | null {
  const { field, seat } = ask;
  const posted = new Set(handsOf(field, seat).map(({ id }) => id));
  const gap = ({ base }: Man) => Math.min(...ask.goals.map((goal) => distance(base, goal)));
  const men = freeMen(field, seat).filter(({ id, it }) => {
    return mayAct(field, id) && !posted.has(id) && it.spentCi === 0 && !it.busy;
  });
  for (const man of men.sort((a, b) => gap(a) - gap(b))) {
    const intent = nearer(ask, man);
    if (intent !== null) return intent;
  }
  return null;
}

/** Returns the move that brings a figure nearest to a goal, out of reach of dinosaurs if it can; null if none gains much. */
function nearer({ field, seat, goals }: Ask, { id, base }: Prey): Intent | null {
  if (goals.length === 0) return null;
  const left = allowanceCi(field.state, id) - 2;
  if (left < LEAST_CI) return null;
  const cost = (at: Point) => {
    const inReach = field.beasts.filter((beast) => {
      return gapOf({ ...at, radius: base.radius }, beast.base) <= reachOf(field, beast.it.kind);
    });
    return Math.min(...goals.map((goal) => distance(at, goal))) + DANGER_CI * inReach.length;
  };
  const here = cost(base);
  const places = Array.from({ length: DIRECTIONS }, (_, turn) => (360 * turn) / DIRECTIONS)
    .flatMap((angle) => LENGTHS.map((share) => placeAt(base, angle, Math.floor(left * share))))
    .map((at) => ({ at, cost: cost(at) }))
    .filter((each) => each.cost <= here - LEAST_CI)
    .sort((a, b) => a.cost - b.cost);
  return allowed(
    field.state,
    seat,
    places.map(({ at }) => moveOf(id, at)),
  );
}
