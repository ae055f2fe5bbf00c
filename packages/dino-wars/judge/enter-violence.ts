/** Enters attacks and their effects into the judge's books, and notes the events that they make due. */
import { bearing } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { VEHICLES } from '../rules/data/vehicles';
import { CREWED_WEAPONS, isHandWeapon, type Weapon, weaponRow } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import type { FigureId } from '../rules/state';
import { all, type Books, type Due, entryOf, find, need, overrunOn, plays, varies, weaponOf } from './books';
import type { DinosaurEntry, SoldierEntry } from './entries';
import { isOneWithCrew } from './overruns';
import { isAt } from './space';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Enters an event of an attack or its effects; false if it is another event. */
export function enterViolence(books: Books, event: Event): boolean {
  switch (event.type) {
    case 'shot':
      enterShot(books, event);
      return true;
    case 'rammed': {
      const rammer = need(books, event.figure, 'vehicle');
      Object.assign(rammer, { immobile: true });
      books.anchored.set(rammer.id, { x: rammer.x, y: rammer.y });
      books.attackRolled = true;
      if (event.hit) owe(books, event.target, VEHICLES[rammer.kind].structurePoints, event.figure, false);
      return true;
    }
    case 'wounded':
      enterWound(books, event);
      return true;
    case 'raged': {
      // A dinosaur at 0 life points loses none before it rolls (DW-OPT-RAGE-3).
      const by = (takeDue(books, 'raged', event.figure) ?? takeDue(books, 'wounded', event.figure))?.by ?? '';
      if (!event.alive) books.due.unshift({ type: 'killed', figure: event.figure, by, rule: 'DW-OPT-RAGE-3' });
      return true;
    }
    case 'strayed':
      if (event.target !== null) strike(books, event.target, event.figure, 'DW-OPT-FIC-2');
      return true;
    case 'attacked':
      enterAttack(books, event);
      return true;
    case 'damaged': {
      const by = takeDue(books, 'damaged', event.figure)?.by ?? '';
      const vehicle = need(books, event.figure, 'vehicle');
      vehicle.structurePoints -= event.lost;
      if (vehicle.structurePoints <= 0) {
        books.due.unshift({ type: 'destroyed', figure: event.figure, by, rule: event.rule });
      }
      return true;
    }
    case 'destroyed':
      enterDestroyed(books, event);
      return true;
    case 'survivalRolled': {
      const by = takeDue(books, 'survivalRolled', event.figure)?.by ?? '';
      if (!event.alive) strike(books, event.figure, by, 'DW-CAS-1');
      return true;
    }
    case 'survivorsWait':
      for (const who of event.people) takeDue(books, 'survivorsWait', who);
      books.survivors.push({ ...event, people: [...event.people] });
      return true;
    case 'survivorsPlaced':
      enterSurvivors(books, event);
      return true;
    case 'crippled':
      need(books, event.figure, 'soldier').wounded = true;
      return true;
    case 'luckRolled': {
      const by = takeDue(books, 'luckRolled', event.figure)?.by ?? '';
      if (!event.lucky) books.due.unshift({ type: 'killed', figure: event.figure, by, rule: 'DW-DMG-7' });
      return true;
    }
    case 'killed':
      enterDeath(books, event);
      return true;
    default:
      return false;
  }
}

/** Notes that a dinosaur must lose life points. */
function owe(books: Books, figure: FigureId, damage: number, by: FigureId, auto: boolean): void {
  const { lifePoints } = need(books, figure, 'dinosaur');
  // A dinosaur that rages at 0 has none to lose, and dies at once where automatic kills beat rage (DW-R-80).
  if (auto && lifePoints <= 0 && varies(books, 'automatic_kills_beat_rage')) {
    books.due.unshift({ type: 'killed', figure, by, rule: 'DW-AUTO-2' });
    return;
  }
  const left = auto ? 0 : Math.max(0, lifePoints - damage);
  books.due.unshift({ type: 'wounded', figure, left, by, auto });
}

/** Notes the effect that a hit on an army figure must have: death, a luck roll or damage. */
function strike(books: Books, figure: FigureId, by: FigureId, rule: string): void {
  const target = entryOf(books, figure);
  if (target.cls === 'soldier' && target.rank !== 'enlisted') books.due.unshift({ type: 'luckRolled', figure, by });
  else if (target.cls === 'soldier') books.due.unshift({ type: 'killed', figure, by, rule });
  else if (target.cls === 'weapon') books.due.unshift({ type: 'destroyed', figure, by, rule: 'DW-CREW-10' });
  else if (target.cls === 'vehicle') {
    const lost = Math.min(target.structurePoints, damageOfMiss(books, by));
    books.due.unshift({ type: 'damaged', figure, lost, by, rule });
  }
}

/** Returns the damage that a figure's latest shot would have done (DW-OPT-FIC-2). */
function damageOfMiss(books: Books, by: FigureId): number {
  const firer = entryOf(books, by);
  const latest = 'shots' in firer ? firer.shots[firer.shots.length - 1] : undefined;
  return latest ? damageOf(books, by, latest.weapon) : 0;
}

/** Returns a weapon's damage in these hands (DW-OPT-HICAL-1). */
function damageOf(books: Books, firer: FigureId, weapon: Weapon): number {
  const soldier = find(books, firer, 'soldier');
  const marked = soldier?.highCalibre && (weapon === 'rifle' || weapon === 'pistol');
  return marked && plays(books, 'high_caliber') ? 2 : weaponRow(weapon).damage;
}

function enterShot(books: Books, event: Of<'shot'>): void {
  books.attackRolled = true;
  const firer = entryOf(books, event.figure);
  if (firer.cls === 'dinosaur') return;
  firer.shots.push({ window: event.window, weapon: event.weapon });
  if (firer.cls === 'soldier') {
    enterOwnShot(books, firer, event.weapon);
    // A hero turns with the gun in their hands (DW-R-54).
    if (!isHandWeapon(event.weapon)) firer.facing = bearing(firer, entryOf(books, event.target)) ?? firer.facing;
  }
  if (firer.cls === 'weapon') {
    const crew = firer.crew.map((id) => need(books, id, 'soldier'));
    for (const member of crew) member.locked = true;
    // A weapon without an arc turns freely as it fires (DW-R-52).
    if (!CREWED_WEAPONS[firer.kind].arc) firer.facing = bearing(firer, entryOf(books, event.target)) ?? firer.facing;
    firer.served = crew.filter((member) => isAt(books, member, firer)).map(({ id }) => id);
  }
  if (event.spotter !== null) Object.assign(find(books, event.spotter, 'soldier') ?? {}, { spotted: true });
  const overrun = books.overruns.find((open) => open.dinosaur === event.target && event.window === 'closing');
  if (overrun) overrun.answer = null;
  const row = weaponRow(event.weapon);
  if (!event.hit) return;
  const auto = row.autoKill && event.dice[0] + event.dice[1] === 2;
  owe(books, event.target, damageOf(books, event.figure, event.weapon), event.figure, auto);
}

function enterOwnShot(books: Books, firer: SoldierEntry, weapon: Weapon): void {
  if (weapon === 'grenade') firer.grenades++;
  const ride = find(books, firer.aboard, 'vehicle');
  if (ride && !ride.firing.includes(firer.id)) ride.firing.push(firer.id);
  if (!isHandWeapon(weapon)) {
    const held = find(books, firer.holds, 'weapon');
    const window = firer.shots.at(-1)?.window;
    if (held && window) held.shots.push({ window, weapon });
    if (held && !held.used) Object.assign(held, { used: true, ammunition: (held.ammunition ?? 1) - 1 });
    return;
  }
  weaponOf(books, firer.id)?.crewFired.push(firer.id);
}

function enterWound(books: Books, event: Of<'wounded'>): void {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const due = takeDue(books, 'wounded', event.figure);
  dinosaur.lifePoints -= event.lost;
  if (dinosaur.lifePoints > 0) return;
  const beaten = due?.type === 'wounded' && due.auto && varies(books, 'automatic_kills_beat_rage');
  const type = plays(books, 'dino_rage') && !beaten ? 'raged' : 'killed';
  books.due.unshift({ type, figure: event.figure, by: due?.by ?? '', rule: event.rule });
}

/** After its first attack a dinosaur charges in no later turn (DW-R-90). */
export function noteAttack({ turn }: Books, { attackTurns }: DinosaurEntry): void {
  if (!attackTurns.includes(turn)) attackTurns.push(turn);
}

function enterAttack(books: Books, event: Of<'attacked'>): void {
  books.attackRolled = true;
  const dinosaur = need(books, event.figure, 'dinosaur');
  noteAttack(books, dinosaur);
  const overrun = event.overrun ? overrunOn(books, event.target) : undefined;
  if (overrun) {
    overrun.attacked = true;
    books.due.push({ type: 'overrunEnded', figure: event.figure, target: event.target });
  } else dinosaur.attacked = true;
  const target = entryOf(books, event.target);
  if (!event.hit) return;
  if (target.cls !== 'vehicle') {
    strike(books, event.target, event.figure, 'DW-DMG-1');
    return;
  }
  const roll = event.dice[0] + event.dice[1];
  const { damage } = dinosaur;
  const { stars } = DINOSAURS[dinosaur.kind];
  const upTo = stars === 0 ? 0 : stars + 1 - (VEHICLES[target.kind].tank ? (stars === 1 ? 2 : 1) : 0);
  const lost = roll <= upTo ? target.structurePoints : Math.min(target.structurePoints, damage);
  const rule = roll > upTo ? 'DW-DMG-9' : stars === 1 ? 'DW-AUTO-3' : 'DW-AUTO-4';
  books.due.unshift({ type: 'damaged', figure: event.target, lost, by: event.figure, rule });
}

function enterDestroyed(books: Books, event: Of<'destroyed'>): void {
  takeDue(books, 'destroyed', event.figure);
  const gone = entryOf(books, event.figure);
  gone.alive = false;
  if (gone.cls === 'weapon') gone.crew = [];
  if (gone.cls !== 'vehicle') return;
  const people = gone.seats.filter((who): who is FigureId => who !== null);
  const rolls = people.map((figure): Due => ({ type: 'survivalRolled', figure, vehicle: gone.id, by: event.by }));
  books.due.unshift(...rolls);
  gone.seats = gone.seats.map(() => null);
}

function enterSurvivors(books: Books, event: Of<'survivorsPlaced'>): void {
  const at = books.survivors.findIndex((each) => each.vehicle === event.vehicle && each.seat === event.seat);
  if (at >= 0) books.survivors.splice(at, 1);
  for (const { figure, at: spot } of event.spots) {
    Object.assign(need(books, figure, 'soldier'), { x: spot.x, y: spot.y, aboard: null });
  }
}

function enterDeath(books: Books, event: Of<'killed'>): void {
  takeDue(books, 'killed', event.figure);
  const dead = entryOf(books, event.figure);
  dead.alive = false;
  if (dead.cls === 'soldier') {
    const gun = find(books, dead.holds, 'weapon');
    if (gun) Object.assign(gun, { status: 'dismantled', carrier: null, x: dead.x, y: dead.y });
    dead.holds = null;
    for (const open of books.overruns) open.crewFell ||= isOneWithCrew(books, open.target, dead.id);
    leaveCrew(books, dead.id);
    const vehicle = find(books, dead.aboard, 'vehicle');
    if (vehicle) vehicle.seats = vehicle.seats.map((who) => (who === dead.id ? null : who));
  }
  const overrun = books.overruns.find((open) => open.dinosaur === event.figure);
  if (overrun) books.due.push({ type: 'overrunEnded', figure: overrun.dinosaur, target: overrun.target });
}

/** Removes a soldier from the crew of their weapon. */
export function leaveCrew(books: Books, id: FigureId): void {
  for (const weapon of all(books, 'weapon')) weapon.crew = weapon.crew.filter((who) => who !== id);
}

/** Removes a due event from the list and returns it. */
export function takeDue(
  books: Books,
  type: Due['type'],
  figure: FigureId,
): { readonly by: FigureId; readonly type: Due['type']; readonly auto?: boolean } | null {
  const at = books.due.findIndex((due) => due.type === type && due.figure === figure);
  if (at < 0) return null;
  const [due] = books.due.splice(at, 1);
  return due && 'by' in due ? due : null;
}
