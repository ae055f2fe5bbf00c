/** Turning the machine gun of a vehicle (DW-R-26). */
import { type Frozen, type Seat, wholeDegrees } from '@dwo/kernel';
import { phasesOfTurning } from '../crews/handling';
import type { Emit } from '../emit';
import { sure, vehicleOf } from '../figures';
import { refuseNow, refuseVehicle } from '../first-checks';
import type { TurnGun } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State, Vehicle } from '../state';
import { mgSeat } from '../vehicles/seats';
import type { Action } from './action';
import { isFacing, quarters } from './face';

/**
 * The gunner turns the gun at no cost in phase 4, even if the vehicle does not move. Under the other reading of DW-R-26
 * they may also do so in phase 2, before the gun fires.
 */
function checkTurnGun(state: Frozen<State>, seat: Seat, { vehicle: id, facing }: TurnGun): No | null {
  const no = refuseNow(state, seat, phasesOfTurning(state)) ?? refuseVehicle(state, seat, id);
  if (no !== null) return no;
  return isFacing(facing) ? refuseTurning(state, id, sure(vehicleOf(state, id))) : refuse('DW-R-1', '', { facing });
}

/** Returns why nobody can turn the gun; null if somebody can. */
function refuseTurning(state: Frozen<State>, id: FigureId, vehicle: Frozen<Vehicle>): No | null {
  if (vehicle.mg === null) return refuse('DW-R-26', '', { vehicle: id, mg: false });
  const seat = sure(mgSeat(vehicle));
  if (vehicle.seats[seat] === null) return refuse('DW-R-29', 'UNDERMANNED', { vehicle: id, seat });
  if (state.phase === 'regular-fire' && vehicle.mg.shots.includes('regular')) {
    return refuse('DW-R-26', 'BUDGET_SPENT', { vehicle: id });
  }
  return null;
}

function resolveTurnGun({ vehicle, facing }: TurnGun, emit: Emit): void {
  emit({ type: 'gunTurned', figure: vehicle, facing: wholeDegrees(facing) });
}

/** Offers the facings of the four sides of the table. */
function turnGunIntents(state: Frozen<State>, id: FigureId): TurnGun[] {
  const vehicle = vehicleOf(state, id);
  if (vehicle === null || !phasesOfTurning(state).includes(state.phase)) return [];
  if (refuseTurning(state, id, vehicle) !== null) return [];
  return quarters(vehicle.gunFacing).map((facing) => ({ type: 'turnGun', vehicle: id, facing }));
}

/** The action `turnGun`: turns the machine gun of a vehicle (DW-R-26). */
export const turnGun: Action<TurnGun> = {
  check: checkTurnGun,
  resolve: ({ intent, emit }) => resolveTurnGun(intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: turnGunIntents }, pivoting: turnGunIntents },
};
