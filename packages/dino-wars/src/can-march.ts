/** Who can still do something in phase 4 (DW-R-104). */
import type { Frozen } from '@dwo/kernel';
import { refuseAlighting } from './actions/alight';
import { leftCi } from './allowance';
import { soldierOf, vehicleOf } from './figures';
import { peopleIn } from './riders';
import type { FigureId, State } from './state';

/** A soldier on foot may walk, one aboard get out; in a vehicle that has anybody aboard they may drive, turn or change seats. */
export function canMarch(state: Frozen<State>, id: FigureId): boolean {
  const vehicle = vehicleOf(state, id);
  if (vehicle !== null) return vehicle.alive && peopleIn(vehicle).length > 0;
  const aboard = soldierOf(state, id)?.aboard ?? null;
  return aboard === null ? leftCi(state, id) > 0 : refuseAlighting(state, id) === null;
}
