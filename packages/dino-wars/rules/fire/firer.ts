/** Army figures as those who fire: what they fire with, and from where they look. */
import type { Frozen, Point3 } from '@dwo/kernel';
import { CANNON } from '../data/vehicles';
import { type CrewedRow, HAND_WEAPONS, isCrewedKind, type Weapon } from '../data/weapons';
import {
  type ArmyFigure,
  crewedWeaponOf,
  heightOf,
  isCrewedWeapon,
  isSoldier,
  isVehicle,
  placeOf,
  vehicleOf,
} from '../figures';
import type { CrewedWeapon, FireWindow, Mount, Soldier, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import { groundCi } from '../terrain';

/** A figure that attacks for the army: a soldier, a crewed weapon, or a vehicle with one of its mounts. */
export type Firer = Frozen<ArmyFigure>;

/** Everything a figure may fire, in the order of the table: their hand weapons (DW-SIDE-4) and the gun in their hands, its own kind, or its mounts (DW-R-28). */
export function armsOf(state: Frozen<State>, firer: Firer): Weapon[] {
  if (isCrewedWeapon(firer)) return [firer.kind];
  if (isVehicle(firer)) {
    const mounted: Weapon[] = firer.mg === null ? [] : [firer.mg.kind];
    return firer.cannon === null ? mounted : [...mounted, CANNON];
  }
  const own: Weapon[] = HAND_WEAPONS.filter((weapon) => weapon === 'grenade' || firer.weapons.includes(weapon));
  const held = heldBy(state, firer);
  return held === null ? own : [...own, held.kind];
}

/** The machine gun in a hero's hands; null for anybody else (DW-RAMBO-1). */
export function heldBy(state: Frozen<State>, soldier: Frozen<Soldier>): Frozen<CrewedWeapon> | null {
  return soldier.holds === null ? null : crewedWeaponOf(state, soldier.holds);
}

/** The mount of a vehicle that is this weapon; null if there is none such. */
export function mountOf(vehicle: Frozen<Vehicle>, weapon: Weapon): Frozen<Mount> | null {
  if (vehicle.mg !== null && vehicle.mg.kind === weapon) return vehicle.mg;
  return weapon === CANNON ? vehicle.cannon : null;
}

/** Windows in which this weapon counts as fired this turn: a soldier's are their own whatever they fire (DW-BUDGET-4), every other weapon has its own (DW-BUDGET-6). */
export function shotsOf(firer: Firer, weapon: Weapon): readonly FireWindow[] {
  if (isVehicle(firer)) return mountOf(firer, weapon)?.shots ?? [];
  return firer.shots;
}

/** The line of a weapon that is served or mounted; null for a hand weapon. */
export function crewedRow(state: Frozen<State>, weapon: Weapon): CrewedRow | null {
  return isCrewedKind(weapon) ? tablesOf(state).crewedWeapons[weapon] : null;
}

/** The point a firer looks from: 2" above the ground, in or on a vehicle its top (DW-R-36, DW-R-40). */
export function eyeOf(state: Frozen<State>, firer: Firer): Point3 {
  const vehicle = rideOf(state, firer);
  const { x, y } = placeOf(state, firer);
  const up = vehicle === null ? tablesOf(state).parameters.soldierEyeCi : heightOf(state, vehicle);
  return { x, y, z: groundCi(state, { x, y }) + up };
}

/** The vehicle that a figure is or rides in; null on foot. */
export function rideOf(state: Frozen<State>, firer: Firer): Frozen<Vehicle> | null {
  if (isVehicle(firer)) return firer;
  return isSoldier(firer) && firer.aboard !== null ? vehicleOf(state, firer.aboard) : null;
}
