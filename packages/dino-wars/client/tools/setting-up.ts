/** The turns of setting a match up, and the figures that still have to be put on the table. */
import { type FigureId, isDropping, placersOf, type State, unplacedOf, waitsToPlace } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

/** A seat's figures without a place, if it is for it to place now; crews, passengers and towed guns come with their vehicle. */
export function toPlace(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  if (!mayPlace(state, seat)) return [];
  return isJumping(state, seat) ? waitingOf(state, seat) : homeless(state, seat);
}

/** A seat's figures for which a place may be chosen ahead of its turn (DW-R-73). */
export function toQueue(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return waitsToPlace(state, seat) ? homeless(state, seat) : [];
}

function homeless(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return unplacedOf(state, seat).filter((id) => !rides(state, id));
}

/** Whether it is for this seat to place now. */
export function mayPlace(state: Frozen<State>, seat: Seat): boolean {
  return state.placing !== null && placersOf(state).includes(seat);
}

/** Whether the set-up waits for the paratroopers of this seat. */
export function isJumping(state: Frozen<State>, seat: Seat): boolean {
  return state.placing !== null && isDropping(state.placing) && state.drop?.seat === seat;
}

/** Paratroopers of a seat who are still in the air. */
export function waitingOf(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return Object.entries(state.soldiers).flatMap(([id, { owner, alive, absence }]) =>
    owner === seat && alive && absence === 'waiting' ? [id] : [],
  );
}

function rides(state: Frozen<State>, id: FigureId): boolean {
  return state.soldiers[id]?.aboard != null || state.crewedWeapons[id]?.carrier != null;
}
