/** The army's fire in phases 2 and 5 (§3.7 and §3.22 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { fireTargets, readyWeapons, refuseAim } from '../aim';
import { type Emit, shoot } from '../combat';
import { isHandWeapon } from '../data/weapons';
import { soldierOf } from '../figures';
import { refuseNow, refuseSoldier } from '../gate';
import type { Fire } from '../intents';
import { WINDOW_OF_PHASE } from '../phases';
import { type No, refuse } from '../refusal';
import type { FigureId, FireWindow, State } from '../state';

/**
 * Once in phase 2 with any weapon (DW-FIRE-1), once more in phase 5 with one that fires twice a turn (DW-SEC-1), judged from
 * where everybody stands now (DW-SEC-4).
 */
export function checkFire(state: Frozen<State>, seat: Seat, { figure, weapon, target }: Fire): No | null {
  const no = refuseNow(state, seat, ['regular-fire', 'secondary-fire']) ?? refuseSoldier(state, seat, figure);
  if (no !== null) return no;
  if (!isHandWeapon(weapon)) return refuse('DW-SIDE-4', '', { figure, weapon });
  return refuseAim(state, { id: figure, weapon, target, window: windowOf(state) });
}

/** Fires at one dinosaur (DW-FIRE-2). */
export function resolveFire(state: Frozen<State>, { figure, weapon, target }: Fire, dice: Dice, emit: Emit): void {
  if (!isHandWeapon(weapon)) throw new Error(`${weapon} is no hand weapon`);
  shoot(state, { id: figure, weapon, target, window: windowOf(state) }, dice, emit);
}

function windowOf(state: Frozen<State>): FireWindow {
  return WINDOW_OF_PHASE[state.phase] ?? 'regular';
}

/** All shots of a soldier in this phase. */
export function fireIntents(state: Frozen<State>, id: FigureId): Fire[] {
  const soldier = soldierOf(state, id);
  const window = WINDOW_OF_PHASE[state.phase];
  if (soldier === null || window === undefined) return [];
  return readyWeapons(id, soldier, window).flatMap((weapon) =>
    fireTargets(state, id, weapon).map((target): Fire => ({ type: 'fire', figure: id, weapon, target, spotter: null })),
  );
}
