/** The designated crews of weapons (§3.19 of the rules). */
import { type Frozen, gap } from '@dwo/kernel';
import { crewedWeaponOf, discOf, onTable, soldierOf, sure } from './figures';
import { type No, refuse } from './refusal';
import type { CrewedWeapon, FigureId, State } from './state';
import { tablesOf } from './tables';

/**
 * Lists the crew who are at their weapon: alive, on foot, at most 1" from its base (DW-R-41, DW-R-42), in the order of the
 * crew.
 */
export function crewAt(state: Frozen<State>, weaponId: FigureId): FigureId[] {
  const weapon = crewedWeaponOf(state, weaponId);
  return weapon === null ? [] : weapon.crew.filter((id) => isAtWeapon(state, id, weaponId));
}

/** Whether a soldier is on foot at a weapon that stands on the table, in its crew or not (DW-R-41). */
export function isAtWeapon(state: Frozen<State>, soldierId: FigureId, weaponId: FigureId): boolean {
  const weapon = sure(crewedWeaponOf(state, weaponId));
  const soldier = sure(soldierOf(state, soldierId));
  if (!onTable(weapon) || !onTable(soldier)) return false;
  return gap(discOf(state, soldier), discOf(state, weapon)) <= tablesOf(state).parameters.atWeaponCi;
}

/** Returns the weapon that a crewman stands at and serves, or null. */
export function weaponAtHand(state: Frozen<State>, soldierId: FigureId): FigureId | null {
  const weapon = soldierOf(state, soldierId)?.crewOf ?? null;
  return weapon !== null && isAtWeapon(state, soldierId, weapon) ? weapon : null;
}

/** Returns how many soldiers it takes to serve, carry or set up a weapon. */
export function minCrewOf(state: Frozen<State>, { kind }: Pick<CrewedWeapon, 'kind'>): number {
  return tablesOf(state).crewedWeapons[kind].minCrew;
}

/**
 * Returns why a weapon can't be dismantled and carried at all, or null. Heavy artillery never moves (DW-TOW-6), and light
 * artillery is only towed (DW-R-48).
 */
export function refusePortable(state: Frozen<State>, id: FigureId, { kind }: Frozen<CrewedWeapon>): No | null {
  if (tablesOf(state).crewedWeapons[kind].portable) return null;
  return refuse(kind === 'heavy_artillery' ? 'DW-TOW-6' : 'DW-R-48', 'IMMOBILE', { weapon: id, kind });
}
