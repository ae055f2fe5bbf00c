/** Writers of crewed weapons: their crews, places and statuses. */
import { bearing } from '@dwo/kernel';
import { crewAt } from '../designated-crew';
import { noteDeed } from '../ending/idling';
import { enterGrid, type FigureIndex, leaveGrid, relocate } from '../figure-index';
import { sure } from '../figures';
import { isLocked } from '../fire/readiness';
import { reads } from '../options-in-play';
import type { CrewedWeapon, FigureId, State } from '../state';
import { crewedWeapon, type Of, soldier, vehicle, type Writers } from './writers';

/** Writers of crewed weapons, by type of event. */
export const WEAPON_EVENTS: Writers<
  'assigned' | 'dismantled' | 'setUp' | 'carried' | 'stowed' | 'unstowed' | 'pickedUp' | 'laidDown' | 'spottingAllowed'
> = {
  assigned: assign,
  dismantled(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    weapon.status = 'dismantled';
    weapon.handled = true;
    work(state, event.by, index);
  },
  setUp(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    weapon.status = 'set-up';
    weapon.facing = event.facing;
    weapon.handled = true;
    work(state, event.by, index);
  },
  carried: carry,
  /** Loading slows the vehicle (DW-LOAD-2). */
  stowed(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    if (index !== null) leaveGrid(index, event.weapon);
    weapon.status = 'stowed';
    weapon.carrier = event.vehicle;
    const carrier = vehicle(state, event.vehicle);
    carrier.cargo.push(event.weapon);
    carrier.loaded = true;
    again(index);
  },
  unstowed(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    lieAt(weapon, event, index);
    const carrier = vehicle(state, event.vehicle);
    carrier.cargo.splice(carrier.cargo.indexOf(event.weapon), 1);
    if (carrier.alive) {
      carrier.unloaded = true;
      weapon.handled = true;
    }
    again(index);
  },
  pickedUp(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    const hero = soldier(state, event.figure);
    if (index !== null) leaveGrid(index, event.weapon);
    // A lock outlives the crew whose shots caused it (DW-R-54).
    if (isLocked(state, weapon, crewAt(state, event.weapon))) weapon.locked = true;
    // The crew of a gun that a hero takes serves nothing from now on (DW-R-54).
    for (const member of weapon.crew) soldier(state, member).crewOf = null;
    if (weapon.crew.length > 0) weapon.crew = [];
    leaveCrew(state, event.figure);
    noteDeed(state, hero.owner);
    weapon.status = 'in-hands';
    weapon.carrier = event.figure;
    if (event.die !== null) weapon.ammunition = event.die;
    hero.holds = event.weapon;
    hero.facing = weapon.facing;
    again(index);
  },
  laidDown(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    weapon.facing = soldier(state, event.figure).facing;
    const hero = soldier(state, event.figure);
    hero.holds = null;
    if (hero.alive) noteDeed(state, hero.owner);
    lieAt(weapon, event, index);
    again(index);
  },
  spottingAllowed(state, event, index) {
    const one = soldier(state, event.figure);
    one.spotting = event.allow;
    noteDeed(state, one.owner);
    again(index);
  },
};

/** Figures that could do nothing before may have something to do now. */
function again(index: FigureIndex | null): void {
  if (index !== null) index.rescan = true;
}

/** The work halves the movement of the soldiers who do it (DW-TOW-8, DW-R-47). */
function work(state: State, by: readonly FigureId[], index: FigureIndex | null): void {
  for (const member of by) soldier(state, member).halvings++;
  again(index);
}

function lieAt(
  weapon: CrewedWeapon,
  { weapon: id, at }: { readonly weapon: FigureId; readonly at: { readonly x: number; readonly y: number } },
  index: FigureIndex | null,
): void {
  weapon.status = 'dismantled';
  weapon.carrier = null;
  weapon.x = at.x;
  weapon.y = at.y;
  if (index !== null) enterGrid(index, id, weapon);
}

/**
 * A soldier who joins after firing locks the weapon. A weapon that has fired locks the soldier who joins. A soldier who
 * leaves keeps their lock (DW-R-43).
 */
function assign(state: State, event: Of<'assigned'>, index: FigureIndex | null): void {
  const weapon = crewedWeapon(state, event.weapon);
  for (const member of weapon.crew) if (!event.crew.includes(member)) soldier(state, member).crewOf = null;
  const surplus = reads(state, 'surplus_crew_fires');
  for (const member of event.crew) {
    const one = soldier(state, member);
    if (one.crewOf === event.weapon) continue;
    leaveCrew(state, member);
    one.crewOf = event.weapon;
    if (surplus) continue;
    if (one.shots.length > 0) weapon.locked = true;
    if (weapon.shots.length > 0) one.locked = true;
  }
  weapon.crew = [...event.crew];
  noteDeed(state, weapon.owner);
  again(index);
}

/** Removes a soldier from the crew of their weapon. */
export function leaveCrew(state: State, id: FigureId): void {
  const one = soldier(state, id);
  if (one.crewOf === null) return;
  const weapon = crewedWeapon(state, one.crewOf);
  weapon.crew = weapon.crew.filter((member) => member !== id);
  one.crewOf = null;
}

function carry(state: State, event: Of<'carried'>, index: FigureIndex | null): void {
  const weapon = crewedWeapon(state, event.weapon);
  const end = sure(event.path.at(-1) ?? null);
  const before = sure(event.path.at(-2) ?? null);
  weapon.x = end.x;
  weapon.y = end.y;
  weapon.handled = true;
  if (index !== null) relocate(index, event.weapon, weapon);
  const ahead = bearing(before, end);
  for (const { figure, at } of event.carriers) {
    const carrier = soldier(state, figure);
    carrier.x = at.x;
    carrier.y = at.y;
    carrier.facing = ahead ?? carrier.facing;
    carrier.spentCi += event.costCi;
    carrier.moved = true;
    if (index !== null) relocate(index, figure, carrier);
  }
  again(index);
}
