/**
 * Handling the poles of the Time Gate in phase 4: carrying, setting up, taking down, loading and unloading (DW-GATE-6,
 * DW-R-92).
 */
import { type Frozen, gap, type Point, type Seat } from '@dwo/kernel';
import { placeAt, placeBeside } from '@dwo/kernel/table';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { discOf, soldierOf, sure, vehicleOf } from '../figures';
import { refuseNow, refuseVehicle } from '../first-checks';
import type { Carry, Dismantle, SetUp, Stow, Unstow } from '../intents';
import { leftCi } from '../movement/allowance';
import { baseCi, burdenOf, leavesContact, NO_BURDEN, ONE_HALVING, plus, reckonCi } from '../movement/burden';
import { POLE_CREW, peopleAtPole, peopleNear, planPole, poleDisc, poleOf, workersAtPole } from '../movement/poles';
import { type No, refuse } from '../refusal';
import { refuseSpot } from '../room';
import { BEARINGS } from '../sample';
import type { FigureId, Pole, Soldier, State } from '../state';
import { tablesOf } from '../tables';
import { cutPath } from '../time-gate/reveal';
import { leaveWithLoad } from '../time-gate/time-gate';
import { tollCi } from '../toll';
import { freeSeats, peopleIn } from '../vehicles/riders';
import { crewSeats } from '../vehicles/seats';
import type { Offers } from './action';
import { expose } from './alight';

/** The intents that can handle a pole. */
export type Handling = Carry | SetUp | Dismantle | Stow | Unstow;

/** Refuses to handle a pole outside phase 4, by a dinosaur player, or in a way that the pole's status does not allow. */
export function checkPole(state: Frozen<State>, seat: Seat, intent: Handling): No | null {
  const no = refuseNow(state, seat, ['army-movement']);
  const pole = poleOf(state, intent.weapon);
  if (no !== null || pole === null) return no ?? refuse('DW-GATE-6', 'NOT_OWNER', { weapon: intent.weapon });
  switch (intent.type) {
    case 'carry':
      return planPole(state, seat, intent).refusal;
    case 'setUp':
      return refuseWork(state, seat, pole, 'lying');
    case 'dismantle':
      return refuseWork(state, seat, pole, 'set-up');
    case 'stow':
      return refuseStowing(state, seat, pole, intent);
    case 'unstow':
      return refuseUnstowing(state, seat, pole, intent);
  }
}

/** Needs two soldiers at the pole who have movement left for the work (DW-R-92). */
function refuseWork(state: Frozen<State>, seat: Seat, pole: Frozen<Pole>, status: Pole['status']): No | null {
  if (pole.status !== status) return refuse('DW-R-92', 'WEAPON_NOT_READY', { status: pole.status });
  const there = peopleAtPole(state, seat, pole).length;
  if (there < POLE_CREW) return refuse('DW-R-92', 'UNDERMANNED', { people: there, needed: POLE_CREW });
  const able = workersAtPole(state, seat, pole).length;
  return able < POLE_CREW ? refuse('DW-TOW-10', 'NOT_ENOUGH_MOVEMENT', { able, needed: POLE_CREW }) : null;
}

/** Needs two soldiers at the pole, and a vehicle beside it with a free passenger's space (DW-GATE-6). */
function refuseStowing(state: Frozen<State>, seat: Seat, pole: Frozen<Pole>, { vehicle: id }: Stow): No | null {
  const no = refuseVehicle(state, seat, id);
  if (no !== null) return no;
  const vehicle = sure(vehicleOf(state, id));
  if (pole.status !== 'lying') return refuse('DW-R-92', 'WEAPON_NOT_READY', { status: pole.status });
  const hands = idle(state, peopleAtPole(state, seat, pole)).length;
  if (hands < POLE_CREW) return refuse('DW-GATE-6', 'UNDERMANNED', { people: hands, needed: POLE_CREW });
  if (gap(poleDisc(state, pole), discOf(state, vehicle)) > tablesOf(state).parameters.atWeaponCi) {
    return refuse('DW-LOAD-3', 'NO_CONTACT', { vehicle: id });
  }
  // A pole takes a passenger's space, not a seat of the crew.
  const spaces = freeSeats(state, vehicle).filter((each) => each >= crewSeats(vehicle)).length;
  if (spaces === 0) return refuse('DW-GATE-6', 'NO_SPACE', { vehicle: id });
  return refuseHaste(state, id, vehicle.loaded);
}

/** Refuses to slow a vehicle that has already driven farther than its slower rate allows (DW-LOAD-2). */
function refuseHaste(state: Frozen<State>, id: FigureId, slowed: boolean): No | null {
  const vehicle = sure(vehicleOf(state, id));
  if (vehicle.busy) return refuse('DW-R-50', 'MOVE_OVER', { vehicle: id });
  const mayCi = reckonCi(baseCi(state, vehicle), plus(burdenOf(state, id, false), slowed ? NO_BURDEN : ONE_HALVING));
  if (vehicle.spentCi <= mayCi) return null;
  return refuse('DW-LOAD-2', 'NOT_ENOUGH_MOVEMENT', { vehicle: id, spentCi: vehicle.spentCi, allowanceCi: mayCi });
}

/** Needs a free spot that touches the vehicle, and two soldiers who are aboard or at the spot. */
function refuseUnstowing(state: Frozen<State>, seat: Seat, pole: Frozen<Pole>, { at }: Unstow): No | null {
  const ride = pole.carrier;
  if (ride === null) return refuse('DW-R-92', 'WEAPON_NOT_READY', { status: pole.status });
  const vehicle = sure(vehicleOf(state, ride));
  const no = refuseVehicle(state, seat, ride);
  if (no !== null) return no;
  const base = { x: at.x, y: at.y, radius: tablesOf(state).parameters.poleRadiusCi };
  const blocked = refuseSpot(state, vehicle, base, []);
  if (blocked !== null) return blocked;
  if (gap(base, discOf(state, vehicle)) > tablesOf(state).parameters.contactCi) {
    return refuse('DW-LOAD-4', 'NO_CONTACT', { vehicle: ride });
  }
  const aboard = peopleIn(vehicle).filter((each) => soldierOf(state, each)?.owner === seat);
  const hands = idle(state, [...aboard, ...peopleNear(state, seat, base)]).length;
  if (hands < POLE_CREW) return refuse('DW-GATE-6', 'UNDERMANNED', { people: hands, needed: POLE_CREW });
  return refuseHaste(state, ride, vehicle.unloaded);
}

/** Keeps the soldiers who are neither hitching a weapon nor have just landed (DW-R-50, DW-R-89). */
function idle(state: Frozen<State>, people: readonly FigureId[]): FigureId[] {
  return people.filter((each) => soldierOf(state, each)?.busy === false);
}

/**
 * Emits what a pole's intent does. Carriers stop where they spot something (DW-R-94), and leave the table if they go
 * through the gate (DW-R-93).
 */
export function resolvePole(state: Frozen<State>, seat: Seat, intent: Handling, emit: Emit): void {
  const pole = sure(poleOf(state, intent.weapon));
  const { weapon } = intent;
  const by = workersAtPole(state, seat, pole);
  switch (intent.type) {
    case 'carry':
      carry(state, seat, intent, emit);
      break;
    case 'setUp':
      emit({ type: 'setUp', weapon, facing: intent.facing, by });
      break;
    case 'dismantle':
      emit({ type: 'dismantled', weapon, by });
      break;
    case 'stow':
      emit({ type: 'stowed', weapon, vehicle: intent.vehicle });
      break;
    case 'unstow':
      expose(state, sure(pole.carrier), emit);
      emit({ type: 'unstowed', weapon, vehicle: sure(pole.carrier), at: { x: intent.at.x, y: intent.at.y } });
  }
}

function carry(state: Frozen<State>, seat: Seat, intent: Carry, emit: Emit): void {
  const whole = planPole(state, seat, intent);
  const seen = cutPath(state, intent.carriers[0] ?? '', whole.path);
  const short = seen === null ? whole : planPole(state, seat, { ...intent, path: seen.slice(1) });
  const { path, costCi, carriers, tolled } = short.refusal === null ? short : whole;
  for (const { figure } of carriers) {
    const soldier = soldierOf(state, figure) as Frozen<Soldier>;
    if (leavesContact(state, figure)) emit({ type: 'leftContact', figure });
    if (tolled.includes(figure)) emit({ type: 'paidTerrain', figure, costCi: tollCi(state, soldier) });
  }
  emit({ type: 'carried', weapon: intent.weapon, path, costCi, carriers });
  leaveWithLoad(
    state,
    path,
    carriers.map(({ figure }) => figure),
    emit,
  );
}

/** Lists the intents at a pole. They belong to the first soldier at it, or to the vehicle that carries it. */
export function poleIntents(state: Frozen<State>, id: FigureId): Handling[] {
  if (state.scenario !== 'gate') return [];
  const owner = (soldierOf(state, id) ?? vehicleOf(state, id))?.owner;
  if (owner === undefined) return [];
  const found = Object.keys(state.poles).flatMap((weapon): Handling[] => {
    const pole = poleOf(state, weapon) as Frozen<Pole>;
    if (vehicleOf(state, id) !== null) return pole.carrier === id ? unstowings(state, weapon, id) : [];
    const people = peopleAtPole(state, owner, pole);
    if (people[0] !== id) return [];
    const rides = figureIndexOf(state)
      .army.near(pole.x, pole.y, tablesOf(state).parameters.atWeaponCi * 2)
      .filter((each) => vehicleOf(state, each) !== null);
    return [
      { type: 'setUp', weapon, facing: 0 },
      { type: 'dismantle', weapon },
      ...rides.map((vehicle): Stow => ({ type: 'stow', weapon, vehicle })),
      ...carryings(state, weapon, pole, people),
    ];
  });
  return found.filter((intent) => checkPole(state, owner, intent) === null);
}

/** The bearings of the four sides of a vehicle, then those between. In a crowd only the latter may have room. */
const AROUND = [0, 90, 180, 270, ...Array.from({ length: 24 }, (_, i) => i * 15).filter((degrees) => degrees % 90 > 0)];
const MOST_PLACES = 4;

function unstowings(state: Frozen<State>, weapon: FigureId, ride: FigureId): Unstow[] {
  const vehicle = sure(vehicleOf(state, ride));
  const away = discOf(state, vehicle).radius + tablesOf(state).parameters.poleRadiusCi;
  const found = AROUND.map((degrees): Unstow => ({ type: 'unstow', weapon, at: placeBeside(vehicle, degrees, away) }));
  return found.filter((unstow) => checkPole(state, vehicle.owner, unstow) === null).slice(0, MOST_PLACES);
}

function carryings(state: Frozen<State>, weapon: FigureId, pole: Point, people: readonly FigureId[]): Carry[] {
  const fresh = [...people].sort((a, b) => leftCi(state, b) - leftCi(state, a)).slice(0, POLE_CREW);
  const left = Math.min(...fresh.map((each) => leftCi(state, each)));
  if (fresh.length < POLE_CREW || left <= 0) return [];
  return BEARINGS.map((degrees) => ({
    type: 'carry',
    weapon,
    carriers: fresh,
    path: [placeAt(pole, degrees, left)],
  }));
}

/** The five actions at a pole, which are offered together after all others. */
export const poleOffers: Offers = { acting: { phases: ['army-movement'], intents: poleIntents } };
