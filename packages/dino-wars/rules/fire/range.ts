import { type Frozen, gap } from '@dwo/kernel';
import { isCrewedKind, type Weapon } from '../data/weapons';
import { discOf, heightOf, isSoldier, placeOf } from '../figures';
import type { Dinosaur, State } from '../state';
import { tablesOf } from '../tables';
import { groundCi } from '../terrain';
import { crewedRow, type Firer, rideOf } from './firer';
import { sniperRangeCi } from './marksmen';

/**
 * Returns the distance between the nearest points of two figures in ci, not rounded: the gap of their bases combined with
 * the gap of the heights that they fill. It is therefore slanted to flyers in the air (DW-RANGE-2, DW-FLY-6, DW-R-35).
 * People aboard measure from their vehicle. It is 0 if the figures touch or overlap.
 */
export function distanceCi(state: Frozen<State>, firer: Firer, dinosaur: Frozen<Dinosaur>): number {
  const from = placeOf(state, firer);
  const across = Math.max(0, gap(from, discOf(state, dinosaur)));
  const low = groundCi(state, from);
  const target = heightsOf(state, dinosaur);
  const up = Math.max(0, target.low - (low + heightOf(state, rideOf(state, firer) ?? firer)), low - target.high);
  return up === 0 ? across : Math.sqrt(across * across + up * up);
}

/**
 * Returns the heights that a dinosaur fills, in ci: from the ground to its top, or 1" at its altitude in the air (DW-R-12,
 * DW-R-36).
 */
export function heightsOf(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): { low: number; high: number } {
  if (dinosaur.z > 0) return { low: dinosaur.z, high: dinosaur.z + tablesOf(state).parameters.flyerThicknessCi };
  const low = groundCi(state, dinosaur);
  return { low, high: low + heightOf(state, dinosaur) };
}

/**
 * Returns the range of a weapon in these hands, in ci. Of two printed ranges the second is for a fixed position
 * (DW-RANGE-4): a gun on its tripod or on a vehicle (DW-R-28), and an automatic rifle whose owner is on foot and has not
 * moved in the latest phase 4 (DW-R-34). A machine gun in a hero's hands has the first range (DW-RAMBO-4). A sniper's rifle
 * reaches farther (DW-OPT-SNIPE-2).
 */
export function limitCi(state: Frozen<State>, firer: Firer, weapon: Weapon): number {
  const row = tablesOf(state).weapons[weapon];
  if (!isSoldier(firer)) return row.rangeFixedCi;
  const fixed = !isCrewedKind(weapon) && !firer.moved && firer.aboard === null;
  return (fixed ? row.rangeFixedCi : row.rangeCi) + sniperRangeCi(state, firer, weapon);
}

/** Returns the least range of a weapon in ci: 18" for a mortar, 0 for all others (DW-RANGE-5). */
export function leastCi(state: Frozen<State>, weapon: Weapon): number {
  return crewedRow(state, weapon)?.leastRangeCi ?? 0;
}

/** Whether a distance is within a limit or equals it (DW-R-111). 0.05" of doubt favours the army (DW-RANGE-1, DW-RANGE-3). */
export function isInRange(state: Frozen<State>, distance: number, limit: number): boolean {
  return distance <= limit + tablesOf(state).parameters.rangeToleranceCi;
}

/** Whether a distance is below a weapon's least range, with the same doubt in the army's favour (DW-RANGE-5, DW-R-35). */
export function isTooNear(state: Frozen<State>, distance: number, least: number): boolean {
  return distance < least - tablesOf(state).parameters.rangeToleranceCi;
}
