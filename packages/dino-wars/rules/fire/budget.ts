/** How often a figure may fire in a turn, and with which weapons (§3.22 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { isCrewedKind, type Weapon, weaponRow } from '../data/weapons';
import { isSoldier } from '../figures';
import { reads } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { FigureId, FireWindow, State } from '../state';
import { armsOf, type Firer, heldBy, shotsOf } from './firer';

/**
 * Whether a figure has this weapon. A soldier has what they were given and always grenades (DW-SIDE-4, DW-FIRE-8); a crewed
 * weapon has its own kind; a vehicle has its mounts.
 */
export function carries(state: Frozen<State>, firer: Firer, weapon: Weapon): boolean {
  return armsOf(state, firer).includes(weapon);
}

/**
 * Returns why a figure's earlier attacks forbid an attack with this weapon in this window, or null if they do not. A turn
 * allows one attack, or closing and regular fire, or regular and secondary fire (DW-BUDGET-2). A soldier has one budget for
 * all of their weapons, and may use different ones (DW-BUDGET-4, DW-R-25). Every other weapon has a budget of its own
 * (DW-BUDGET-6, DW-R-27).
 */
export function refuseShot(
  state: Frozen<State>,
  id: FigureId,
  firer: Firer,
  { weapon, window }: { weapon: Weapon; window: FireWindow },
): No | null {
  const { twoShot, closing } = weaponRow(weapon);
  const shots = shotsOf(firer, weapon);
  const facts = { figure: id, weapon, shots };
  if (window === 'closing' && !closing) {
    return refuse(isCrewedKind(weapon) ? 'DW-CLOSE-7' : 'DW-CLOSE-5', 'SINGLE_SHOT_WEAPON', facts);
  }
  if (window === 'secondary' && !twoShot) {
    return refuse(weapon === 'grenade' ? 'DW-FIRE-5' : 'DW-SEC-2', 'SINGLE_SHOT_WEAPON', facts);
  }
  if (!isSoldier(firer) && !twoShot && shots.length > 0) return refuse('DW-BUDGET-3', 'BUDGET_SPENT', facts);
  const no = refusePattern(state, shots, window, facts);
  if (no !== null || !isSoldier(firer)) return no;
  // A flamethrower or bazooka never fires twice (DW-BUDGET-3), and closing fire with one was the soldier's whole fire (DW-R-19).
  if (firer.singleShot && shots.includes('closing')) return refuse('DW-BUDGET-5', 'BUDGET_SPENT', facts);
  if (firer.spotted && shots.length > 0) return refuse('DW-IND-5', 'BUDGET_SPENT', facts);
  // Earlier shots of the gun in a soldier's hands count too (DW-R-54).
  const held = isCrewedKind(weapon) ? heldBy(state, firer) : null;
  return held === null ? null : refusePattern(state, held.shots, window, facts);
}

function refusePattern(
  state: Frozen<State>,
  shots: readonly FireWindow[],
  window: FireWindow,
  facts: { figure: FigureId; weapon: Weapon; shots: readonly FireWindow[] },
): No | null {
  // Closing fire rules out phase 5 even for a soldier who then held fire in phase 2 (DW-R-20), unless any two windows are
  // allowed.
  const spared = reads(state, 'any_two_windows') && !shots.includes('regular');
  if (window === 'secondary' && shots.includes('closing') && !spared) {
    return refuse('DW-SEC-3', 'CLOSING_FIRE_USED', facts);
  }
  if (window === 'closing' && shots.includes('secondary')) return refuse('DW-BUDGET-2', 'BUDGET_SPENT', facts);
  return shots.includes(window) ? refuse('DW-BUDGET-1', 'BUDGET_SPENT', facts) : null;
}
