/** The owner puts the survivors of a destroyed vehicle on the table, in any phase (DW-R-56). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { refuseSeat } from '../first-checks';
import type { PlaceSurvivors } from '../intents';
import { type No, refuse } from '../refusal';
import type { State } from '../state';
import { refuseSpots, spotsFor, survivorsOf } from '../vehicles/survivors';
import type { Action } from './action';

/** Places all of the player's survivors of that vehicle at once. */
function checkPlaceSurvivors(state: Frozen<State>, seat: Seat, { vehicle, spots }: PlaceSurvivors): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  const waiting = survivorsOf(state, vehicle, seat);
  return waiting === null ? refuse('DW-R-56', 'NOT_OWNER', { vehicle, seat }) : refuseSpots(state, waiting, spots);
}

/** The survivors are on foot again. */
function resolvePlaceSurvivors(seat: Seat, { vehicle, spots }: PlaceSurvivors, emit: Emit): void {
  const placed = spots.map(({ figure, at }) => ({ figure, at: { x: at.x + 0, y: at.y + 0 } }));
  emit({ type: 'survivorsPlaced', vehicle, seat, spots: placed });
}

/** Offers the referee's choice of places, for each vehicle whose survivors wait. */
function placeSurvivorsIntents(state: Frozen<State>, seat: Seat): PlaceSurvivors[] {
  return state.survivors
    .filter((each) => each.seat === seat)
    .map((each) => ({ type: 'placeSurvivors', vehicle: each.vehicle, spots: spotsFor(state, each) }));
}

/** The action `placeSurvivors`: puts survivors on the table (DW-R-56). */
export const placeSurvivors: Action<PlaceSurvivors> = {
  check: checkPlaceSurvivors,
  resolve: ({ seat, intent, emit }) => resolvePlaceSurvivors(seat, intent, emit),
  offers: { answering: placeSurvivorsIntents },
};
