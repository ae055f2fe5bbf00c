/** The option Minimum Altitude: a flyer that takes off must climb, or flies at most half its rate (DW-OPT-ALT-1, DW-R-79). */
import type { Frozen, Point3 } from '@dwo/kernel';
import { plays } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';

/** Returns half of a flyer's rate in ci. */
export function halfRateCi(state: Frozen<State>, flyer: Frozen<Dinosaur>): number {
  return Math.floor(tablesOf(state).dinosaurs[flyer.kind].moveCi / 2);
}

/**
 * Whether a flyer on the ground is held to half its rate because it has stayed down this turn, or came down before it had
 * climbed.
 */
export function isHeldDown(state: Frozen<State>, flyer: Frozen<Dinosaur>): boolean {
  if (!plays(state, 'minimum_altitude') || flyer.z > 0 || flyer.climbToCi === 0) return false;
  return tablesOf(state).dinosaurs[flyer.kind].flyer;
}

/** Returns the rate of a dinosaur on the ground this turn in ci, or half of it (DW-MOVE-3, DW-R-79). */
export function groundRateCi(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): number {
  return isHeldDown(state, dinosaur) ? halfRateCi(state, dinosaur) : tablesOf(state).dinosaurs[dinosaur.kind].moveCi;
}

/**
 * Returns why a flight stays low for too long, or null. Until the flyer has climbed, its walks and flights together may
 * cost half its rate.
 */
export function refuseLowFlight(
  state: Frozen<State>,
  id: FigureId,
  flyer: Frozen<Dinosaur>,
  { path, legsCi }: { readonly path: readonly Point3[]; readonly legsCi: readonly number[] },
): No | null {
  const goal = climbGoal(state, flyer, path[0] as Point3);
  if (goal === null) return null;
  const halfCi = halfRateCi(state, flyer);
  let spentCi = flyer.spentCi;
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point3, path[at] as Point3];
    const costCi = legsCi[at - 1] as number;
    const climbed = to.z >= goal;
    spentCi += climbed ? (costCi * (goal - from.z)) / (to.z - from.z) : costCi;
    if (spentCi > halfCi) {
      return refuse('DW-OPT-ALT-1', 'NOT_ENOUGH_MOVEMENT', { figure: id, halfCi, climbToCi: goal });
    }
    if (climbed) return null;
  }
  return null;
}

/** Whether a flyer on this path has still not climbed as high as it must. */
export function staysLow(state: Frozen<State>, flyer: Frozen<Dinosaur>, path: readonly Point3[]): boolean {
  const goal = climbGoal(state, flyer, path[0] as Point3);
  return goal !== null && path.every(({ z }) => z < goal);
}

/** Returns the height in ci that a flyer must still reach, or null if it may fly as it likes. */
function climbGoal(state: Frozen<State>, flyer: Frozen<Dinosaur>, start: Point3): number | null {
  if (!plays(state, 'minimum_altitude')) return null;
  if (flyer.z === 0) return start.z + tablesOf(state).parameters.leastAltitudeCi;
  return flyer.climbToCi === 0 ? null : flyer.climbToCi;
}
