/** The option Minimum Altitude: who takes off climbs, or flies at most half its rate (DW-OPT-ALT-1, DW-R-79). */
import type { Frozen, Point3 } from '@dwo/kernel';
import { plays } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';

/** Half of a flyer's rate. */
export function halfRateCi(state: Frozen<State>, flyer: Frozen<Dinosaur>): number {
  return Math.floor(tablesOf(state).dinosaurs[flyer.kind].moveCi / 2);
}

/** True if a flyer on the ground is held to half its rate: it has stayed down this turn, or come down before it had climbed. */
export function isHeldDown(state: Frozen<State>, flyer: Frozen<Dinosaur>): boolean {
  if (!plays(state, 'minimum_altitude') || flyer.z > 0 || flyer.climbToCi === 0) return false;
  return tablesOf(state).dinosaurs[flyer.kind].flyer;
}

/** The rate of a dinosaur on the ground this turn, or half of it (DW-MOVE-3, DW-R-79). */
export function groundRateCi(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): number {
  return isHeldDown(state, dinosaur) ? halfRateCi(state, dinosaur) : tablesOf(state).dinosaurs[dinosaur.kind].moveCi;
}

/** Why a flight stays low for too long; null if it does not. Until it is up there, half the rate is all there is, walks included. */
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

/** True if a flyer that goes this way has still not climbed as high as it must. */
export function staysLow(state: Frozen<State>, flyer: Frozen<Dinosaur>, path: readonly Point3[]): boolean {
  const goal = climbGoal(state, flyer, path[0] as Point3);
  return goal !== null && path.every(({ z }) => z < goal);
}

/** How high it still has to climb; null if it may fly as it likes. */
function climbGoal(state: Frozen<State>, flyer: Frozen<Dinosaur>, start: Point3): number | null {
  if (!plays(state, 'minimum_altitude')) return null;
  if (flyer.z === 0) return start.z + tablesOf(state).parameters.leastAltitudeCi;
  return flyer.climbToCi === 0 ? null : flyer.climbToCi;
}
