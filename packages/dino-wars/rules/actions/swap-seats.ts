/** Changing seats in a vehicle (DW-R-29). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { soldierOf, sure, vehicleOf } from '../figures';
import { refuseAbsent, refuseNow } from '../first-checks';
import type { SwapSeats } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { isFree } from '../vehicles/riders';
import { crewSeats } from '../vehicles/seats';
import type { Action } from './action';

/**
 * Two soldiers, or a soldier and an empty seat, change places in phase 4. The soldiers must be the player's own; the
 * vehicle may be a teammate's (DW-R-99).
 */
function checkSwapSeats(state: Frozen<State>, seat: Seat, { vehicle: id, seats }: SwapSeats): No | null {
  const no = refuseNow(state, seat, ['army-movement']);
  if (no !== null) return no;
  const vehicle = vehicleOf(state, id);
  if (vehicle === null) return refuse('DW-SIDE-1', 'NOT_OWNER', { vehicle: id });
  if (!vehicle.alive) return refuse('DW-DMG-12', 'DEAD', { vehicle: id });
  const absent = refuseAbsent(id, vehicle);
  if (absent !== null) return absent;
  const [a, b] = seats;
  const people = [vehicle.seats[a], vehicle.seats[b]];
  if (a === b || people.includes(undefined)) return refuse('DW-R-29', '', { vehicle: id, seats });
  const who = people.flatMap((person) => person ?? []);
  if (who.length === 0) return refuse('DW-R-29', '', { vehicle: id, seats });
  const stranger = who.find((person) => sure(soldierOf(state, person)).owner !== seat);
  if (stranger !== undefined) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: stranger });
  const taken = people[0] === null ? a : b;
  if (who.length === 1 && !isFree(state, vehicle, taken)) {
    return refuse('DW-LOAD-3', 'NO_SPACE', { vehicle: id, seat: taken });
  }
  return null;
}

/** A change of seats costs no movement. */
function resolveSwapSeats({ vehicle, seats: [a, b] }: SwapSeats, emit: Emit): void {
  emit({ type: 'seatsSwapped', vehicle, seats: [a, b] });
}

/** Offers to put a soldier into each empty seat of the crew. */
function swapSeatsIntents(state: Frozen<State>, id: FigureId): SwapSeats[] {
  const vehicle = vehicleOf(state, id);
  if (vehicle === null) return [];
  const last = vehicle.seats.findLastIndex((who) => who !== null);
  const found: SwapSeats[] = [];
  for (let seat = 0; seat < crewSeats(vehicle); seat++) {
    if (vehicle.seats[seat] === null && last > seat)
      found.push({ type: 'swapSeats', vehicle: id, seats: [last, seat] });
  }
  const { owner } = vehicle;
  return found.filter((swap) => checkSwapSeats(state, owner, swap) === null);
}

/** The action `swapSeats`: changes seats in a vehicle (DW-R-29). */
export const swapSeats: Action<SwapSeats> = {
  check: checkSwapSeats,
  resolve: ({ intent, emit }) => resolveSwapSeats(intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: swapSeatsIntents } },
};
