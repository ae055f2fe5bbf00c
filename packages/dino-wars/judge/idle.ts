/** Judges the end of phases: a phase ends by itself when, and only when, nobody can act in it (DW-R-104). */
import { type HandWeapon, WEAPONS } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import { all, type Books, living, plays, present, type Violation, varies } from './books';
import type { DinosaurEntry, SoldierEntry } from './entries';
import { limitOf } from './fire';
import { reaches } from './overruns';
import { inContact, range, sees } from './space';
import { allowance, standsInDear } from './spending';

/** How a doubtful distance or sight counts: as possible or as impossible. */
type Doubt = 'can' | 'cannot';

function readyWeapons(books: Books, { shots, weapons, rank, grenades, spotted }: SoldierEntry): readonly HandWeapon[] {
  const secondary = books.phase === 'secondary-fire';
  const windows = shots.map((shot) => shot.window);
  const single = shots.some(
    (shot) => shot.window === 'closing' && !(shot.weapon in WEAPONS && WEAPONS[shot.weapon as HandWeapon].twoShot),
  );
  const barred = windows.includes('closing') && !(varies(books, 'any_two_windows') && !windows.includes('regular'));
  const spent = secondary ? windows.includes('secondary') || barred : windows.includes('regular');
  if (spent || single || (spotted && shots.length > 0)) return [];
  const none = plays(books, 'limited_grenades') && rank === 'enlisted' && grenades > 0;
  return weapons.filter((weapon) => (!secondary || WEAPONS[weapon].twoShot) && !(weapon === 'grenade' && none));
}

/** Whether a soldier can fire at a dinosaur in this phase. */
function canFire(books: Books, soldier: SoldierEntry, doubt: Doubt): boolean {
  if (!present(soldier) || soldier.holds !== null || soldier.locked) return false;
  const weapons = readyWeapons(books, soldier);
  const reach = Math.max(...weapons.map((weapon) => limitOf(books, soldier, weapon)));
  // At a smaller scale the doubt is still a whole ci.
  const { lengths } = books.rules.scale;
  const within = reach + (doubt === 'can' ? Math.ceil(5 / lengths) + 0.001 : 0.999 / lengths);
  return living(books, 'dinosaurs').some(
    (target) =>
      target.cls === 'dinosaur' &&
      !target.hidden &&
      range(books, soldier, target) <= within &&
      sees(books, soldier, target, doubt === 'can' ? 2 : -2),
  );
}

function canMove(books: Books, soldier: SoldierEntry, doubt: Doubt): boolean {
  if (!present(soldier) || soldier.busy) return false;
  const leftContact = soldier.leftContact || inContact(books, soldier);
  // A soldier who was placed inside unusual terrain pays with the first step (DW-OPT-TERR-2).
  const paidTerrain = soldier.paidTerrain || (doubt === 'cannot' && standsInDear(books, soldier));
  const most = allowance(books, { ...soldier, leftContact, paidTerrain });
  return soldier.spent < Math.floor(most);
}

/** Whether a soldier on foot or a dinosaur of the acting side can act in the present phase. */
function anybodyCan(books: Books, doubt: Doubt): boolean {
  // A phase may end by itself although players have not said that they are done.
  const asked = ({ owner }: { readonly owner: number }): boolean => doubt === 'can' || !books.players[owner]?.done;
  const soldiers = all(books, 'soldier').filter(asked);
  const dinosaurs = (living(books, 'dinosaurs') as DinosaurEntry[]).filter(asked);
  switch (books.phase) {
    case 'dinosaur-movement':
      return dinosaurs.length > 0;
    case 'dinosaur-attack':
      return dinosaurs.some(
        (d) => !d.attacked && living(books, 'army').some((one) => one.cls !== 'dinosaur' && reaches(books, d, one)),
      );
    case 'army-movement':
      return soldiers.some((s) => canMove(books, s, doubt));
    case 'regular-fire':
    case 'secondary-fire':
      return soldiers.some((s) => canFire(books, s, doubt));
  }
}

/** Returns a violation if a phase ended by itself though a figure could act. */
export function judgeSelfEnded(books: Books, event: Extract<Event, { type: 'phaseBegan' }>): Violation[] {
  if (!event.byItself || !anybodyCan(books, 'cannot')) return [];
  return [{ rule: 'DW-R-104', facts: { ended: books.phase, turn: books.turn } }];
}

/**
 * Returns a violation if a phase goes on though nobody can act. It judges no match with vehicles, guns or paratroopers,
 * which can do more than `anybodyCan` tests.
 */
export function judgeLingering(books: Books): Violation[] {
  const more = all(books, 'vehicle').length + all(books, 'weapon').length > 0 || plays(books, 'paratroopers');
  const waits = books.overruns.length > 0 || books.survivors.length > 0 || books.placing;
  if (books.ending || more || waits || anybodyCan(books, 'can')) return [];
  return [{ rule: 'DW-R-104', facts: { lingers: books.phase, turn: books.turn } }];
}
