/** Places that a player has chosen in the setup before their turn; they are sent when it comes (DW-R-73). */
import { type FigureId, type Intent, refusePlace, type State, waitsToPlace } from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';

type Place = Extract<Intent, { type: 'place' }>;

/** Whether this intent waits for its player's turn. */
export function isAhead(state: Frozen<State>, seat: Seat, intent: Intent): intent is Place {
  return intent.type === 'place' && waitsToPlace(state, seat);
}

/** A first-in, first-out queue; a figure that gets another place loses its earlier one. */
export class Queue {
  #places: readonly Place[] = [];

  /** Adds a place; returns the refusal if the figure could not stand there in its turn either, else null. */
  add(state: Frozen<State>, seat: Seat, place: Place): Refusal | null {
    const refusal = refusePlace(state, seat, place);
    if (refusal === null) this.#places = [...this.#places.filter(({ figure }) => figure !== place.figure), place];
    return refusal;
  }

  has(id: FigureId): boolean {
    return this.#places.some(({ figure }) => figure === id);
  }

  /** Takes the place that was chosen first; null if none waits. */
  take(): Place | null {
    const [first = null, ...rest] = this.#places;
    this.#places = rest;
    return first;
  }
}
