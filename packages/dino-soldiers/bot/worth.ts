/** The worth of an attack: the loss that it causes the enemy, less the loss that it causes friends and the attacker. */
import {
  type Attack,
  aim,
  bonusOf,
  dataOf,
  type Figure,
  has,
  isAim,
  type ModeData,
  type Now,
  sideOf,
  through,
  unitAt,
} from '../rules';

/** The points of a living bearer of the Alpha card: more than the card costs, because it frees all dinosaurs (DS-AB-ALP-1). */
const ALPHA_WORTH = 4;

/** The points of cost that a unit loses by a hit; a death counts one point more. */
export function lossBy(victim: Figure, { damage, kill, pierce }: ModeData, bonus = 0): number {
  const { cost, hp } = dataOf(victim);
  const value = cost + (victim.alpha ? ALPHA_WORTH : 0);
  const taken = through(victim, damage + bonus, pierce);
  if (kill === true || taken >= victim.hp) return value * (victim.hp / hp) + 1;
  return (value * taken) / hp;
}

/** The worth of an attack in points of cost; negative if it hurts friends more, or if it is not legal. */
export function worthOfAttack(state: Now, { unit: id, mode, target }: Attack): number {
  const unit = unitAt(state, id);
  const aimed = unit === null ? null : aim(state, unit, mode, target);
  if (unit === null || aimed === null || !isAim(aimed)) return -1;
  const bonus = aimed.data.kill ? 0 : bonusOf(state, unit);
  let worth = 0;
  for (const victim of aimed.victims) {
    const loss = lossBy(victim, aimed.data, bonus);
    worth += sideOf(victim) === sideOf(unit) ? -loss : loss;
    if (has(victim, 'counter') && victim.tile === unit.tile) worth -= dataOf(unit).cost / dataOf(unit).hp;
  }
  return worth;
}
