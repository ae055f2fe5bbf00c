/** The worth of an attack: the costs of what it takes from the enemy, less what it takes from friends. */
import {
  type Aim,
  type Attack,
  ability,
  aim,
  dataOf,
  type Figure,
  has,
  isAim,
  type Now,
  sideOf,
  unitAt,
} from '../rules';

/** The share of its cost that a unit loses by a hit; a death counts a little more. */
function lossOf(victim: Figure, { data }: Aim, bonus: number): number {
  const { cost, hp } = dataOf(victim);
  const value = cost + (victim.alpha ? 4 : 0);
  const through = Math.max(0, data.damage + bonus - (data.pierce ? 0 : ability(victim, 'armour')));
  if (data.kill || through >= victim.hp) return value * (victim.hp / hp) + 1;
  return (value * through) / hp;
}

function leadersBonus(state: Now, unit: Figure): number {
  const beside = state.units.filter((each) => each.tile === unit.tile && each.id !== unit.id);
  return sideOf(unit) === 'soldiers' ? Math.max(0, ...beside.map((each) => ability(each, 'leadership'))) : 0;
}

/** In points of cost; negative if it hurts friends more. */
export function worthOfAttack(state: Now, { unit: id, mode, target }: Attack): number {
  const unit = unitAt(state, id);
  const aimed = unit === null ? null : aim(state, unit, mode, target);
  if (unit === null || aimed === null || !isAim(aimed)) return -1;
  const bonus = aimed.data.kill ? 0 : leadersBonus(state, unit);
  let worth = 0;
  for (const victim of aimed.victims) {
    const loss = lossOf(victim, aimed, bonus);
    worth += sideOf(victim) === sideOf(unit) ? -loss : loss;
    if (has(victim, 'counter') && victim.tile === unit.tile) worth -= dataOf(unit).cost / dataOf(unit).hp;
  }
  return worth;
}
