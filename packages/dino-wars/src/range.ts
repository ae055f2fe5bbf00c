import { type Frozen, gap } from '@dwo/kernel';
import type { HandWeapon } from './data/weapons';
import { discOf, heightOf } from './figures';
import type { Dinosaur, Soldier, State } from './state';
import { tablesOf } from './tables';
import { groundCi } from './terrain';

/**
 * The distance between the nearest points of two figures in Ci, not rounded: the gap of their bases joined with the gap of
 * the heights they fill (DW-RANGE-2, DW-R-35). 0 if they touch or overlap.
 */
export function distanceCi(state: Frozen<State>, soldier: Frozen<Soldier>, dinosaur: Frozen<Dinosaur>): number {
  const across = Math.max(0, gap(discOf(state, soldier), discOf(state, dinosaur)));
  const low = groundCi(state, soldier);
  const high = groundCi(state, dinosaur);
  const up = Math.max(0, high - (low + heightOf(state, soldier)), low - (high + heightOf(state, dinosaur)));
  return up === 0 ? across : Math.sqrt(across * across + up * up);
}

/** How far a soldier's weapon reaches: the automatic rifle 24" if he has not moved in the latest phase 4 (DW-RANGE-4, DW-R-34). */
export function limitCi(state: Frozen<State>, soldier: Frozen<Soldier>, weapon: HandWeapon): number {
  const row = tablesOf(state).weapons[weapon];
  return soldier.moved ? row.rangeCi : row.rangeFixedCi;
}

/** Whether a distance is within a limit, which counts itself (DW-R-111), with 0.05" of doubt in the army's favour (DW-RANGE-1, DW-RANGE-3). */
export function isInRange(state: Frozen<State>, distance: number, limit: number): boolean {
  return distance <= limit + tablesOf(state).parameters.rangeToleranceCi;
}
