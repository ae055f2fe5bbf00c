/** How often a soldier may fire in a turn, and with what (§3.22 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { type HandWeapon, WEAPONS } from './data/weapons';
import { type No, refuse } from './refusal';
import type { FigureId, FireWindow, Soldier } from './state';

/** Whether a soldier has this weapon: what he was given, and always grenades (DW-SIDE-4, DW-FIRE-8). */
export function carries(soldier: Frozen<Soldier>, weapon: HandWeapon): boolean {
  return weapon === 'grenade' || soldier.weapons.includes(weapon);
}

/**
 * Why a soldier may not attack with this weapon in this window; null if he may. Allowed in a turn are one attack, closing
 * and regular, or regular and secondary (DW-BUDGET-2), from different weapons if he likes (DW-BUDGET-4, DW-R-25).
 */
export function refuseShot(id: FigureId, soldier: Frozen<Soldier>, weapon: HandWeapon, window: FireWindow): No | null {
  const { twoShot, closing } = WEAPONS[weapon];
  const facts = { figure: id, weapon, shots: soldier.shots };
  if (window === 'closing' && !closing) return refuse('DW-CLOSE-5', 'SINGLE_SHOT_WEAPON', facts);
  if (window === 'secondary' && !twoShot) {
    return refuse(weapon === 'grenade' ? 'DW-FIRE-5' : 'DW-SEC-2', 'SINGLE_SHOT_WEAPON', facts);
  }
  // Also a soldier who then held his fire in phase 2 (DW-R-20).
  if (window === 'secondary' && soldier.shots.includes('closing'))
    return refuse('DW-SEC-3', 'CLOSING_FIRE_USED', facts);
  if (window === 'closing' && soldier.shots.includes('secondary')) return refuse('DW-BUDGET-2', 'BUDGET_SPENT', facts);
  if (soldier.shots.includes(window)) return refuse('DW-BUDGET-1', 'BUDGET_SPENT', facts);
  // Closing fire with a flamethrower or bazooka was his whole fire (DW-R-19), so that neither fires twice (DW-BUDGET-3).
  if (soldier.singleShot && soldier.shots.includes('closing')) return refuse('DW-BUDGET-5', 'BUDGET_SPENT', facts);
  return null;
}
