/** Enters the army's events of phase 4 into the judge's books. */
import type { Event } from '../rules/events';
import { all, type Books, entryOf, find, need } from './books';
import { leaveCrew } from './enter-violence';
import type { VehicleEntry } from './entries';
import { inContact } from './space';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Enters an event about vehicles, weapons or the army's work; false if it is another event. */
export function enterArmy(books: Books, event: Event): boolean {
  switch (event.type) {
    case 'gunTurned':
      need(books, event.figure, 'vehicle').gunFacing = event.facing;
      stir(books, event.figure);
      return true;
    case 'boarded': {
      const vehicle = need(books, event.vehicle, 'vehicle');
      vehicle.seats[event.seat] = event.figure;
      need(books, event.figure, 'soldier').aboard = event.vehicle;
      handled(books, event.figure, vehicle, 'loaded');
      return true;
    }
    case 'alighted':
      enterAlighted(books, event);
      return true;
    case 'seatsSwapped': {
      const { seats } = need(books, event.vehicle, 'vehicle');
      const [a, b] = event.seats;
      [seats[a], seats[b]] = [seats[b] ?? null, seats[a] ?? null];
      stir(books, seats[a] ?? seats[b] ?? event.vehicle);
      return true;
    }
    case 'spottingAllowed':
      stir(books, event.figure);
      return true;
    case 'emptied':
      empty(books, event.figure, false);
      return true;
    case 'reloaded':
      empty(books, event.figure, true);
      return true;
    default:
      return enterGun(books, event);
  }
}

/** Notes that an owner has done something that leaves no mark on a figure (DW-R-100). */
export function stir(books: Books, id: string): void {
  const player = books.players[entryOf(books, id).owner];
  if (player !== undefined) player.acted = true;
}

/**
 * Getting in or out halves the movement of the soldier and the vehicle, except as part of hitching or unhitching
 * (DW-LOAD-1, DW-R-50).
 */
function handled(books: Books, id: string, vehicle: VehicleEntry, mark: 'loaded' | 'unloaded'): void {
  const soldier = need(books, id, 'soldier');
  if (vehicle.busy) soldier.busy = true;
  Object.assign(soldier, { loaded: true, moved: true, halvings: soldier.halvings + 1 });
  vehicle[mark] = true;
}

function enterAlighted(books: Books, event: Of<'alighted'>): void {
  const vehicle = need(books, event.vehicle, 'vehicle');
  enterUnloading(books, vehicle);
  vehicle.seats = vehicle.seats.map((who) => (who === event.figure ? null : who));
  Object.assign(need(books, event.figure, 'soldier'), { x: event.at.x, y: event.at.y, aboard: null });
  handled(books, event.figure, vehicle, 'unloaded');
}

/** The first unloading marks everybody aboard, as driving off would (DW-R-61). */
function enterUnloading(books: Books, vehicle: VehicleEntry): void {
  if (!vehicle.begun && inContact(books, vehicle)) for (const who of vehicle.seats) expose(books, who);
  vehicle.begun = true;
}

/** Marks a soldier aboard a vehicle in contact (DW-R-61). */
export function expose(books: Books, id: string | null): void {
  if (id !== null) need(books, id, 'soldier').exposed = true;
}

function empty(books: Books, id: string, loaded: boolean): void {
  const entry = entryOf(books, id);
  if (entry.cls === 'weapon') {
    entry.loaded = loaded;
    if (loaded) entry.ammunition = null;
  }
  if (entry.cls === 'vehicle') entry.cannonLoaded = loaded;
  const held = entry.cls === 'soldier' ? find(books, entry.holds, 'weapon') : null;
  if (held) held.loaded = loaded;
}

/** Enters an event of a crewed weapon; false if it is another event. */
function enterGun(books: Books, event: Event): boolean {
  switch (event.type) {
    case 'assigned': {
      const weapon = need(books, event.weapon, 'weapon');
      stir(books, event.weapon);
      // A soldier is in one crew at most (DW-R-42).
      for (const other of all(books, 'weapon')) other.crew = other.crew.filter((who) => !event.crew.includes(who));
      weapon.crew = [...event.crew];
      // A soldier who joins after firing locks the weapon (DW-R-43), even with a gun in their hands (DW-R-54).
      for (const who of event.crew) {
        if (weapon.shots.length > 0) need(books, who, 'soldier').locked = true;
        const own = need(books, who, 'soldier').shots.length > 0;
        if (own && !weapon.crewFired.includes(who)) weapon.crewFired.push(who);
      }
      return true;
    }
    case 'dismantled':
    case 'setUp': {
      const weapon = find(books, event.weapon, 'weapon');
      if (weapon) Object.assign(weapon, { status: event.type === 'setUp' ? 'set-up' : 'dismantled', handled: true });
      if (weapon && event.type === 'setUp') weapon.facing = event.facing;
      for (const who of event.by) need(books, who, 'soldier').halvings++;
      return true;
    }
    case 'carried':
      enterCarried(books, event);
      return true;
    case 'stowed':
      need(books, event.vehicle, 'vehicle').loaded = true;
      Object.assign(find(books, event.weapon, 'weapon') ?? {}, { status: 'stowed', carrier: event.vehicle });
      return true;
    case 'unstowed':
      enterUnstowed(books, event);
      return true;
    case 'hitched':
      Object.assign(need(books, event.weapon, 'weapon'), { status: 'hitched', busy: true, carrier: event.vehicle });
      Object.assign(need(books, event.vehicle, 'vehicle'), { towing: event.weapon, busy: true });
      for (const who of event.crew) need(books, who, 'soldier').busy = true;
      return true;
    case 'unhitched': {
      const put = { x: event.at.x, y: event.at.y, facing: event.facing, readyTurn: books.turn + 1 };
      const busy = need(books, event.vehicle, 'vehicle').alive;
      Object.assign(need(books, event.weapon, 'weapon'), { ...put, status: 'set-up', carrier: null, busy });
      Object.assign(need(books, event.vehicle, 'vehicle'), { towing: null, busy: true });
      for (const who of event.crew) need(books, who, 'soldier').busy = true;
      return true;
    }
    default:
      return enterLmg(books, event);
  }
}

function enterUnstowed(books: Books, event: Of<'unstowed'>): void {
  const vehicle = need(books, event.vehicle, 'vehicle');
  enterUnloading(books, vehicle);
  vehicle.unloaded = true;
  const weapon = find(books, event.weapon, 'weapon');
  if (!weapon) return;
  // A weapon that falls out of a wreck was not handled.
  const handled = weapon.handled || vehicle.alive;
  Object.assign(weapon, { ...event.at, status: 'dismantled', carrier: null, handled });
}

function enterCarried(books: Books, event: Of<'carried'>): void {
  const end = event.path[event.path.length - 1];
  const weapon = find(books, event.weapon, 'weapon');
  if (weapon && end) Object.assign(weapon, { x: end.x, y: end.y, handled: true });
  for (const { figure, at } of event.carriers) {
    const carrier = need(books, figure, 'soldier');
    Object.assign(carrier, { x: at.x, y: at.y, spent: carrier.spent + event.costCi, moved: true });
  }
}

function enterLmg(books: Books, event: Event): boolean {
  switch (event.type) {
    case 'pickedUp': {
      const weapon = need(books, event.weapon, 'weapon');
      stir(books, event.figure);
      Object.assign(weapon, { status: 'in-hands', carrier: event.figure, crew: [] });
      if (event.die !== null) weapon.ammunition = event.die;
      // A soldier who holds the gun serves no other (DW-R-54).
      leaveCrew(books, event.figure);
      Object.assign(need(books, event.figure, 'soldier'), { holds: event.weapon, facing: weapon.facing });
      return true;
    }
    case 'laidDown': {
      const { facing, alive } = need(books, event.figure, 'soldier');
      // A weapon that falls from a dead hero's hands is not their owner's act.
      if (alive) stir(books, event.figure);
      Object.assign(need(books, event.weapon, 'weapon'), { ...event.at, facing, status: 'dismantled', carrier: null });
      for (const soldier of all(books, 'soldier')) if (soldier.holds === event.weapon) soldier.holds = null;
      return true;
    }
    default:
      return false;
  }
}
