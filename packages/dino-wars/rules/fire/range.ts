import { type Frozen, gap } from '@dwo/kernel';
import { isCrewedKind, type Weapon } from '../data/weapons';
import { discOf, heightOf, isSoldier, placeOf } from '../figures';
import type { Dinosaur, State } from '../state';
import { tablesOf } from '../tables';
import { groundCi } from '../terrain';
import { crewedRow, type Firer, rideOf } from './firer';
import { sniperRangeCi } from './marksmen';

/**
 * The distance between the nearest points of two figures in Ci, not rounded: the gap of their bases joined with the gap of
 * the heights they fill, so slanting to flyers in the air (DW-RANGE-2, DW-FLY-6, DW-R-35); for people aboard from their vehicle. 0 if they touch or overlap.
 */
export function distanceCi(state: Frozen<State>, firer: Firer, dinosaur: Frozen<Dinosaur>): number {
  const from = placeOf(state, firer);
  const across = Math.max(0, gap(from, discOf(state, dinosaur)));
  const low = groundCi(state, from);
  const target = heightsOf(state, dinosaur);
  const up = Math.max(0, target.low - (low + heightOf(state, rideOf(state, firer) ?? firer)), low - target.high);
  return up === 0 ? across : Math.sqrt(across * across + up * up);
}

/** The heights that a dinosaur fills: from the ground to its top, or 1" at its altitude (DW-R-12, DW-R-36). */
export function heightsOf(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): { low: number; high: number } {
  if (dinosaur.z > 0) return { low: dinosaur.z, high: dinosaur.z + tablesOf(state).parameters.flyerThicknessCi };
  const low = groundCi(state, dinosaur);
  return { low, high: low + heightOf(state, dinosaur) };
}

/**
 * How far a weapon reaches in these hands. Of two ranges the second is for a fixed position (DW-RANGE-4): a gun on its tripod
 * or on a vehicle (DW-R-28), and an automatic rifle whose owner is on foot and has not moved in the latest phase 4 (DW-R-34).
 * A machine gun in a hero's hands has the first (DW-RAMBO-4). A sniper's rifle reaches farther (DW-OPT-SNIPE-2).
 */
export function limitCi(state: Frozen<State>, firer: Firer, weapon: Weapon): number {
  const row = tablesOf(state).weapons[weapon];
  if (!isSoldier(firer)) return row.rangeFixedCi;
  const fixed = !isCrewedKind(weapon) && !firer.moved && firer.aboard === null;
  return (fixed ? row.rangeFixedCi : row.rangeCi) + sniperRangeCi(state, firer, weapon);
}

/** No target nearer than this: 18" for a mortar, 0 for everything else (DW-RANGE-5). */
export function leastCi(state: Frozen<State>, weapon: Weapon): number {
  return crewedRow(state, weapon)?.leastRangeCi ?? 0;
}

/** True if a distance is within a limit, which counts itself (DW-R-111), with 0.05" of doubt in the army's favour (DW-RANGE-1, DW-RANGE-3). */
export function isInRange(state: Frozen<State>, distance: number, limit: number): boolean {
  return distance <= limit + tablesOf(state).parameters.rangeToleranceCi;
}

/** True if a distance is too small for a weapon with a least range, the same doubt in the army's favour (DW-RANGE-5, DW-R-35). */
export function isTooNear(state: Frozen<State>, distance: number, least: number): boolean {
  return distance < least - tablesOf(state).parameters.rangeToleranceCi;
}
