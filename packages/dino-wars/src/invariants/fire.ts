/** Properties of army fire: DW-INV-1, 2, 5, 6, 7, 20, 28 and 29. Each function judges an event by the books before it. */
import type { Facts } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { WEAPONS } from '../data/weapons';
import type { Event, ScorePart } from '../events';
import type { Fire } from '../intents';
import type { FireWindow, Phase } from '../state';
import { type Books, type DinosaurEntry, overrunOn, type SoldierEntry, type Violation } from './books';
import { faces, range, sees } from './space';

type Shot = Extract<Event, { type: 'shot' }>;

const WINDOW_OF: Partial<Record<Phase, FireWindow>> = {
  'dinosaur-movement': 'closing',
  'regular-fire': 'regular',
  'secondary-fire': 'secondary',
};

/** Rules that a part of an attack score may come from while no optional rule is in play. */
const PARTS = /^DW-(?:ATK|MOD|ARM|SPEC|R|CLOSE|DATK)-\d+$/;

/** Sum, hit and origin of a score, and that its dice are two proper ones (DW-INV-27, 28, 29). */
export function judgeScore(
  event: { readonly figure: string; readonly dice: readonly number[]; readonly score: number; readonly hit: boolean },
  parts: readonly ScorePart[],
  automatic: boolean,
): Violation[] {
  const { figure, dice, score, hit } = event;
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure, ...facts } });
  if (dice.length !== 2 || dice.some((d) => !Number.isInteger(d) || d < 1 || d > 6)) add('DW-INV-27', { dice });
  const roll = dice.reduce((sum, d) => sum + d, 0);
  const sum = parts.reduce((total, part) => total + part.value, 0);
  if (sum !== score) add('DW-INV-28', { score, sum });
  if (hit !== (roll <= score || (automatic && roll === 2))) add('DW-INV-28', { roll, score, hit });
  for (const part of parts) if (!PARTS.test(part.rule)) add('DW-INV-29', { part: part.rule });
  return found;
}

/** Armour the shot may meet: one value, or both where the angle is on the line (DW-ARM-3 to 5, DW-R-21, DW-R-31). */
function armours(firer: SoldierEntry, target: DinosaurEntry, window: FireWindow): readonly number[] {
  const { front, rear } = DINOSAURS[target.kind].armour;
  if (window === 'closing' || faces(target, target.facing, firer, 90)) return [front];
  return faces(target, target.facing, firer, 92) ? [front, rear] : [rear];
}

function judgeBudget(firer: SoldierEntry, event: Shot): Violation[] {
  const shots = [...firer.shots, { window: event.window, weapon: event.weapon }];
  const found: Violation[] = [];
  const facts = { figure: firer.id, windows: shots.map((s) => s.window), weapons: shots.map((s) => s.weapon) };
  const windows = new Set(shots.map((shot) => shot.window));
  if (shots.length > 2 || windows.size < shots.length || (windows.has('closing') && windows.has('secondary'))) {
    found.push({ rule: 'DW-INV-1', facts });
  }
  const single = shots.filter((shot) => !WEAPONS[shot.weapon].twoShot);
  const outside = single.filter(
    (shot) => shot.window !== 'regular' && (shot.window === 'secondary' || shots.length > 1),
  );
  if (outside.length > 0 || new Set(single.map((shot) => shot.weapon)).size < single.length) {
    found.push({ rule: 'DW-INV-2', facts });
  }
  if (event.window === 'closing' && event.weapon === 'grenade') found.push({ rule: 'DW-INV-2', facts });
  return found;
}

function judgeClosing(books: Books, event: Shot): Violation[] {
  const overrun = overrunOn(books, event.figure);
  const firer = books.figures.get(event.figure);
  const first = firer?.side === 'army' ? firer.overrunBy : [];
  // Without a reaction a standing order has answered.
  const answered = overrun?.reaction === 'none' || (overrun?.reaction === 'closed' && overrun.answer === event.weapon);
  const fine = overrun?.dinosaur === event.target && answered && !overrun.attacked && first.length === 1;
  return fine
    ? []
    : [{ rule: 'DW-INV-5', facts: { figure: event.figure, target: event.target, overruns: [...first] } }];
}

/** Range and sight, with what slack rounding needs (DW-INV-6). */
function judgeAim(books: Books, firer: SoldierEntry, target: DinosaurEntry, event: Shot): Violation[] {
  const row = WEAPONS[event.weapon];
  const limit = firer.moved ? row.rangeCi : row.rangeFixedCi;
  const far = range(books.table, firer, target);
  const facts = { figure: firer.id, target: target.id, weapon: event.weapon };
  const found: Violation[] = [];
  if (far > limit + 5.001) found.push({ rule: 'DW-INV-6', facts: { ...facts, rangeCi: far, limitCi: limit } });
  if (!sees(books, firer, target, 2)) found.push({ rule: 'DW-INV-6', facts: { ...facts, sight: false } });
  return found;
}

export function judgeShot(books: Books, event: Shot): Violation[] {
  const firer = books.figures.get(event.figure);
  const target = books.figures.get(event.target);
  if (firer?.side !== 'army' || target?.side !== 'dinosaurs') {
    return [{ rule: 'DW-FIRE-2', facts: { figure: event.figure, target: event.target } }];
  }
  const row = WEAPONS[event.weapon];
  const found = [...judgeScore(event, event.parts, row.autoKill), ...judgeBudget(firer, event)];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: firer.id, ...facts } });
  if (!firer.alive || !target.alive) add('DW-INV-20', { target: target.id });
  if (!firer.weapons.includes(event.weapon)) add('DW-INV-7', { weapon: event.weapon });
  if (WINDOW_OF[books.phase] !== event.window) add('DW-INV-1', { phase: books.phase, window: event.window });
  found.push(...(event.window === 'closing' ? judgeClosing(books, event) : judgeAim(books, firer, target, event)));
  const bonus = firer.rank === 'enlisted' ? 0 : 1;
  const possible = armours(firer, target, event.window).map((armour) => row.attackScore + bonus - armour);
  if (!possible.includes(event.score)) add('DW-INV-28', { score: event.score, possible });
  return found;
}

/** A refusal for range or sight that the judge's own measurement contradicts (DW-RANGE-1, DW-LOS-1). */
export function judgeRefusedShot(books: Books, wish: Fire, code: string): Violation[] {
  const firer = books.figures.get(wish.figure);
  const target = books.figures.get(wish.target);
  if (firer?.side !== 'army' || target?.side !== 'dinosaurs') return [];
  const row = WEAPONS[wish.weapon];
  const limit = firer.moved ? row.rangeCi : row.rangeFixedCi;
  const far = range(books.table, firer, target);
  const wrong = code === 'OUT_OF_RANGE' ? far <= limit + 4.999 : code === 'NO_LOS' && sees(books, firer, target, -2);
  const facts = { figure: wish.figure, target: wish.target, refused: code, rangeCi: far, limitCi: limit };
  return wrong ? [{ rule: 'DW-INV-6', facts }] : [];
}
