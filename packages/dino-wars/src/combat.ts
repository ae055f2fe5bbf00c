/** Attack rolls and what they do. */
import { type Dice, type Frozen, poolByTotal } from '@dwo/kernel';
import { RANK_TABLE } from './data/ranks';
import { type HandWeapon, WEAPONS } from './data/weapons';
import type { Event } from './events';
import { dinosaurOf, soldierOf } from './figures';
import { armourSide, armyScore, dinosaurScore, killsOutright } from './score';
import type { FigureId, FireWindow, State } from './state';

/** Where `resolve` puts what happens; the state shows it on the next line. */
export type Emit = (event: Event) => void;

/** What rolls are for, as dice are told (DW-R-101). */
export const ROLLS = ['to-hit', 'luck', 'placement'] as const;
export type Roll = (typeof ROLLS)[number];

/** One roll of two dice (DW-ATK-1). */
function roll2d6(dice: Dice, why: Roll): readonly [number, number] {
  const [first, second] = poolByTotal(dice, 2, 6, why);
  return [first as number, second as number];
}

/** A soldier attacks a dinosaur: one roll of its own (DW-ATK-3), and what it does. */
export function shoot(
  state: Frozen<State>,
  shot: { id: FigureId; weapon: HandWeapon; target: FigureId; window: FireWindow },
  dice: Dice,
  emit: Emit,
): void {
  const { id, weapon, target, window } = shot;
  const soldier = soldierOf(state, id);
  const dinosaur = dinosaurOf(state, target);
  if (soldier === null || dinosaur === null)
    throw new Error(`${id} or ${target} is no figure that shoots or is shot at`);
  // A dinosaur has turned on the soldier it overruns, so it shows him its front (DW-CLOSE-10, DW-R-21).
  const side = window === 'closing' ? 'front' : armourSide(dinosaur, soldier);
  const { score, parts } = armyScore(state, { soldier, weapon, dinosaur, side });
  const thrown = roll2d6(dice, 'to-hit');
  const roll = thrown[0] + thrown[1];
  const outright = killsOutright(weapon, roll);
  const hit = roll <= score || outright;
  emit({ type: 'shot', figure: id, target, weapon, window, spotter: null, dice: thrown, score, parts, hit });
  if (!hit) return;
  // Life points never go below 0 (DW-DMG-8); an automatic kill takes all of them (DW-AUTO-2).
  const rule = outright ? 'DW-AUTO-2' : 'DW-DMG-8';
  const lost = outright ? dinosaur.lifePoints : Math.min(dinosaur.lifePoints, WEAPONS[weapon].damage);
  emit({ type: 'wounded', figure: target, lost, rule });
  if ((dinosaurOf(state, target)?.lifePoints ?? 0) === 0) emit({ type: 'killed', figure: target, by: id, rule });
}

/**
 * A dinosaur attacks a soldier, in an overrun or in phase 3; its damage number does not matter (DW-DMG-10). Says whether
 * he was killed.
 */
export function bite(
  state: Frozen<State>,
  { id, target, overrun }: { id: FigureId; target: FigureId; overrun: boolean },
  dice: Dice,
  emit: Emit,
): boolean {
  const dinosaur = dinosaurOf(state, id);
  const soldier = soldierOf(state, target);
  if (dinosaur === null || soldier === null) throw new Error(`${id} or ${target} is no figure that bites or is bitten`);
  const { score, parts } = dinosaurScore(state, dinosaur);
  const thrown = roll2d6(dice, 'to-hit');
  const hit = thrown[0] + thrown[1] <= score;
  emit({ type: 'attacked', figure: id, target, overrun, dice: thrown, score, parts, hit });
  if (!hit) return false;
  const needed = RANK_TABLE[soldier.rank].luck;
  if (needed === null) {
    emit({ type: 'killed', figure: target, by: id, rule: 'DW-DMG-1' });
    return true;
  }
  // Compulsory, anew for every hit, and the only way a special figure dies (DW-DMG-2, DW-DMG-5, DW-DMG-7). A lucky man
  // fights on unimpaired (DW-DMG-4).
  const luck = roll2d6(dice, 'luck');
  const lucky = luck[0] + luck[1] <= needed;
  emit({ type: 'luckRolled', figure: target, dice: luck, needed, lucky });
  if (!lucky) emit({ type: 'killed', figure: target, by: id, rule: 'DW-DMG-7' });
  return !lucky;
}
