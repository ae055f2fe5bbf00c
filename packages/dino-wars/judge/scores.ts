/** Judges attack scores of the army and the dinosaurs: DW-INV-27 to 29. */
import type { Facts } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { RANK_TABLE } from '../rules/data/ranks';
import { CREWED_WEAPONS, isCrewedKind, weaponRow } from '../rules/data/weapons';
import type { Event, ScorePart } from '../rules/events';
import type { FireWindow } from '../rules/state';
import { type Books, plays, type Violation, varies } from './books';
import type { ArmyEntry, DinosaurEntry } from './entries';
import { faces, inside, placeOf } from './space';

/** A shot of the army. */
export type Shot = Extract<Event, { type: 'shot' }>;

/** The rules that a part of a score may come from, each with the option that must be on. */
const OPTION_OF: readonly (readonly [RegExp, Parameters<typeof plays>[1] | null])[] = [
  [/^DW-(?:ATK|MOD|ARM|SPEC|R|CLOSE|DATK|IND|RAMBO)-\d+$/, null],
  [/^DW-OPT-COVER-/, 'cover'],
  [/^DW-OPT-MFIRE-/, 'moving_fire'],
  [/^DW-OPT-HICAL-/, 'high_caliber'],
  [/^DW-OPT-SNIPE-/, 'snipers'],
  [/^DW-OPT-RAM-/, 'ramming_move'],
];

/** Judges the sum, the result and the parts of a score, and that there are two dice from 1 to 6 (DW-INV-27, 28, 29). */
export function judgeScore(
  books: Books,
  event: { readonly figure: string; readonly dice: readonly number[]; readonly score: number; readonly hit: boolean },
  parts: readonly ScorePart[],
  automatic: number,
): Violation[] {
  const { figure, dice, score, hit } = event;
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure, ...facts } });
  if (dice.length !== 2 || dice.some((d) => !Number.isInteger(d) || d < 1 || d > 6)) add('DW-INV-27', { dice });
  const roll = dice.reduce((sum, d) => sum + d, 0);
  const sum = parts.reduce((total, part) => total + part.value, 0);
  if (sum !== score) add('DW-INV-28', { score, sum });
  if (hit !== (roll <= score || roll <= automatic)) add('DW-INV-28', { roll, score, hit });
  for (const part of parts) {
    const origin = OPTION_OF.find(([pattern]) => pattern.test(part.rule));
    const option = origin?.[1] ?? null;
    if (!origin || (option !== null && !plays(books, option))) add('DW-INV-29', { part: part.rule });
  }
  return found;
}

/**
 * Lists the armour that the shot may meet: one value, or both if the angle is on the line between front and rear (DW-ARM-3
 * to 5, DW-R-21, DW-R-31).
 */
function armours(books: Books, firer: ArmyEntry, target: DinosaurEntry, window: FireWindow): readonly number[] {
  const plated = target.kind === 'anatosaurus' && varies(books, 'plated_anatosaurus');
  const { front, rear } = plated ? { front: 1, rear: 0 } : DINOSAURS[target.kind].armour;
  const from = placeOf(books, firer);
  if (window === 'closing' || faces(target, target.facing, from, 90)) return [front];
  return faces(target, target.facing, from, 92) ? [front, rear] : [rear];
}

/**
 * Lists the scores that the tables allow for this shot. There are several if sight, armour or cover are in doubt
 * (DW-INV-28, DW-INV-39).
 */
export function possibleScores(books: Books, firer: ArmyEntry, target: DinosaurEntry, event: Shot): readonly number[] {
  const row = isCrewedKind(event.weapon) ? CREWED_WEAPONS[event.weapon] : weaponRow(event.weapon);
  const second = isCrewedKind(event.weapon) ? CREWED_WEAPONS[event.weapon].indirectScore : null;
  const base = event.spotter !== null && second !== null ? second : row.attackScore;
  let own = 0;
  if (firer.cls === 'soldier') {
    const hale = !(firer.wounded && plays(books, 'wounded_soldiers'));
    const rifles = event.weapon === 'rifle' || event.weapon === 'assault_rifle';
    if (hale) own += RANK_TABLE[firer.rank].bonus;
    if (hale && firer.sniper && rifles && plays(books, 'snipers')) own += 1;
    const pistols = event.weapon === 'rifle' || event.weapon === 'pistol';
    if (firer.highCalibre && pistols && plays(books, 'high_caliber')) own -= 1;
    if (firer.aboard !== null) own -= 2;
  }
  return armours(books, firer, target, event.window).flatMap((armour) =>
    covers(books, target).map((cover) => base + own - armour - cover),
  );
}

const COVERING = ['broken', 'woods', 'ruins', 'building'];

/** Lists what cover may take off the score: 0, 1, or either for a dinosaur on the edge of cover (DW-OPT-COVER-1, DW-R-76). */
function covers(books: Books, target: DinosaurEntry): readonly number[] {
  const { small, flyer } = DINOSAURS[target.kind];
  if (!plays(books, 'cover') || !(small || flyer) || target.z > 0) return [0];
  const pieces = books.table.terrain.filter(({ kind }) => COVERING.includes(kind));
  const surely = pieces.some(({ outline }) => inside(target, outline, 1e-6));
  const perhaps = pieces.some(({ outline }) => inside(target, outline, -1e-6));
  return surely ? [1] : perhaps ? [0, 1] : [0];
}
