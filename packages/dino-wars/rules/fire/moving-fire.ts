/** The option Moving Fire: passengers fire their own weapons from aboard (DW-OPT-MFIRE-1, DW-R-82). */
import type { Frozen } from '@dwo/kernel';
import { soldierOf, vehicleOf } from '../figures';
import { plays } from '../options-in-play';
import { WINDOW_OF_PHASE } from '../phases';
import { type No, refuse } from '../refusal';
import type { FigureId, Soldier, State } from '../state';
import { passengersIn } from '../vehicles/riders';

/**
 * Returns why a soldier aboard may not fire their own weapons, or null. Nobody aboard may (DW-FIRE-7), except with the
 * option: then half of the passengers, rounded up, each counted once a turn, and never the crew.
 */
export function refuseAboard(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): No | null {
  const vehicle = soldier.aboard === null ? null : vehicleOf(state, soldier.aboard);
  if (vehicle === null) return null;
  const facts = { figure: id, vehicle: soldier.aboard };
  // A soldier who has just lost their vehicle is put on the ground first (DW-CAS-3).
  if (!vehicle.alive) return refuse('DW-CAS-3', 'ABOARD', facts);
  if (!plays(state, 'moving_fire')) return refuse('DW-FIRE-7', 'ABOARD', facts);
  const passengers = passengersIn(vehicle);
  if (!passengers.includes(id)) return refuse('DW-R-82', 'ABOARD', facts);
  const most = Math.ceil(passengers.length / 2);
  // Passengers who have fired are counted already. If others have got out since, fewer of them may fire again.
  const window = WINDOW_OF_PHASE[state.phase];
  const now = passengers.filter((each) => window !== undefined && soldierOf(state, each)?.shots.includes(window));
  const counted = vehicle.firing.includes(id) ? now : vehicle.firing;
  if (counted.length < most) return null;
  return refuse('DW-OPT-MFIRE-1', 'ABOARD', { ...facts, firing: [...counted], most });
}
