/** The conditions for getting in and out of a vehicle (§3.16 of the rules). */
import type { Frozen, Point } from '@dwo/kernel';
import { type Figure, soldierOf, sure, vehicleOf } from '../figures';
import { refuseAbsent, refuseBusy } from '../first-checks';
import { type No, refuse } from '../refusal';
import type { FigureId, State, Vehicle } from '../state';
import { barrierOn } from '../terrain';
import { baseCi, burdenOf, NO_BURDEN, ONE_HALVING, plus, reckonCi } from './burden';

/** A soldier who wants to get into or out of a vehicle. */
export interface Load {
  readonly soldier: FigureId;
  readonly vehicle: FigureId;
  /** Into the vehicle or out of it. */
  readonly way: 'in' | 'out';
}

/**
 * Returns why a soldier may not get in or out, or null if they may. They have been in or out this turn (DW-R-62), the
 * soldier or the vehicle is hitching a weapon (DW-R-50), or the vehicle has driven farther than a vehicle that loads may
 * (DW-LOAD-2).
 */
export function refuseLoad(state: Frozen<State>, { soldier: id, vehicle: ride, way }: Load): No | null {
  const soldier = sure(soldierOf(state, id));
  const vehicle = sure(vehicleOf(state, ride));
  if (!vehicle.alive) return refuse('DW-DMG-12', 'DEAD', { vehicle: ride });
  const absent = refuseAbsent(ride, vehicle);
  if (absent !== null) return absent;
  if (soldier.loaded) return refuse('DW-R-62', '', { figure: id, loaded: true });
  const busy = refuseBusy(state, id, soldier);
  if (busy !== null) return busy;
  if (vehicle.busy) return refuse('DW-R-50', 'MOVE_OVER', { vehicle: ride });
  const spentCi = vehicle.spentCi;
  const mayCi = vehicleLoadingCi(state, ride, vehicle, way);
  if (spentCi <= mayCi) return null;
  return refuse('DW-LOAD-2', 'NOT_ENOUGH_MOVEMENT', { vehicle: ride, spentCi, allowanceCi: mayCi });
}

/** Nobody gets in or out, and nothing is unloaded, through ground that they can't cross or over a cliff (DW-R-10). */
export function refuseThrough(state: Frozen<State>, figure: Frozen<Figure>, vehicle: Point, spot: Point): No | null {
  const barrier = barrierOn(state, figure, [vehicle, spot]);
  return barrier === null ? null : refuse('DW-R-10', 'IMPASSABLE', { x: spot.x, y: spot.y, terrain: barrier.id });
}

/**
 * Returns a vehicle's allowance in ci once a soldier has got in or out. The first one each way halves it. Standing still,
 * it pays nothing for contact. It may drive before and after (DW-R-63).
 */
function vehicleLoadingCi(state: Frozen<State>, id: FigureId, vehicle: Frozen<Vehicle>, way: Load['way']): number {
  const again = way === 'in' ? vehicle.loaded : vehicle.unloaded;
  return reckonCi(baseCi(state, vehicle), plus(burdenOf(state, id, false), again ? NO_BURDEN : ONE_HALVING));
}
