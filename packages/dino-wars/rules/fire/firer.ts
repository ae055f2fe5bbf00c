/** Army figures as firers: their weapons, and the point that they look from. */
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

/**
 * Lists the weapons that a figure has, in the order of the table: a soldier's hand weapons (DW-SIDE-4) and the gun in their
 * hands, a crewed weapon's own kind, or a vehicle's mounts (DW-R-28).
 */
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

/** Returns the machine gun in a hero's hands, or null for anybody else (DW-RAMBO-1). */
export function heldBy(state: Frozen<State>, soldier: Frozen<Soldier>): Frozen<CrewedWeapon> | null {
  return soldier.holds === null ? null : crewedWeaponOf(state, soldier.holds);
}

/** Returns the vehicle's mount of this weapon, or null if it has none. */
function mountOf(vehicle: Frozen<Vehicle>, weapon: Weapon): Frozen<Mount> | null {
  if (vehicle.mg !== null && vehicle.mg.kind === weapon) return vehicle.mg;
  return weapon === CANNON ? vehicle.cannon : null;
}

/**
 * Lists the windows in which this weapon counts as fired this turn. A soldier's own shots count for all of their weapons
 * (DW-BUDGET-4); every other weapon counts its own (DW-BUDGET-6).
 */
export function shotsOf(firer: Firer, weapon: Weapon): readonly FireWindow[] {
  if (isVehicle(firer)) return mountOf(firer, weapon)?.shots ?? [];
  return firer.shots;
}

/** Returns the table row of a crewed or mounted weapon, or null for a hand weapon. */
export function crewedRow(state: Frozen<State>, weapon: Weapon): CrewedRow | null {
  return isCrewedKind(weapon) ? tablesOf(state).crewedWeapons[weapon] : null;
}

/**
 * Returns the point that a firer looks from: 2" above the ground, or the top of the vehicle that they are in (DW-R-36,
 * DW-R-40).
 */
export function eyeOf(state: Frozen<State>, firer: Firer): Point3 {
  const vehicle = rideOf(state, firer);
  const { x, y } = placeOf(state, firer);
  const up = vehicle === null ? tablesOf(state).parameters.soldierEyeCi : heightOf(state, vehicle);
  return { x, y, z: groundCi(state, { x, y }) + up };
}

/** Returns the vehicle that a figure is or rides in, or null on foot. */
export function rideOf(state: Frozen<State>, firer: Firer): Frozen<Vehicle> | null {
  if (isVehicle(firer)) return firer;
  return isSoldier(firer) && firer.aboard !== null ? vehicleOf(state, firer.aboard) : null;
}
