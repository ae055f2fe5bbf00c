/** The checks of a weapon that do not depend on its target: it is served, loaded, not locked and not in contact. */
import type { Frozen } from '@dwo/kernel';
import { contacts, inContact } from '../contact';
import { CANNON } from '../data/vehicles';
import { isCrewedKind, type Weapon } from '../data/weapons';
import { crewAt } from '../designated-crew';
import { isCrewedWeapon, isSoldier, soldierOf } from '../figures';
import { refuseAbsent } from '../first-checks';
import { reads } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { CrewedWeapon, FigureId, Soldier, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import { cannonSeats, mgSeat } from '../vehicles/seats';
import { type Firer, heldBy } from './firer';
import { isOutOfGrenades } from './marksmen';
import { refuseAboard } from './moving-fire';

/**
 * Returns why this weapon can't fire, or null. `closingAt` is the dinosaur that closing fire would answer; it is null in
 * the phases of fire.
 */
export function refuseReady(
  state: Frozen<State>,
  id: FigureId,
  firer: Firer,
  { weapon, closingAt }: { weapon: Weapon; closingAt: FigureId | null },
): No | null {
  const absent = refuseAbsent(id, firer);
  if (absent !== null) return absent;
  if (isSoldier(firer)) return refuseSoldierReady(state, id, firer, weapon);
  if (isCrewedWeapon(firer)) return refuseWeaponReady(state, id, firer, closingAt);
  return refuseMountReady(state, id, firer, weapon);
}

/**
 * A soldier aboard fires none of their own weapons (DW-FIRE-7, DW-OPT-MFIRE-1), nor does a crewman whose gun has fired
 * (DW-CREW-6).
 */
function refuseSoldierReady(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>, weapon: Weapon): No | null {
  const held = isCrewedKind(weapon) ? heldBy(state, soldier) : null;
  if (held !== null) {
    const empty = !held.loaded || (held.ammunition === 0 && !held.handFired);
    if (empty) return refuse('DW-RAMBO-5', 'WEAPON_UNLOADED', { figure: id, weapon });
    // A lock from before the hero took the gun up lasts for the turn (DW-R-54).
    if (held.locked) return refuse('DW-R-54', 'CREW_LOCKED', { figure: id, weapon });
  }
  if (soldier.locked) return refuse('DW-CREW-6', 'CREW_LOCKED', { figure: id, crewOf: soldier.crewOf });
  if (weapon === 'grenade' && isOutOfGrenades(state, soldier))
    return refuse('DW-OPT-GREN-1', 'NO_GRENADE', { figure: id });
  return refuseAboard(state, id, soldier);
}

/**
 * A crewed weapon fires only if no dinosaur touches it (DW-CREW-9); in closing fire its attacker does not count (DW-R-16).
 * It must be set up and ready (DW-TOW-11, DW-TOW-4), loaded (DW-CREW-4, DW-R-44) and have crew at it (DW-CREW-5). None of
 * its crew may have fired a weapon of their own (DW-CREW-7).
 */
function refuseWeaponReady(
  state: Frozen<State>,
  id: FigureId,
  weapon: Frozen<CrewedWeapon>,
  closingAt: FigureId | null,
): No | null {
  const dinosaur = contacts(state, id).find((each) => each !== closingAt);
  if (dinosaur !== undefined) {
    const rule = closingAt === null ? 'DW-CREW-9' : 'DW-R-16';
    return refuse(rule, 'WEAPON_IN_CONTACT', { figure: id, dinosaur });
  }
  if (weapon.status !== 'set-up') {
    const rule = weapon.kind === 'lmg' ? 'DW-R-33' : 'DW-TOW-11';
    return refuse(rule, 'WEAPON_NOT_READY', { figure: id, status: weapon.status });
  }
  if (weapon.readyTurn > state.turn) {
    return refuse('DW-TOW-4', 'WEAPON_NOT_READY', { figure: id, readyTurn: weapon.readyTurn });
  }
  if (!weapon.loaded) return refuse('DW-CREW-4', 'WEAPON_UNLOADED', { figure: id });
  const crew = crewAt(state, id);
  if (crew.length === 0) return refuse('DW-CREW-5', 'UNDERMANNED', { figure: id });
  return isLocked(state, weapon, crew) ? refuse('DW-CREW-7', 'CREW_LOCKED', { figure: id }) : null;
}

/**
 * Whether a weapon is locked by any crewman's own shot (DW-R-43). Under the other reading it is locked only if too few are
 * left who have not fired.
 */
export function isLocked(state: Frozen<State>, weapon: Frozen<CrewedWeapon>, crew: readonly FigureId[]): boolean {
  if (!reads(state, 'surplus_crew_fires')) return weapon.locked;
  return idleOf(state, crew).length < Math.min(crew.length, tablesOf(state).crewedWeapons[weapon.kind].minCrew);
}

/** Keeps the crew who have fired no weapon of their own this turn. */
export function idleOf(state: Frozen<State>, crew: readonly FigureId[]): FigureId[] {
  return crew.filter((member) => soldierOf(state, member)?.shots.length === 0);
}

/**
 * A mounted machine gun needs its gunner, a cannon one of its two gunners and a loaded gun (DW-R-27, DW-R-29). A dinosaur
 * in contact does not silence a mounted weapon, except a cannon under the other reading of DW-R-27.
 */
function refuseMountReady(state: Frozen<State>, id: FigureId, vehicle: Frozen<Vehicle>, weapon: Weapon): No | null {
  if (weapon !== CANNON) {
    const seat = mgSeat(vehicle);
    const manned = seat !== null && vehicle.seats[seat] !== null;
    return manned ? null : refuse('DW-R-29', 'UNDERMANNED', { figure: id, weapon });
  }
  if (reads(state, 'cannon_barred_in_contact') && inContact(state, id)) {
    return refuse('DW-R-27', 'WEAPON_IN_CONTACT', { figure: id, weapon });
  }
  if (vehicle.cannon?.loaded === false) return refuse('DW-CREW-4', 'WEAPON_UNLOADED', { figure: id, weapon });
  return gunners(vehicle) > 0 ? null : refuse('DW-R-29', 'UNDERMANNED', { figure: id, weapon });
}

/** Returns how many gunners of a cannon are in their seats. */
export function gunners(vehicle: Frozen<Vehicle>): number {
  return cannonSeats(vehicle).filter((seat) => vehicle.seats[seat] !== null).length;
}
