/** Writers of the army's attacks: whose shots they count as, whom they lock, and what they leave unloaded. */
import { bearing } from '@dwo/kernel';
import { isCrewedKind, type Weapon, weaponRow } from '../data/weapons';
import { crewAt } from '../designated-crew';
import { sure } from '../figures';
import { idleOf } from '../fire/readiness';
import { reads } from '../options-in-play';
import type { CrewedWeapon, FigureId, Mount, Soldier, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import { noteFire } from './sky';
import { crewedWeapon, dinosaur, figure, type Of, soldier, type Writers } from './writers';

/** Writers of shots and of loading, by type of event. */
export const SHOT_EVENTS: Writers<'shot' | 'emptied' | 'reloaded' | 'reloadBroken'> = {
  shot(state, event, index) {
    const firer = figure(state, event.figure);
    if ('crewOf' in firer) soldierShot(state, firer, event);
    else if ('crew' in firer) weaponShot(state, firer, event);
    else if ('seats' in firer) mountShot(mountOf(firer, event.weapon), event);
    // A spotter counts as used once they see the target, not when they are named (DW-IND-5).
    if (event.spotter !== null) soldier(state, event.spotter).spotted = true;
    state.attackRolled = true;
    // A soldier with no attack left may now spot for a teammate's gun (DW-R-40).
    if (index !== null) index.rescan = true;
  },
  emptied(state, event, index) {
    loadable(state, event.figure).loaded = false;
    index?.unloaded.add(event.figure);
  },
  reloaded(state, event, index) {
    index?.unloaded.delete(event.figure);
    const weapon = loadable(state, event.figure);
    weapon.loaded = true;
    // The gun has a new load of ammunition now (DW-R-54).
    if ('ammunition' in weapon) weapon.ammunition = null;
  },
  reloadBroken(state, event) {
    loadable(state, event.figure).reloading = false;
  },
};

function soldierShot(state: State, firer: Soldier, event: Of<'shot'>): void {
  firer.shots.push(event.window);
  if (!weaponRow(event.weapon).twoShot) firer.singleShot = true;
  noteFire(state, event.figure, firer, event.weapon);
  if (isCrewedKind(event.weapon)) handShot(state, firer, event);
  // A soldier's own shot silences the weapon that they serve (DW-CREW-7, DW-R-43); under the other reading only if too few crew
  // are left.
  else if (firer.crewOf !== null && !reads(state, 'surplus_crew_fires')) lock(crewedWeapon(state, firer.crewOf));
}

/**
 * A hero fires the gun in their hands (DW-RAMBO-2). It faces the target, and the first shot of a turn costs a turn of
 * ammunition (DW-R-54, DW-RAMBO-5).
 */
function handShot(state: State, firer: Soldier, event: Of<'shot'>): void {
  const gun = crewedWeapon(state, firer.holds as FigureId);
  gun.shots.push(event.window);
  gun.reloading = false;
  firer.facing = bearing(firer, dinosaur(state, event.target)) ?? firer.facing;
  if (gun.handFired) return;
  gun.handFired = true;
  if (gun.ammunition !== null) gun.ammunition -= 1;
}

/**
 * The crew fires no weapon of its own this turn (DW-CREW-6): all of them, or under the other reading of DW-R-43 as many as
 * the gun needs.
 */
function weaponShot(state: State, weapon: CrewedWeapon, event: Of<'shot'>): void {
  const { minCrew, arc } = tablesOf(state).crewedWeapons[weapon.kind];
  const serving = reads(state, 'surplus_crew_fires') ? servants(state, event).slice(0, minCrew) : weapon.crew;
  for (const member of serving) lock(soldier(state, member));
  weapon.shots.push(event.window);
  weapon.reloading = false;
  // A weapon without an arc turns freely as it fires (DW-R-52).
  if (!arc) weapon.facing = bearing(weapon, dinosaur(state, event.target)) ?? weapon.facing;
}

/**
 * Lists the crew who serve this shot, from those who have fired no weapon of their own. Soldiers already bound to the gun
 * come first, so that no more are bound than it needs (DW-R-43). In closing fire soldiers who were overrun come first,
 * because one of them answered with the gun (DW-R-15).
 */
function servants(state: State, { figure: gun, window }: Of<'shot'>): FigureId[] {
  const first = (id: FigureId) => {
    const { locked, overrun } = soldier(state, id);
    return window === 'closing' ? overrun : locked;
  };
  const idle = idleOf(state, crewAt(state, gun));
  return [...idle.filter(first), ...idle.filter((id) => !first(id))];
}

function mountShot(mount: Mount, event: Of<'shot'>): void {
  mount.shots.push(event.window);
  mount.reloading = false;
}

function lock(figure: Soldier | CrewedWeapon): void {
  figure.locked = true;
}

function mountOf({ mg, cannon }: Vehicle, weapon: Weapon) {
  return sure(mg?.kind === weapon ? mg : cannon);
}

/** Returns the crewed weapon, or the vehicle's cannon, that this id means. */
function loadable(state: State, id: FigureId) {
  const carrier = figure(state, id);
  if ('crew' in carrier) return carrier;
  return sure('seats' in carrier ? carrier.cannon : null);
}
