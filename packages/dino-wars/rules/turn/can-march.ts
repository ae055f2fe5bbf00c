/** The figures that can still act in phase 4 (DW-R-104). */
import type { Frozen } from '@dwo/kernel';
import { refuseAlighting } from '../actions/alight';
import { layDownIntents } from '../actions/lay-down';
import { gunsFor } from '../actions/pick-up';
import { poleIntents } from '../actions/pole';
import { canUnstow } from '../actions/stow';
import { canHandle } from '../crews/handling';
import { crewedWeaponOf, soldierOf, sure, vehicleOf } from '../figures';
import { leftCi } from '../movement/allowance';
import type { FigureId, State } from '../state';
import { peopleIn } from '../vehicles/riders';

/**
 * Whether a figure can act in phase 4. A soldier on foot may walk, a hero take up or put down a gun, two soldiers handle a
 * pole, a soldier aboard get out. A weapon may get another crew or be unloaded. A vehicle with people aboard may drive,
 * turn or have them change seats.
 */
export function canMarch(state: Frozen<State>, id: FigureId): boolean {
  if (crewedWeaponOf(state, id) !== null) return canHandle(state, id) || canUnstow(state, id);
  const vehicle = vehicleOf(state, id);
  if (vehicle !== null) return vehicle.alive && (peopleIn(vehicle).length > 0 || poleIntents(state, id).length > 0);
  if (sure(soldierOf(state, id)).aboard !== null) return refuseAlighting(state, id) === null;
  if (leftCi(state, id) > 0) return true;
  const offers = [layDownIntents, gunsFor, poleIntents];
  return offers.some((offer) => offer(state, id).length > 0);
}
