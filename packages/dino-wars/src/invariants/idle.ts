/** Whether a phase ends by itself when, and only when, nobody can do anything in it (DW-R-104). */
import { type HandWeapon, WEAPONS } from '../data/weapons';
import type { Event } from '../events';
import { type Books, living, type SoldierEntry, type Violation } from './books';
import { allowance, inContact } from './movement';
import { range, sees, touches } from './space';

/** Doubtful distances and sights count for whoever is judged. */
type Doubt = 'can' | 'cannot';

function readyWeapons({ shots, weapons }: SoldierEntry, secondary: boolean): readonly HandWeapon[] {
  const windows = shots.map((shot) => shot.window);
  const spent = secondary
    ? windows.includes('secondary') || windows.includes('closing')
    : windows.includes('regular') || shots.some((shot) => shot.window === 'closing' && !WEAPONS[shot.weapon].twoShot);
  return spent ? [] : weapons.filter((weapon) => !secondary || WEAPONS[weapon].twoShot);
}

function canFire(books: Books, soldier: SoldierEntry, doubt: Doubt): boolean {
  const weapons = readyWeapons(soldier, books.phase === 'secondary-fire');
  const limits = weapons.map((weapon) => (soldier.moved ? WEAPONS[weapon].rangeCi : WEAPONS[weapon].rangeFixedCi));
  const reach = Math.max(...limits) + (doubt === 'can' ? 5.001 : 4.999);
  return living(books, 'dinosaurs').some(
    (target) =>
      target.side === 'dinosaurs' &&
      range(books.table, soldier, target) <= reach &&
      sees(books, soldier, target, doubt === 'can' ? 2 : -2),
  );
}

function canMove(books: Books, soldier: SoldierEntry): boolean {
  const most = inContact(books, soldier) ? 400 : allowance(soldier);
  return soldier.spent < most;
}

/** Whether anybody of the acting side can act in the present phase. */
function anybodyCan(books: Books, doubt: Doubt): boolean {
  const soldiers = living(books, 'army');
  const dinosaurs = living(books, 'dinosaurs');
  switch (books.phase) {
    case 'dinosaur-movement':
      return dinosaurs.length > 0;
    case 'dinosaur-attack':
      return dinosaurs.some((d) => d.side === 'dinosaurs' && !d.attacked && soldiers.some((s) => touches(d, s)));
    case 'army-movement':
      return soldiers.some((s) => s.side === 'army' && canMove(books, s));
    case 'regular-fire':
    case 'secondary-fire':
      return soldiers.some((s) => s.side === 'army' && canFire(books, s, doubt));
  }
}

/** A phase that ended by itself though somebody could act. */
export function judgeSelfEnded(books: Books, event: Extract<Event, { type: 'phaseBegan' }>): Violation[] {
  if (!event.byItself || !anybodyCan(books, 'cannot')) return [];
  return [{ rule: 'DW-R-104', facts: { ended: books.phase, turn: books.turn } }];
}

/** A phase that goes on though nobody can act. */
export function judgeLingering(books: Books): Violation[] {
  if (books.ending || books.overruns.length > 0 || anybodyCan(books, 'can')) return [];
  return [{ rule: 'DW-R-104', facts: { lingers: books.phase, turn: books.turn } }];
}
