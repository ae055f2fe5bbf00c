/** Luck rolls of special figures (§3.13 of the rules). */
import type { Dice, Frozen } from '@dwo/kernel';
import { RANK_TABLE } from '../data/ranks';
import type { Emit } from '../emit';
import { placeOf, radiusOf, soldierOf, sure } from '../figures';
import { plays } from '../options-in-play';
import { roll2d6 } from '../rolls';
import { freePlace } from '../room';
import type { RuleId } from '../rule-ids';
import type { FigureId, State } from '../state';
import { heldBy } from './firer';

/**
 * A soldier is hit. An enlisted soldier dies by `rule` (DW-DMG-1). A special figure must roll for luck, anew for every hit,
 * and dies in no other way (DW-DMG-2, DW-DMG-3, DW-DMG-5, DW-DMG-7). A lucky one fights on unimpaired (DW-DMG-4), unless
 * wounds are played (DW-OPT-WOUND-1, DW-R-57). Returns true if the soldier is killed.
 */
export function strike(
  state: Frozen<State>,
  { id, by, rule }: { id: FigureId; by: FigureId; rule: RuleId },
  dice: Dice,
  emit: Emit,
): boolean {
  const soldier = sure(soldierOf(state, id));
  const needed = RANK_TABLE[soldier.rank].luck;
  if (needed === null) {
    kill(state, { id, by, rule }, emit);
    return true;
  }
  const luck = roll2d6(dice, 'luck', [needed]);
  const lucky = luck[0] + luck[1] <= needed;
  emit({ type: 'luckRolled', figure: id, dice: luck, needed, lucky });
  if (!lucky) kill(state, { id, by, rule: 'DW-DMG-7' }, emit);
  else if (plays(state, 'wounded_soldiers') && !soldier.wounded) emit({ type: 'crippled', figure: id });
  return !lucky;
}

/** A soldier dies. A machine gun in their hands falls where they were, dismantled (DW-R-54). */
function kill(state: Frozen<State>, { id, by, rule }: { id: FigureId; by: FigureId; rule: RuleId }, emit: Emit): void {
  const soldier = sure(soldierOf(state, id));
  const { x, y } = placeOf(state, soldier);
  emit({ type: 'killed', figure: id, by, rule });
  if (soldier.holds === null) return;
  const weapon = sure(heldBy(state, soldier));
  const at = freePlace(state, weapon, { x, y, radius: radiusOf(state, weapon) }, []);
  emit({ type: 'laidDown', figure: id, weapon: soldier.holds, at });
}
