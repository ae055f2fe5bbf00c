/** Judges what the army does with vehicles and weapons in phase 4: DW-INV-16, 17, 20 and 22, and their rules. */
import type { Facts, Point } from '@dwo/kernel';
import { VEHICLES } from '../rules/data/vehicles';
import { CREWED_WEAPONS } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import { type Books, find, lengthOf, need, plays, present, type Violation } from './books';
import type { SoldierEntry, VehicleEntry } from './entries';
import { gapOf, isAt, length } from './space';
import { allowance } from './spending';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

type Handled = Of<
  | ('boarded' | 'alighted' | 'seatsSwapped' | 'assigned' | 'dismantled' | 'setUp' | 'carried' | 'stowed')
  | ('hitched' | 'pickedUp' | 'laidDown')
>;

/** The event must be in phase 4 (DW-CREW-1, DW-TURN-3) and by living figures. */
export function judgeHandled(books: Books, event: Handled): Violation[] {
  const found: Violation[] = [];
  const who = 'figure' in event ? event.figure : 'vehicle' in event ? event.vehicle : event.weapon;
  const fallen = event.type === 'laidDown' && books.phase !== 'army-movement';
  if (books.phase !== 'army-movement' && !books.placing && !fallen) {
    found.push({ rule: 'DW-INV-16', facts: { figure: who, event: event.type, phase: books.phase } });
  }
  switch (event.type) {
    case 'boarded':
      return [...found, ...judgeBoarded(books, event)];
    case 'alighted':
      return [...found, ...judgeAlighted(books, event)];
    case 'assigned':
      return [...found, ...judgeAssigned(books, event)];
    case 'dismantled':
    case 'setUp':
      return [...found, ...judgeWork(books, event)];
    case 'carried':
      return [...found, ...judgeCarried(books, event)];
    case 'hitched':
      return [...found, ...judgeHitched(books, event)];
    case 'pickedUp':
      return [...found, ...judgePickedUp(books, event)];
    default:
      return found;
  }
}

/** Needs a free seat and a vehicle in contact, once a turn (DW-LOAD-3, DW-R-62). */
function judgeBoarded(books: Books, event: Of<'boarded'>): Violation[] {
  const vehicle = need(books, event.vehicle, 'vehicle');
  const soldier = need(books, event.figure, 'soldier');
  const facts = { figure: event.figure, vehicle: event.vehicle, seat: event.seat };
  const found: Violation[] = [];
  if (!vehicle.alive || !soldier.alive || soldier.absence !== null) found.push({ rule: 'DW-INV-20', facts });
  if (event.seat >= vehicle.seats.length || vehicle.seats[event.seat] !== null || soldier.aboard !== null) {
    found.push({ rule: 'DW-INV-22', facts });
  }
  // Soldiers who get in as a weapon is hitched stand at the weapon (DW-R-50).
  const near = vehicle.busy || gapOf(soldier, vehicle) <= lengthOf(books, 10);
  if (!near || (soldier.loaded && !vehicle.busy)) found.push({ rule: 'DW-LOAD-3', facts });
  return found;
}

function judgeAlighted(books: Books, event: Of<'alighted'>): Violation[] {
  const vehicle = need(books, event.vehicle, 'vehicle');
  const soldier = need(books, event.figure, 'soldier');
  const facts = { figure: event.figure, vehicle: event.vehicle };
  if (soldier.aboard !== event.vehicle || !soldier.alive) return [{ rule: 'DW-INV-22', facts }];
  const gap = length(event.at, vehicle) - soldier.radius - vehicle.radius;
  const wrong = (gap > lengthOf(books, 10) || soldier.loaded) && !vehicle.busy;
  return wrong ? [{ rule: 'DW-LOAD-4', facts: { ...facts, gapCi: gap } }] : [];
}

/** New members of a crew are at the weapon (DW-R-42). */
function judgeAssigned(books: Books, event: Of<'assigned'>): Violation[] {
  const weapon = need(books, event.weapon, 'weapon');
  const wrong = event.crew.filter((id) => {
    const soldier = find(books, id, 'soldier');
    if (!soldier?.alive || soldier.owner !== weapon.owner) return true;
    const tower = weapon.status === 'hitched' ? find(books, weapon.carrier, 'vehicle') : null;
    const there = tower === null ? isAt(books, soldier, weapon) : isBy(books, soldier, tower);
    return !weapon.crew.includes(id) && !there;
  });
  return wrong.length === 0 ? [] : [{ rule: 'DW-INV-22', facts: { weapon: event.weapon, crew: wrong } }];
}

/** Whether a soldier is in the vehicle, or at most 1" from it and so from the weapon that it tows (DW-R-42). */
function isBy(books: Books, soldier: SoldierEntry, vehicle: VehicleEntry): boolean {
  if (soldier.aboard !== null) return soldier.aboard === vehicle.id;
  return soldier.absence === null && gapOf(soldier, vehicle) <= lengthOf(books, 100);
}

/**
 * Needs the minimum crew at the weapon, all of whom can pay the halving; a pole needs two soldiers (DW-TOW-8, DW-R-47,
 * DW-R-92).
 */
function judgeWork(books: Books, event: Of<'dismantled' | 'setUp'>): Violation[] {
  const weapon = find(books, event.weapon, 'weapon');
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { weapon: event.weapon, ...facts } });
  const needed = weapon === null ? 2 : CREWED_WEAPONS[weapon.kind].minCrew;
  if (event.by.length < needed || new Set(event.by).size < event.by.length) add('DW-TOW-8', { by: [...event.by] });
  if (weapon !== null) {
    const status = event.type === 'setUp' ? 'dismantled' : 'set-up';
    if (weapon.status !== status || !CREWED_WEAPONS[weapon.kind].portable) add('DW-INV-17', { status: weapon.status });
    const there = event.by.filter((id) => !isAt(books, find(books, id, 'soldier') as SoldierEntry, weapon));
    if (there.length > 0) add('DW-R-47', { absent: there });
  }
  for (const id of event.by) {
    const soldier = need(books, id, 'soldier');
    if (soldier.spent > allowance(books, soldier) / 2) add('DW-TOW-10', { figure: id, spentCi: soldier.spent });
  }
  return found;
}

/**
 * Needs enough carriers, each within their allowance and at the weapon afterwards. Artillery is never carried (DW-TOW-9,
 * DW-INV-17).
 */
function judgeCarried(books: Books, event: Of<'carried'>): Violation[] {
  const weapon = find(books, event.weapon, 'weapon');
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { weapon: event.weapon, ...facts } });
  const needed = weapon === null ? 2 : CREWED_WEAPONS[weapon.kind].minCrew;
  if (event.carriers.length < needed) add('DW-TOW-9', { carriers: event.carriers.map(({ figure }) => figure) });
  if (weapon !== null && (weapon.status !== 'dismantled' || !CREWED_WEAPONS[weapon.kind].portable)) {
    add('DW-INV-17', { status: weapon.status });
  }
  const cost = event.path.slice(1).reduce((sum, p, i) => sum + Math.ceil(length(event.path[i] as Point, p)), 0);
  if (event.costCi !== cost) add('DW-INV-11', { costCi: event.costCi, ownCi: cost });
  const end = event.path[event.path.length - 1] as Point;
  for (const { figure, at } of event.carriers) {
    const carrier = need(books, figure, 'soldier');
    if (!carrier.alive || carrier.aboard !== null) add('DW-INV-20', { figure });
    if (carrier.spent + event.costCi > allowance(books, carrier)) add('DW-INV-10', { figure, spentCi: carrier.spent });
    const radius = weapon?.radius ?? Math.round(25 / books.rules.scale.bases);
    if (length(at, end) - carrier.radius - radius > lengthOf(books, 100)) add('DW-R-47', { figure });
  }
  return found;
}

/**
 * The vehicle is a truck, half-track or tank, the weapon light artillery or a recoilless rifle. They touch, and nothing
 * else has been done with them this turn (DW-TOW-1, DW-R-50).
 */
function judgeHitched(books: Books, event: Of<'hitched'>): Violation[] {
  const vehicle = need(books, event.vehicle, 'vehicle');
  const weapon = need(books, event.weapon, 'weapon');
  const fine =
    VEHICLES[vehicle.kind].tows &&
    CREWED_WEAPONS[weapon.kind].towable &&
    vehicle.towing === null &&
    gapOf(vehicle, weapon) <= lengthOf(books, 10) &&
    vehicle.spent === 0 &&
    !weapon.handled &&
    weapon.shots.length === 0;
  return fine ? [] : [{ rule: 'DW-R-50', facts: { vehicle: vehicle.id, weapon: weapon.id, spentCi: vehicle.spent } }];
}

/**
 * Needs a hero and a loaded light machine gun beside them. The die is from 1 to 6, or null if the gun keeps its ammunition
 * (DW-RAMBO-1, DW-INV-40).
 */
function judgePickedUp(books: Books, event: Of<'pickedUp'>): Violation[] {
  const hero = need(books, event.figure, 'soldier');
  const weapon = need(books, event.weapon, 'weapon');
  const facts = { figure: event.figure, weapon: event.weapon, die: event.die };
  const found: Violation[] = [];
  if (hero.rank !== 'hero' || weapon.kind !== 'lmg' || !present(weapon) || !isAt(books, hero, weapon))
    found.push({ rule: 'DW-RAMBO-1', facts });
  const rolled = event.die !== null && Number.isInteger(event.die) && event.die >= 1 && event.die <= 6;
  const kept = event.die === null && weapon.ammunition !== null;
  if (!(rolled || kept) || !weapon.loaded) found.push({ rule: 'DW-INV-40', facts });
  return found;
}

/** Only a loaded weapon is emptied, and only an empty one is reloaded (DW-R-44). */
export function judgeLoading(books: Books, { type, figure }: Of<'emptied' | 'reloaded'>): Violation[] {
  const gun = find(books, find(books, figure, 'soldier')?.holds ?? figure, 'weapon');
  const loaded = gun?.loaded ?? find(books, figure, 'vehicle')?.cannonLoaded;
  return loaded === (type === 'emptied') ? [] : [{ rule: 'DW-R-44', facts: { figure, event: type } }];
}

/** Paratroopers land near the landing point (DW-OPT-PARA-2), and only if the option is on. */
export function judgeLanded(books: Books, event: Of<'landed'>): Violation[] {
  const soldier = need(books, event.figure, 'soldier');
  const facts = { figure: event.figure };
  if (!plays(books, 'paratroopers')) return [{ rule: 'DW-INV-29', facts }];
  return soldier.absence === 'waiting' ? [] : [{ rule: 'DW-INV-21', facts }];
}
