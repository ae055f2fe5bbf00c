/** Judges if a figure may fire a weapon at all: DW-INV-4, 7, 9, 37 and 40. */
import type { Facts } from '@dwo/kernel';
import { CREWED_WEAPONS, isHandWeapon } from '../rules/data/weapons';
import { all, type Books, find, need, plays, present, type Violation, varies } from './books';
import type { ArmyEntry, SoldierEntry, VehicleEntry, WeaponEntry } from './entries';
import type { Shot } from './scores';
import { inContact, isAt } from './space';

/** The firer has this weapon, and it is manned, loaded and ready (DW-INV-4, 7, 9, 37, 40). */
export function judgeReady(books: Books, firer: ArmyEntry, event: Shot): Violation[] {
  switch (firer.cls) {
    case 'soldier':
      return judgeSoldierReady(books, firer, event);
    case 'weapon':
      return judgeWeaponReady(books, firer, event);
    case 'vehicle':
      return judgeMountReady(books, firer, event);
  }
}

function judgeSoldierReady(books: Books, firer: SoldierEntry, event: Shot): Violation[] {
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: firer.id, ...facts } });
  const held = find(books, firer.holds, 'weapon');
  if (isHandWeapon(event.weapon)) {
    if (!firer.weapons.includes(event.weapon)) add('DW-INV-7', { weapon: event.weapon });
    const bound = varies(books, 'surplus_crew_fires') ? isBound(books, firer) : firer.locked;
    if (bound) add('DW-INV-4', { locked: true });
  } else if (held?.kind !== event.weapon) add('DW-INV-7', { weapon: event.weapon });
  else if (!held.loaded || (!held.used && (held.ammunition ?? 0) < 1)) add('DW-INV-40', { left: held.ammunition });
  const limited = plays(books, 'limited_grenades') && firer.rank === 'enlisted';
  if (event.weapon === 'grenade' && limited && firer.grenades > 0) add('DW-INV-37', { thrown: firer.grenades + 1 });
  if (firer.aboard !== null) found.push(...judgeAboard(books, firer, event));
  return found;
}

/** Half of the passengers, rounded up, may fire from aboard, never in closing fire (DW-INV-9). */
function judgeAboard(books: Books, firer: SoldierEntry, event: Shot): Violation[] {
  const vehicle = find(books, firer.aboard, 'vehicle');
  if (vehicle === null) return [{ rule: 'DW-INV-9', facts: { figure: firer.id } }];
  const crew = 1 + (vehicle.mg === null ? 0 : 1) + (vehicle.cannon ? 2 : 0);
  const passengers = vehicle.seats.slice(crew).filter((who) => who !== null).length;
  const most = Math.ceil(passengers / 2);
  const those = new Set([...vehicle.firing, firer.id]);
  // Passengers who fired before others got out are counted already, but at most half of those who are left fire in one phase.
  const now = vehicle.seats.slice(crew).filter((id) => {
    return id !== null && need(books, id, 'soldier').shots.some(({ window }) => window === event.window);
  });
  const inCrew = vehicle.seats.indexOf(firer.id) < crew;
  const allowed = plays(books, 'moving_fire') && !inCrew && event.window !== 'closing';
  const facts = { figure: firer.id, firing: [...those], passengers };
  const counted = vehicle.firing.includes(firer.id) ? now.length < most : those.size <= most;
  return allowed && counted ? [] : [{ rule: 'DW-INV-9', facts }];
}

/**
 * Whether a soldier is bound by the shot of their gun. Under the other reading of DW-R-43 only as many are bound as the gun
 * needs.
 */
function isBound(books: Books, firer: SoldierEntry): boolean {
  const own = (id: string): boolean =>
    find(books, id, 'soldier')?.shots.some(({ weapon }) => isHandWeapon(weapon)) ?? false;
  return all(books, 'weapon').some(({ kind, served }) => {
    const firing = served.filter((id) => id === firer.id || own(id)).length;
    return served.includes(firer.id) && firing > Math.max(0, served.length - CREWED_WEAPONS[kind].minCrew);
  });
}

function judgeWeaponReady(books: Books, gun: WeaponEntry, event: Shot): Violation[] {
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: gun.id, ...facts } });
  if (gun.kind !== event.weapon) add('DW-INV-7', { weapon: event.weapon });
  if (gun.status !== 'set-up' || gun.readyTurn > books.turn)
    add('DW-INV-7', { status: gun.status, ready: gun.readyTurn });
  if (!gun.loaded) add('DW-INV-7', { loaded: false });
  const crew = gun.crew.filter((id) => isAt(books, find(books, id, 'soldier') as SoldierEntry, gun));
  if (crew.length === 0) add('DW-INV-7', { crew: 0 });
  const silent = varies(books, 'surplus_crew_fires')
    ? gun.crew.every((id) => gun.crewFired.includes(id))
    : gun.crewFired.length > 0;
  if (silent) add('DW-INV-4', { fired: [...gun.crewFired] });
  const touching = [...books.figures.values()].filter((one) => one.cls === 'dinosaur' && present(one));
  const others = touching.filter((one) => event.window !== 'closing' || one.id !== event.target);
  if (others.length > 0 && inContact({ ...books, figures: new Map(others.map((one) => [one.id, one])) }, gun)) {
    add('DW-INV-7', { contact: true });
  }
  return found;
}

function judgeMountReady(books: Books, vehicle: VehicleEntry, event: Shot): Violation[] {
  const found: Violation[] = [];
  const add = (facts: Facts): number => found.push({ rule: 'DW-INV-7', facts: { figure: vehicle.id, ...facts } });
  const cannonFrom = vehicle.mg === null ? 1 : 2;
  if (event.weapon === vehicle.mg) {
    if (vehicle.seats[1] === null) add({ gunner: null });
  } else if (vehicle.cannon && event.weapon === 'light_artillery') {
    const gunners = vehicle.seats.slice(cannonFrom, cannonFrom + 2).filter((who) => who !== null).length;
    if (gunners === 0 || !vehicle.cannonLoaded) add({ gunners, loaded: vehicle.cannonLoaded });
    if (varies(books, 'cannon_barred_in_contact') && inContact(books, vehicle)) add({ contact: true });
  } else add({ weapon: event.weapon });
  return found;
}
