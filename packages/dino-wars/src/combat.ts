/** Attack rolls and what they do. */
import type { Dice, Frozen } from '@dwo/kernel';
import { type HandWeapon, WEAPONS } from './data/weapons';
import type { Event } from './events';
import { dinosaurOf, soldierOf } from './figures';
import { roll2d6 } from './rolls';
import { armourSide, armyScore, killsOutright } from './score';
import type { FigureId, FireWindow, State } from './state';

/** Where `resolve` puts what happens; the state shows it on the next line. */
export type Emit = (event: Event) => void;

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
