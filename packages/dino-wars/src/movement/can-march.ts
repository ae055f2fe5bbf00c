/** Who can still do something in phase 4 (DW-R-104). */
import type { Frozen } from '@dwo/kernel';
import { refuseAlighting } from '../actions/alight';
import { layDownIntents } from '../actions/lay-down';
import { gunsFor } from '../actions/pick-up';
import { canHandle } from '../crews/handling';
import { crewedWeaponOf, soldierOf, sure, vehicleOf } from '../figures';
import type { FigureId, State } from '../state';
import { peopleIn } from '../vehicles/riders';
import { leftCi } from './allowance';

/** A soldier on foot may walk and a hero take up or put down a gun, one aboard get out; a weapon may get another crew; in a vehicle that has anybody aboard they may drive, turn or change seats. */
export function canMarch(state: Frozen<State>, id: FigureId): boolean {
  if (crewedWeaponOf(state, id) !== null) return canHandle(state, id);
  const vehicle = vehicleOf(state, id);
  if (vehicle !== null) return vehicle.alive && peopleIn(vehicle).length > 0;
  if (sure(soldierOf(state, id)).aboard !== null) return refuseAlighting(state, id) === null;
  return leftCi(state, id) > 0 || layDownIntents(state, id).length > 0 || gunsFor(state, id).length > 0;
}
