/** Whether a phase ends by itself when, and only when, nobody can do anything in it (DW-R-104). */
import { type HandWeapon, WEAPONS } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import {
  all,
  type Books,
  type DinosaurEntry,
  living,
  plays,
  present,
  type SoldierEntry,
  type Violation,
  varies,
} from './books';
import { limitOf } from './fire';
import { reaches } from './overruns';
import { inContact, range, sees } from './space';
import { allowance, standsInDear } from './spending';

/** Doubtful distances and sights count for whoever is judged. */
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

export function canFire(books: Books, soldier: SoldierEntry, doubt: Doubt): boolean {
  if (!present(soldier) || soldier.holds !== null || soldier.locked) return false;
  const weapons = readyWeapons(books, soldier);
  const reach = Math.max(...weapons.map((weapon) => limitOf(books, soldier, weapon)));
  // To scale the doubt is a whole hundredth too.
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
  // A soldier put down in the middle of unusual terrain pays for it with the first step (DW-OPT-TERR-2).
  const paidTerrain = soldier.paidTerrain || (doubt === 'cannot' && standsInDear(books, soldier));
  const most = allowance(books, { ...soldier, leftContact, paidTerrain });
  return soldier.spent < Math.floor(most);
}

/** True if anybody of the acting side can act in the present phase, as far as soldiers on foot and dinosaurs go. */
function anybodyCan(books: Books, doubt: Doubt): boolean {
  // A phase may end by itself for those who have not said that they are done.
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

/** A phase that ended by itself though somebody could act. */
export function judgeSelfEnded(books: Books, event: Extract<Event, { type: 'phaseBegan' }>): Violation[] {
  if (!event.byItself || !anybodyCan(books, 'cannot')) return [];
  return [{ rule: 'DW-R-104', facts: { ended: books.phase, turn: books.turn } }];
}

/** A phase that goes on though nobody can act; vehicles, guns, flights and gates can do more than is looked at here. */
export function judgeLingering(books: Books): Violation[] {
  const more = all(books, 'vehicle').length + all(books, 'weapon').length > 0 || plays(books, 'paratroopers');
  const waits = books.overruns.length > 0 || books.survivors.length > 0 || books.placing;
  if (books.ending || more || waits || anybodyCan(books, 'can')) return [];
  return [{ rule: 'DW-R-104', facts: { lingers: books.phase, turn: books.turn } }];
}
