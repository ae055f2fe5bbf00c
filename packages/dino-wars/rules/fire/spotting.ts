/** Those who see a target for a weapon that does not (§3.20 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { soldierOf, sure, vehicleOf } from '../figures';
import { type No, refuse } from '../refusal';
import { type FigureId, type FireWindow, PHASES, type Soldier, type State } from '../state';
import { refuseShot } from './budget';
import { armsOf } from './firer';
import { lineOfSight } from './line-of-sight';
import { refuseReady } from './readiness';

/** A spotter's service: the weapon it helps and the target it sees. */
export interface Spotting {
  /** The owner of the weapon. */
  readonly owner: number;
  readonly spotter: FigureId;
  readonly target: FigureId;
}

/**
 * Why somebody can't spot; null if they can: any soldier who sees the target, on foot, in a crew or aboard, at any distance
 * (DW-IND-3, DW-IND-4), who has made at most one attack of their own (DW-IND-5), a teammate's only with their leave (DW-R-40).
 */
export function refuseSpotter(state: Frozen<State>, { owner, spotter, target }: Spotting): No | null {
  const soldier = soldierOf(state, spotter);
  if (soldier === null) return refuse('DW-IND-4', 'NO_SPOTTER', { spotter });
  if (!soldier.alive || soldier.absence !== null)
    return refuse('DW-IND-4', 'NO_SPOTTER', { spotter, alive: soldier.alive });
  // A soldier who has just lost their vehicle is put on the ground first (DW-CAS-3).
  if (soldier.aboard !== null && !sure(vehicleOf(state, soldier.aboard)).alive)
    return refuse('DW-CAS-3', 'NO_SPOTTER', { spotter, vehicle: soldier.aboard });
  if (!lineOfSight(state, soldier, target)) return refuse('DW-IND-3', 'NO_SPOTTER', { spotter, target });
  if (soldier.shots.length > 1) return refuse('DW-IND-5', 'NO_SPOTTER', { spotter, shots: soldier.shots });
  if (soldier.owner !== owner && !givesLeave(state, spotter, soldier))
    return refuse('DW-R-40', 'NO_SPOTTER', { spotter });
  return null;
}

/** True if a soldier spots for teammates: `auto` does if it takes no attack from them that they could still make this turn (DW-R-40). */
function givesLeave(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): boolean {
  if (soldier.spotting !== 'auto') return soldier.spotting === 'yes';
  const left = attacksLeft(state, id, soldier);
  return Math.min(left, Math.max(0, 1 - soldier.shots.length)) === left;
}

/** Attacks of their own that their budget still allows in the rest of the turn, wherever targets may be. */
function attacksLeft(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): number {
  const windows: FireWindow[] = ['regular', 'secondary'];
  const left = PHASES.indexOf(state.phase) <= PHASES.indexOf('regular-fire') ? windows : windows.slice(1);
  const open = left.filter((window) =>
    armsOf(state, soldier).some(
      (weapon) =>
        refuseShot(state, id, soldier, { weapon, window }) === null &&
        refuseReady(state, id, soldier, { weapon, closingAt: null }) === null,
    ),
  );
  return Math.min(open.length, soldier.spotted ? 1 - soldier.shots.length : 2 - soldier.shots.length);
}

/** Soldiers who can spot a target for a weapon of this owner, the first so many in the order of setup. */
export function spottersFor(
  state: Frozen<State>,
  { owner, target }: Omit<Spotting, 'spotter'>,
  most: number,
): FigureId[] {
  const found: FigureId[] = [];
  for (const spotter of Object.keys(state.soldiers)) {
    if (refuseSpotter(state, { owner, spotter, target }) === null && found.push(spotter) >= most) break;
  }
  return found;
}
