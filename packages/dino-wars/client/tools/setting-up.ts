/** The turns of the setup, and the figures that have yet to be placed. */
import { type FigureId, isDropping, placersOf, type State, unplacedOf, waitsToPlace } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

/** The seat's figures without a place, if it may place now. Crews, passengers and towed guns come with their vehicle. */
export function toPlace(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  if (!mayPlace(state, seat)) return [];
  return isJumping(state, seat) ? waitingOf(state, seat) : homeless(state, seat);
}

/** The seat's figures for which a place may be chosen before its turn (DW-R-73). */
export function toQueue(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return waitsToPlace(state, seat) ? homeless(state, seat) : [];
}

function homeless(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return unplacedOf(state, seat).filter((id) => !rides(state, id));
}

/** Whether this seat may place now. */
export function mayPlace(state: Frozen<State>, seat: Seat): boolean {
  return state.placing !== null && placersOf(state).includes(seat);
}

/** Whether the setup waits for this seat's paratroopers. */
export function isJumping(state: Frozen<State>, seat: Seat): boolean {
  return state.placing !== null && isDropping(state.placing) && state.drop?.seat === seat;
}

/** The seat's paratroopers who have yet to land. */
export function waitingOf(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return Object.entries(state.soldiers).flatMap(([id, { owner, alive, absence }]) =>
    owner === seat && alive && absence === 'waiting' ? [id] : [],
  );
}

function rides(state: Frozen<State>, id: FigureId): boolean {
  return state.soldiers[id]?.aboard != null || state.crewedWeapons[id]?.carrier != null;
}
