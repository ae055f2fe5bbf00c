/** Loading a dismantled weapon into a vehicle, and unloading it (DW-R-47). */
import { type Disc, type Frozen, gap, type Seat } from '@dwo/kernel';
import { placeBeside } from '@dwo/kernel/table';
import { peopleAt, refuseHandling } from '../crews/handling';
import { minCrewOf } from '../designated-crew';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { crewedWeaponOf, discOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import { refuseAbsent } from '../first-checks';
import type { Stow, Unstow } from '../intents';
import { baseCi, burdenOf, NO_BURDEN, ONE_HALVING, plus, reckonCi } from '../movement/burden';
import { refuseThrough } from '../movement/loading';
import { type No, refuse } from '../refusal';
import { refuseSpot } from '../room';
import type { CrewedWeapon, FigureId, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import { peopleIn } from '../vehicles/riders';
import type { Action } from './action';
import { expose } from './alight';
import { handling } from './handling';

/**
 * The vehicle must touch the weapon. It needs no free space, but the minimum crew at the weapon or aboard. Loading slows
 * the vehicle (DW-LOAD-2).
 */
function checkStow(state: Frozen<State>, seat: Seat, { weapon, vehicle }: Stow): No | null {
  return refuseHandling(state, seat, weapon) ?? refuseStowing(state, weapon, vehicle);
}

function refuseStowing(state: Frozen<State>, id: FigureId, ride: FigureId): No | null {
  const weapon = sure(crewedWeaponOf(state, id));
  const vehicle = vehicleOf(state, ride);
  if (vehicle === null) return refuse('DW-R-47', '', { weapon: id, vehicle: ride });
  if (!vehicle.alive) return refuse('DW-DMG-12', 'DEAD', { vehicle: ride });
  const absent = refuseAbsent(ride, vehicle);
  if (absent !== null) return absent;
  if (weapon.status !== 'dismantled') {
    return refuse('DW-R-47', 'WEAPON_NOT_READY', { weapon: id, status: weapon.status });
  }
  if (gap(discOf(state, weapon), discOf(state, vehicle)) > tablesOf(state).parameters.contactCi) {
    return refuse('DW-LOAD-3', 'NO_CONTACT', { weapon: id, vehicle: ride });
  }
  return (
    refuseThrough(state, weapon, vehicle, weapon) ??
    refuseHands(state, id, weapon, [...peopleAt(state, id), ...peopleIn(vehicle)]) ??
    refuseHaste(state, ride, vehicle, vehicle.loaded)
  );
}

/** Needs at least the minimum crew, from the soldiers of the weapon's owner who are not busy. */
function refuseHands(
  state: Frozen<State>,
  id: FigureId,
  weapon: Frozen<CrewedWeapon>,
  hands: readonly FigureId[],
): No | null {
  const own = hands.filter((each) => {
    const { owner, busy } = sure(soldierOf(state, each));
    return owner === weapon.owner && !busy;
  });
  const needed = minCrewOf(state, weapon);
  return own.length < needed ? refuse('DW-R-47', 'UNDERMANNED', { weapon: id, hands: own.length, needed }) : null;
}

/**
 * Refuses a vehicle that hitches this turn (DW-TOW-3), or one that has driven farther than its slower rate allows
 * (DW-LOAD-2).
 */
function refuseHaste(state: Frozen<State>, id: FigureId, vehicle: Frozen<Vehicle>, slowed: boolean): No | null {
  if (vehicle.busy) return refuse('DW-TOW-3', 'MOVE_OVER', { vehicle: id });
  const mayCi = reckonCi(baseCi(state, vehicle), plus(burdenOf(state, id, false), slowed ? NO_BURDEN : ONE_HALVING));
  if (vehicle.spentCi <= mayCi) return null;
  return refuse('DW-LOAD-2', 'NOT_ENOUGH_MOVEMENT', { vehicle: id, spentCi: vehicle.spentCi, allowanceCi: mayCi });
}

function resolveStow({ weapon, vehicle }: Stow, emit: Emit): void {
  emit({ type: 'stowed', weapon, vehicle });
}

/** Offers every vehicle in contact. */
function stowIntents(state: Frozen<State>, id: FigureId): Stow[] {
  const weapon = crewedWeaponOf(state, id);
  if (weapon?.status !== 'dismantled') return [];
  const { x, y, radius } = discOf(state, weapon);
  return figureIndexOf(state)
    .army.near(x, y, radius + tablesOf(state).parameters.contactCi)
    .filter((vehicle) => refuseStowing(state, id, vehicle) === null)
    .map((vehicle) => ({ type: 'stow', weapon: id, vehicle }));
}

/** Needs a free place that touches the vehicle, and the minimum crew aboard or near that place. */
function checkUnstow(state: Frozen<State>, seat: Seat, intent: Unstow): No | null {
  return refuseHandling(state, seat, intent.weapon) ?? refuseUnstowing(state, intent);
}

function refuseUnstowing(state: Frozen<State>, { weapon: id, at }: Omit<Unstow, 'type'>): No | null {
  const weapon = sure(crewedWeaponOf(state, id));
  const { status } = weapon;
  if (status !== 'stowed') return refuse('DW-R-47', 'WEAPON_NOT_READY', { weapon: id, status });
  const ride = sure(weapon.carrier);
  const vehicle = sure(vehicleOf(state, ride));
  const base = { x: at.x, y: at.y, radius: radiusOf(state, weapon) };
  const no = refuseSpot(state, weapon, base, []);
  if (no !== null) return no;
  if (gap(base, discOf(state, vehicle)) > tablesOf(state).parameters.contactCi) {
    return refuse('DW-LOAD-4', 'NO_CONTACT', { weapon: id, vehicle: ride });
  }
  return (
    refuseThrough(state, weapon, vehicle, at) ??
    refuseHands(state, id, weapon, [...peopleIn(vehicle), ...peopleBy(state, base)]) ??
    refuseHaste(state, ride, vehicle, vehicle.unloaded)
  );
}

/** Lists the soldiers on foot who would be at a weapon that lay at a place (DW-R-41). */
function peopleBy(state: Frozen<State>, { x, y, radius }: Disc): FigureId[] {
  const near = figureIndexOf(state).army.near(x, y, radius + tablesOf(state).parameters.atWeaponCi);
  return near.filter((each) => soldierOf(state, each) !== null);
}

/** The weapon lies dismantled. The first unloading of any kind marks everybody aboard (DW-R-61). */
function resolveUnstow(state: Frozen<State>, { weapon, at }: Unstow, emit: Emit): void {
  const vehicle = sure(sure(crewedWeaponOf(state, weapon)).carrier);
  expose(state, vehicle, emit);
  emit({ type: 'unstowed', weapon, vehicle, at: { x: at.x + 0, y: at.y + 0 } });
}

/** Whether enough soldiers are aboard or near the vehicle to unload a weapon somewhere beside it (DW-R-104). */
export function canUnstow(state: Frozen<State>, id: FigureId): boolean {
  const weapon = sure(crewedWeaponOf(state, id));
  if (weapon.status !== 'stowed') return false;
  const ride = sure(weapon.carrier);
  const vehicle = sure(vehicleOf(state, ride));
  const { x, y, radius } = discOf(state, vehicle);
  const around = { x, y, radius: radius + tablesOf(state).parameters.contactCi + 2 * radiusOf(state, weapon) };
  const hands = [...peopleIn(vehicle), ...peopleBy(state, around)];
  return refuseHands(state, id, weapon, hands) === null && refuseHaste(state, ride, vehicle, vehicle.unloaded) === null;
}

/** Offers a place on each of the four sides of the vehicle. */
function unstowIntents(state: Frozen<State>, id: FigureId): Unstow[] {
  const weapon = crewedWeaponOf(state, id);
  if (weapon?.status !== 'stowed') return [];
  const vehicle = sure(vehicleOf(state, sure(weapon.carrier)));
  const away = radiusOf(state, vehicle) + radiusOf(state, weapon);
  return [0, 90, 180, 270]
    .map((degrees): Unstow => ({ type: 'unstow', weapon: id, at: placeBeside(vehicle, degrees, away) }))
    .filter((intent) => refuseUnstowing(state, intent) === null);
}

/** The action `stow`: loads a weapon or a pole into a vehicle. */
export const stow: Action<Stow> = handling({
  check: checkStow,
  resolve: ({ intent, emit }) => resolveStow(intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: stowIntents } },
});

/** The action `unstow`: unloads a weapon or a pole. */
export const unstow: Action<Unstow> = handling({
  check: checkUnstow,
  resolve: ({ state, intent, emit }) => resolveUnstow(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: unstowIntents } },
});
