/** Reloading a weapon that an undermanned crew has emptied (§3.19 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { inContact } from '../contact';
import { crewAt, minCrewOf } from '../designated-crew';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { crewedWeaponOf, soldierOf, sure, vehicleOf } from '../figures';
import { reads } from '../options-in-play';
import type { CrewedWeapon, FigureId, State } from '../state';
import { cannonSeats } from '../vehicles/seats';

/**
 * Emits `reloadBroken` for weapons whose reloading is interrupted this turn. From phase 2 to the end of phase 5 the minimum
 * crew must be at the weapon (DW-CREW-4, DW-R-45). It is called after every event and looks only at unloaded weapons.
 */
export function watchReloading(state: Frozen<State>, emit: Emit): void {
  if (state.phase === 'dinosaur-movement') return;
  for (const id of unloaded(state)) {
    if (isAtIt(state, id) && !isKeptUp(state, id)) emit({ type: 'reloadBroken', figure: id });
  }
}

/**
 * At the end of phase 5, loads the weapons that were reloaded for a full turn, and empties those whose ammunition a hero
 * has used up (DW-RAMBO-5).
 */
export function finishReloading(state: Frozen<State>, emit: Emit): void {
  for (const id of unloaded(state)) if (isAtIt(state, id)) emit({ type: 'reloaded', figure: id });
  for (const [id, { alive, loaded, ammunition }] of Object.entries(state.crewedWeapons)) {
    if (alive && loaded && ammunition === 0) emit({ type: 'emptied', figure: id });
  }
}

/** Sorted by id, because the order in the index depends on when the index was built. */
function unloaded(state: Frozen<State>): FigureId[] {
  return [...figureIndexOf(state).unloaded].sort();
}

/** Whether this turn still counts as reloading for an unloaded weapon. */
function isAtIt(state: Frozen<State>, id: FigureId): boolean {
  const weapon = crewedWeaponOf(state, id);
  if (weapon !== null) return weapon.alive && weapon.reloading;
  const { alive, cannon } = sure(vehicleOf(state, id));
  return alive && sure(cannon).reloading;
}

/** A cannon needs both of its gunners, a crewed weapon its crew. A weapon that fires is noted at once and needs no check here. */
function isKeptUp(state: Frozen<State>, id: FigureId): boolean {
  const weapon = crewedWeaponOf(state, id);
  if (weapon !== null) return isServed(state, id, weapon);
  const vehicle = sure(vehicleOf(state, id));
  const gunners = cannonSeats(vehicle).flatMap((seat) => vehicle.seats[seat] ?? []);
  return atWork(state, gunners).length === cannonSeats(vehicle).length;
}

/** The weapon is set up, no dinosaur touches it, and its minimum crew is at work. */
function isServed(state: Frozen<State>, id: FigureId, weapon: Frozen<CrewedWeapon>): boolean {
  if (weapon.status !== 'set-up' || inContact(state, id)) return false;
  return atWork(state, crewAt(state, id)).length >= minCrewOf(state, weapon);
}

/**
 * Keeps the crew who have fired no weapon of their own since phase 2 began. Under the other reading of DW-R-45 all of them
 * count.
 */
function atWork(state: Frozen<State>, crew: readonly FigureId[]): readonly FigureId[] {
  if (reads(state, 'reloaders_fire')) return crew;
  return crew.filter((member) => !sure(soldierOf(state, member)).shots.some((window) => window !== 'closing'));
}
