/** Spotters, who see a target for a weapon that does not (§3.20 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { soldierOf, sure, vehicleOf } from '../figures';
import { type No, refuse } from '../refusal';
import { type FigureId, type FireWindow, PHASES, type Soldier, type State } from '../state';
import { refuseShot } from './budget';
import { armsOf } from './firer';
import { lineOfSight } from './line-of-sight';
import { refuseReady } from './readiness';

/** The weapon's owner and the target that a spotter must see. */
export interface Spotting {
  /** The owner of the weapon. */
  readonly owner: number;
  readonly spotter: FigureId;
  readonly target: FigureId;
}

/**
 * Returns why a figure can't spot, or null if it can. Any soldier who sees the target can, on foot, in a crew or aboard, at
 * any distance (DW-IND-3, DW-IND-4). They must have made at most one attack of their own (DW-IND-5), and a teammate's
 * soldier needs permission (DW-R-40).
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

/**
 * Whether a soldier spots for teammates. With `auto` they do if it takes no attack from them that they could still make
 * this turn (DW-R-40).
 */
function givesLeave(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): boolean {
  if (soldier.spotting !== 'auto') return soldier.spotting === 'yes';
  const left = attacksLeft(state, id, soldier);
  return Math.min(left, Math.max(0, 1 - soldier.shots.length)) === left;
}

/** Returns how many attacks of their own a soldier's budget still allows this turn, whatever targets there are. */
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

/** Lists soldiers who can spot a target for a weapon of this owner: the first `most` in the order of setup. */
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
