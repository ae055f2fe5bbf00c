/** Hitching and unhitching, which take vehicle, weapon and crew a whole turn (§3.17 of the rules, DW-R-50). */
import type { Frozen } from '@dwo/kernel';
import { soldierOf, sure } from '../figures';
import { type No, refuse } from '../refusal';
import type { FigureId, State, Vehicle } from '../state';

/** Why a vehicle has no time for it this turn; null if it has: it has neither driven, loaded nor unloaded (DW-TOW-3). */
export function refuseIdleVehicle(id: FigureId, vehicle: Frozen<Vehicle>): No | null {
  const { spentCi, loaded, unloaded, busy } = vehicle;
  if (spentCi === 0 && !loaded && !unloaded && !busy) return null;
  return refuse('DW-TOW-3', 'MOVE_OVER', { vehicle: id, spentCi, loaded, unloaded, busy });
}

/** True if somebody has done nothing yet that cuts or spends their movement. */
export function isIdleHand(state: Frozen<State>, id: FigureId): boolean {
  const { spentCi, halvings, busy, loaded } = sure(soldierOf(state, id));
  return spentCi === 0 && halvings === 0 && !busy && !loaded;
}

/** The soldiers who do it: those who get in or out with it, and as many more as it takes (DW-R-50). */
export function handsOf(first: readonly FigureId[], able: readonly FigureId[], needed: number): FigureId[] {
  const more = able.filter((id) => !first.includes(id));
  return [...first, ...more.slice(0, Math.max(0, needed - first.length))];
}
