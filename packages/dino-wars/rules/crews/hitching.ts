/** Hitching and unhitching, which take a vehicle, a weapon and its crew a whole turn (§3.17 of the rules, DW-R-50). */
import type { Frozen } from '@dwo/kernel';
import { soldierOf, sure } from '../figures';
import { type No, refuse } from '../refusal';
import type { FigureId, State, Vehicle } from '../state';

/**
 * Returns why a vehicle can't hitch or unhitch this turn, or null. It must have neither driven, loaded nor unloaded
 * (DW-TOW-3).
 */
export function refuseIdleVehicle(id: FigureId, vehicle: Frozen<Vehicle>): No | null {
  const { spentCi, loaded, unloaded, busy } = vehicle;
  if (spentCi === 0 && !loaded && !unloaded && !busy) return null;
  return refuse('DW-TOW-3', 'MOVE_OVER', { vehicle: id, spentCi, loaded, unloaded, busy });
}

/** Whether a soldier has done nothing yet that cuts or spends their movement. */
export function isIdleHand(state: Frozen<State>, id: FigureId): boolean {
  const { spentCi, halvings, busy, loaded } = sure(soldierOf(state, id));
  return spentCi === 0 && halvings === 0 && !busy && !loaded;
}

/** Lists the soldiers who do the work: `first`, who get in or out with the weapon, then others up to `needed` (DW-R-50). */
export function handsOf(first: readonly FigureId[], able: readonly FigureId[], needed: number): FigureId[] {
  const more = able.filter((id) => !first.includes(id));
  return [...first, ...more.slice(0, Math.max(0, needed - first.length))];
}
