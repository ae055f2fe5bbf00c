/** Taking a portable weapon apart (DW-TOW-8). */
import type { Frozen, Seat } from '@dwo/kernel';
import { refuseHandling, refuseWork, workersAt } from '../crews/handling';
import { refusePortable } from '../designated-crew';
import type { Emit } from '../emit';
import { crewedWeaponOf } from '../figures';
import type { Dismantle } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';
import { handling } from './handling';

/** Needs the minimum crew at the weapon. Each of them pays half of their movement (DW-R-47). */
function checkDismantle(state: Frozen<State>, seat: Seat, { weapon }: Dismantle): No | null {
  return refuseHandling(state, seat, weapon) ?? refuseDismantling(state, weapon);
}

function refuseDismantling(state: Frozen<State>, id: FigureId): No | null {
  const weapon = crewedWeaponOf(state, id);
  if (weapon === null) return refuse('DW-TOW-8', '', { weapon: id });
  if (weapon.status !== 'set-up') return refuse('DW-R-47', 'WEAPON_NOT_READY', { weapon: id, status: weapon.status });
  if (weapon.busy) return refuse('DW-R-50', 'MOVE_OVER', { weapon: id });
  return refusePortable(state, id, weapon) ?? refuseWork(state, id, weapon);
}

function resolveDismantle(state: Frozen<State>, { weapon }: Dismantle, emit: Emit): void {
  emit({ type: 'dismantled', weapon, by: workersAt(state, weapon) });
}

function dismantleIntents(state: Frozen<State>, id: FigureId): Dismantle[] {
  return refuseDismantling(state, id) === null ? [{ type: 'dismantle', weapon: id }] : [];
}

/** The action `dismantle`: takes a portable weapon apart, or takes a pole down. */
export const dismantle: Action<Dismantle> = handling({
  check: checkDismantle,
  resolve: ({ state, intent, emit }) => resolveDismantle(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: dismantleIntents } },
});
