/** Life points that dinosaurs lose, and their death at 0. */
import type { Dice, Frozen } from '@dwo/kernel';
import type { Emit } from '../emit';
import { dinosaurOf, sure } from '../figures';
import { plays, reads } from '../options-in-play';
import { roll2d6 } from '../rolls';
import type { RuleId } from '../rule-ids';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';

/** A wound of a dinosaur. */
export interface Wound {
  readonly id: FigureId;
  readonly by: FigureId;
  /** The damage of the weapon, or all life points that are left for an automatic kill. */
  readonly damage: number;
  readonly rule: RuleId;
}

/** Life points never go below 0. At 0 the dinosaur is eliminated (DW-DMG-8), unless it rages (DW-OPT-RAGE-1). */
export function wound(state: Frozen<State>, { id, by, damage, rule }: Wound, dice: Dice, emit: Emit): void {
  const left = sure(dinosaurOf(state, id)).lifePoints;
  if (left > 0) emit({ type: 'wounded', figure: id, lost: Math.min(left, damage), rule });
  if (damage < left) return;
  const outright = rule === 'DW-AUTO-2' && reads(state, 'automatic_kills_beat_rage');
  if (!plays(state, 'dino_rage') || outright) emit({ type: 'killed', figure: id, by, rule });
  else if (!rages(state, id, dice, emit)) emit({ type: 'killed', figure: id, by, rule: 'DW-OPT-RAGE-3' });
}

/**
 * Rolls for luck once, for any hit that brings the dinosaur to 0 or finds it there. Automatic kills and rams count too
 * (DW-OPT-RAGE-3, DW-OPT-RAGE-4, DW-R-80).
 */
function rages(state: Frozen<State>, id: FigureId, dice: Dice, emit: Emit): boolean {
  const needed = rageNumber(state, id);
  const thrown = roll2d6(dice, 'luck', [needed]);
  const alive = thrown[0] + thrown[1] <= needed;
  emit({ type: 'raged', figure: id, dice: thrown, needed, alive });
  return alive;
}

/** Returns a dinosaur's luck number: 6, 7 or 8 for an attack score of 8, 9 or 10 (DW-OPT-RAGE-2). */
export function rageNumber(state: Frozen<State>, id: FigureId): number {
  return tablesOf(state).dinosaurs[sure(dinosaurOf(state, id)).kind].attackScore - 2;
}
