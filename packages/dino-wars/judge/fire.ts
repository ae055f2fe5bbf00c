/** Judges the army's fire: DW-INV-1 to 6, 8, 20, 28 and 39. Each function judges an event by the books before it. */
import type { Facts } from '@dwo/kernel';
import { CREWED_WEAPONS, isCrewedKind, type Weapon, weaponRow } from '../rules/data/weapons';
import type { Fire } from '../rules/intents';
import type { FireWindow, Phase } from '../rules/state';
import { type Books, find, lengthOf, overrunOn, plays, present, type Violation, varies } from './books';
import type { ArmyEntry, DinosaurEntry, Fired } from './entries';
import { judgeReady } from './ready';
import { judgeScore, possibleScores, type Shot } from './scores';
import { faces, placeOf, range, sees } from './space';

const WINDOW_OF: Partial<Record<Phase, FireWindow>> = {
  'dinosaur-movement': 'closing',
  'regular-fire': 'regular',
  'secondary-fire': 'secondary',
};

/** Lists the earlier attacks that count against this one. Each mount of a vehicle has its own budget (DW-R-27). */
function earlier(firer: ArmyEntry, weapon: Weapon): readonly Fired[] {
  if (firer.cls !== 'vehicle') return firer.shots;
  return firer.shots.filter((shot) => shot.weapon === weapon);
}

function judgeBudget(books: Books, firer: ArmyEntry, event: Shot): Violation[] {
  const shots = [...earlier(firer, event.weapon), { window: event.window, weapon: event.weapon }];
  const found: Violation[] = [];
  const facts = { figure: firer.id, windows: shots.map((s) => s.window), weapons: shots.map((s) => s.weapon) };
  const windows = new Set(shots.map((shot) => shot.window));
  const both = windows.has('closing') && windows.has('secondary');
  const bothAllowed = varies(books, 'any_two_windows') && !windows.has('regular');
  if (shots.length > 2 || windows.size < shots.length || (both && !bothAllowed))
    found.push({ rule: 'DW-INV-1', facts });
  const single = shots.filter((shot) => !weaponRow(shot.weapon).twoShot);
  const outside = single.filter(
    (shot) => shot.window !== 'regular' && (shot.window === 'secondary' || shots.length > 1),
  );
  const twice = new Set(single.map((shot) => shot.weapon)).size < single.length;
  const grenade = event.window === 'closing' && event.weapon === 'grenade';
  if (outside.length > 0 || twice || grenade) found.push({ rule: 'DW-INV-2', facts });
  if (firer.cls === 'soldier' && firer.spotted && shots.length > 1) found.push({ rule: 'DW-INV-3', facts });
  return found;
}

/** The overrun figure answers itself, or its crewman's gun does (DW-R-15). */
function judgeClosing(books: Books, event: Shot): Violation[] {
  const gun = find(books, event.figure, 'weapon');
  const overrun =
    overrunOn(books, event.figure) ??
    books.overruns.find(({ dinosaur, target }) => dinosaur === event.target && gun?.crew.includes(target) === true);
  const target = overrun === undefined ? undefined : books.figures.get(overrun.target);
  const first = target === undefined || target.cls === 'dinosaur' ? [] : target.overrunBy;
  // Without a reaction, a standing order has answered.
  const answered = overrun?.reaction === 'none' || (overrun?.reaction === 'closed' && overrun.answer === event.weapon);
  const fine = overrun?.dinosaur === event.target && answered && !overrun.attacked && first.length === 1;
  const facts = { figure: event.figure, target: event.target, overruns: [...first] };
  return fine ? [] : [{ rule: 'DW-INV-5', facts }];
}

/** Returns the range of a weapon here, in ci (DW-RANGE-4, DW-R-34, DW-RAMBO-4, DW-OPT-SNIPE-2). */
export function limitOf(books: Books, firer: ArmyEntry, weapon: Weapon): number {
  const row = weaponRow(weapon);
  if (firer.cls !== 'soldier') return lengthOf(books, row.rangeFixedCi);
  if (isCrewedKind(weapon)) return lengthOf(books, row.rangeCi);
  const rifles = weapon === 'rifle' || weapon === 'assault_rifle';
  const farther = firer.sniper && rifles && plays(books, 'snipers') ? 600 : 0;
  const still = !firer.moved && firer.aboard === null;
  return lengthOf(books, still ? row.rangeFixedCi : row.rangeCi) + lengthOf(books, farther);
}

/** Judges range, sight and arc, with the slack that rounding needs (DW-INV-6, DW-INV-8). */
function judgeAim(books: Books, firer: ArmyEntry, target: DinosaurEntry, event: Shot): Violation[] {
  const facts = { figure: firer.id, target: target.id, weapon: event.weapon };
  const found: Violation[] = [];
  const gun = isCrewedKind(event.weapon) ? CREWED_WEAPONS[event.weapon] : null;
  const far = range(books, firer, target);
  const doubt = lengthOf(books, 5) + 0.001;
  if (event.window !== 'closing') {
    const limit = limitOf(books, firer, event.weapon);
    if (far > limit + doubt) found.push({ rule: 'DW-INV-6', facts: { ...facts, rangeCi: far, limitCi: limit } });
    const least = lengthOf(books, gun?.leastRangeCi ?? 0);
    if (far < least - doubt) found.push({ rule: 'DW-INV-8', facts: { ...facts, rangeCi: far, leastCi: least } });
    if (event.weapon === 'mortar' && far > lengthOf(books, 6000) + doubt)
      found.push({ rule: 'DW-INV-8', facts: { ...facts, rangeCi: far } });
  }
  const needsSight = event.window !== 'closing' || gun !== null;
  if (needsSight && event.spotter === null && !sees(books, firer, target, 2)) {
    found.push({ rule: 'DW-INV-6', facts: { ...facts, sight: false } });
  }
  const pointed = firer.cls === 'vehicle' ? firer.gunFacing : firer.facing;
  const round = firer.cls === 'soldier' && event.window !== 'closing';
  if (gun?.arc && !round && !faces(placeOf(books, firer), pointed, target, 92)) {
    found.push({ rule: 'DW-INV-6', facts: { ...facts, arc: pointed } });
  }
  return found;
}

/** A spotter must see the target, and is named only if the firer does not see it (DW-IND-1 to 5, DW-R-40, DW-R-112). */
function judgeSpotter(books: Books, firer: ArmyEntry, target: DinosaurEntry, event: Shot): Violation[] {
  if (event.spotter === null) return [];
  const spotter = find(books, event.spotter, 'soldier');
  const facts = { figure: firer.id, spotter: event.spotter };
  const indirect = isCrewedKind(event.weapon) && CREWED_WEAPONS[event.weapon].indirectScore !== null;
  const found: Violation[] = [];
  if (!indirect || spotter === null || !sees(books, spotter, target, 2)) found.push({ rule: 'DW-INV-6', facts });
  if (sees(books, firer, target, -2)) found.push({ rule: 'DW-R-112', facts });
  if (spotter !== null && spotter.shots.length > 1) found.push({ rule: 'DW-INV-3', facts });
  if (spotter !== null && (!spotter.alive || spotter.absence !== null)) found.push({ rule: 'DW-INV-20', facts });
  return found;
}

/** Judges a shot and its score. */
export function judgeShot(books: Books, event: Shot): Violation[] {
  const firer = books.figures.get(event.figure);
  const target = books.figures.get(event.target);
  if (!firer || firer.cls === 'dinosaur' || target?.cls !== 'dinosaur') {
    return [{ rule: 'DW-FIRE-2', facts: { figure: event.figure, target: event.target } }];
  }
  const automatic = weaponRow(event.weapon).autoKill ? 2 : 0;
  const found = [...judgeScore(books, event, event.parts, automatic), ...judgeBudget(books, firer, event)];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: firer.id, ...facts } });
  if (!firer.alive || firer.absence !== null || !present(target)) add('DW-INV-20', { target: target.id });
  if (target.hidden) add('DW-INV-35', { target: target.id });
  if (WINDOW_OF[books.phase] !== event.window) add('DW-INV-1', { phase: books.phase, window: event.window });
  found.push(...judgeReady(books, firer, event), ...judgeAim(books, firer, target, event));
  found.push(...judgeSpotter(books, firer, target, event));
  if (event.window === 'closing') found.push(...judgeClosing(books, event));
  const possible = possibleScores(books, firer, target, event);
  const bonus = firer.cls === 'soldier' && firer.wounded && plays(books, 'wounded_soldiers');
  if (!possible.includes(event.score)) {
    add(bonus ? 'DW-INV-39' : 'DW-INV-28', { score: event.score, possible });
  }
  return found;
}

/**
 * Judges a refusal for range or sight. It is a violation if the judge's own measurements contradict it (DW-RANGE-1,
 * DW-LOS-1).
 */
export function judgeRefusedShot(books: Books, wish: Fire, code: string): Violation[] {
  const firer = books.figures.get(wish.figure);
  const target = books.figures.get(wish.target);
  if (!firer || firer.cls === 'dinosaur' || target?.cls !== 'dinosaur' || target.hidden) return [];
  const limit = limitOf(books, firer, wish.weapon);
  const far = range(books, firer, target);
  const least = isCrewedKind(wish.weapon) ? lengthOf(books, CREWED_WEAPONS[wish.weapon].leastRangeCi) : 0;
  const doubt = lengthOf(books, 5) - 0.001;
  const within = far <= limit + doubt && far >= least - doubt;
  const wrong = code === 'OUT_OF_RANGE' ? within : code === 'NO_LOS' && sees(books, firer, target, -2);
  const facts = { figure: wish.figure, target: wish.target, refused: code, rangeCi: far, limitCi: limit };
  return wrong ? [{ rule: 'DW-INV-6', facts }] : [];
}
