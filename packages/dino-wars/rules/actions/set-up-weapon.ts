/** Setting up a portable weapon where it lies (DW-TOW-8). */
import { type Frozen, type Seat, wholeDegrees } from '@dwo/kernel';
import { refuseHandling, refuseWork, workersAt } from '../crews/handling';
import type { Emit } from '../emit';
import { crewedWeaponOf } from '../figures';
import type { SetUp } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';
import { isFacing } from './face';
import { handling } from './handling';

/**
 * Needs the minimum crew at the weapon. Each of them pays half of their movement (DW-R-47). It is allowed in the turn in
 * which the weapon was dismantled (DW-R-49).
 */
function checkSetUp(state: Frozen<State>, seat: Seat, { weapon, facing }: SetUp): No | null {
  const no = refuseHandling(state, seat, weapon);
  if (no !== null) return no;
  return isFacing(facing) ? refuseSettingUp(state, weapon) : refuse('DW-R-1', '', { facing });
}

function refuseSettingUp(state: Frozen<State>, id: FigureId): No | null {
  const weapon = crewedWeaponOf(state, id);
  if (weapon === null) return refuse('DW-TOW-8', '', { weapon: id });
  if (weapon.status === 'dismantled') return refuseWork(state, id, weapon);
  return refuse('DW-R-47', 'WEAPON_NOT_READY', { weapon: id, status: weapon.status });
}

/** A machine gun that was set up this turn may fire in phase 5 (DW-TOW-12). */
function resolveSetUp(state: Frozen<State>, { weapon, facing }: SetUp, emit: Emit): void {
  emit({ type: 'setUp', weapon, facing: wholeDegrees(facing), by: workersAt(state, weapon) });
}

/** Offers facings to the four sides of the table. */
function setUpIntents(state: Frozen<State>, id: FigureId): SetUp[] {
  if (refuseSettingUp(state, id) !== null) return [];
  return [0, 90, 180, 270].map((facing) => ({ type: 'setUp', weapon: id, facing }));
}

/** The action `setUp`: sets up a weapon or a pole. */
export const setUp: Action<SetUp> = handling({
  check: checkSetUp,
  resolve: ({ state, intent, emit }) => resolveSetUp(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: setUpIntents } },
});
