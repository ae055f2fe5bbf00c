/** Loading what an undermanned crew has emptied (§3.19 of the rules). */
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
 * From phase 2 to the end of phase 5 the minimum crew must be at it (DW-CREW-4, DW-R-45). Notes weapons whose crew has left
 * off in this turn; called after everything that happens, it looks at unloaded weapons only.
 */
export function watchReloading(state: Frozen<State>, emit: Emit): void {
  if (state.phase === 'dinosaur-movement') return;
  for (const id of unloaded(state)) {
    if (isAtIt(state, id) && !isKeptUp(state, id)) emit({ type: 'reloadBroken', figure: id });
  }
}

/**
 * Loads the weapons that were reloaded for a full turn, when phase 5 ends, and empties those that a hero has fired in
 * it (DW-RAMBO-5).
 */
export function finishReloading(state: Frozen<State>, emit: Emit): void {
  for (const id of unloaded(state)) if (isAtIt(state, id)) emit({ type: 'reloaded', figure: id });
  for (const [id, { alive, loaded, ammunition }] of Object.entries(state.crewedWeapons)) {
    if (alive && loaded && ammunition === 0) emit({ type: 'emptied', figure: id });
  }
}

/** In order of id: an index that was built later holds them in another. */
function unloaded(state: Frozen<State>): FigureId[] {
  return [...figureIndexOf(state).unloaded].sort();
}

/** True if this turn still counts for a weapon that is unloaded. */
function isAtIt(state: Frozen<State>, id: FigureId): boolean {
  const weapon = crewedWeaponOf(state, id);
  if (weapon !== null) return weapon.alive && weapon.reloading;
  const { alive, cannon } = sure(vehicleOf(state, id));
  return alive && sure(cannon).reloading;
}

/** A cannon needs both gunners, a crewed weapon its crew; the weapon has not fired, for that is noted at once. */
function isKeptUp(state: Frozen<State>, id: FigureId): boolean {
  const weapon = crewedWeaponOf(state, id);
  if (weapon !== null) return isServed(state, id, weapon);
  const vehicle = sure(vehicleOf(state, id));
  const gunners = cannonSeats(vehicle).flatMap((seat) => vehicle.seats[seat] ?? []);
  return atWork(state, gunners).length === cannonSeats(vehicle).length;
}

/** Set up, with no dinosaur at it, and with the minimum crew there at work. */
function isServed(state: Frozen<State>, id: FigureId, weapon: Frozen<CrewedWeapon>): boolean {
  if (weapon.status !== 'set-up' || inContact(state, id)) return false;
  return atWork(state, crewAt(state, id)).length >= minCrewOf(state, weapon);
}

/** Those who have fired nothing of their own since phase 2 began; everybody by the other reading of DW-R-45. */
function atWork(state: Frozen<State>, crew: readonly FigureId[]): readonly FigureId[] {
  if (reads(state, 'reloaders_fire')) return crew;
  return crew.filter((member) => !sure(soldierOf(state, member)).shots.some((window) => window !== 'closing'));
}
