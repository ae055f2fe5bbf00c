/** Flying, in phase 1 (§3.4 of the rules). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { refuseDinosaur, refuseNow } from '../first-checks';
import type { Fly } from '../intents';
import { planFlight } from '../movement/flight';
import { reads } from '../options-in-play';
import type { No } from '../refusal';
import { sampleFlights } from '../sample-flights';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/** Refuses a flight that is blocked, or that the flyer cannot pay for (DW-FLY-2). */
function checkFly(state: Frozen<State>, seat: Seat, { figure, path, stopAt }: Fly): No | null {
  return (
    refuseNow(state, seat, ['dinosaur-movement']) ??
    refuseDinosaur(state, seat, figure) ??
    planFlight(state, figure, path, stopAt).refusal
  );
}

/**
 * The flyer stays in the air unless the flight ends on the ground (DW-FLY-3). After a dive only an overrun may follow
 * (DW-R-78).
 */
function resolveFly(state: Frozen<State>, { figure, path, stopAt }: Fly, emit: Emit): void {
  const plan = planFlight(state, figure, path, stopAt);
  const last = plan.path.length - 1;
  const way = plan.path.map((corner, at) => (plan.lands && at === last ? { ...corner, z: 0 } : corner));
  emit({ type: 'flew', figure, path: way, facing: plan.facing, costCi: plan.costCi });
  // A flyer that takes off leaves the figures it touched.
  const met = reads(state, 'contact_ends_move') && plan.touches.length > 0;
  if (plan.dives || met) emit({ type: 'stopped', figure });
}

/** Offers some flights of a flyer. */
function flyIntents(state: Frozen<State>, id: FigureId): Fly[] {
  return sampleFlights(state, id);
}

/** The action `fly`: a flyer moves through the air in phase 1 (§3.4). */
export const fly: Action<Fly> = {
  check: checkFly,
  resolve: ({ state, intent, emit }) => resolveFly(state, intent, emit),
  offers: { acting: { phases: ['dinosaur-movement'], intents: flyIntents } },
};
