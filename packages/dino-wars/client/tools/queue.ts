/** Places that a player has chosen ahead of their turn in the set-up, which are sent when it comes (DW-R-73). */
import { type FigureId, type Intent, refusePlace, type State, waitsToPlace } from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';

type Place = Extract<Intent, { type: 'place' }>;

/** Whether this wish is one that waits for its player's turn. */
export function isAhead(state: Frozen<State>, seat: Seat, intent: Intent): intent is Place {
  return intent.type === 'place' && waitsToPlace(state, seat);
}

/** First in, first out; who is given another place loses the old one. */
export class Queue {
  #places: readonly Place[] = [];

  /** Why nobody could stand there even then; null, and it waits, if somebody could. */
  add(state: Frozen<State>, seat: Seat, place: Place): Refusal | null {
    const refusal = refusePlace(state, seat, place);
    if (refusal === null) this.#places = [...this.#places.filter(({ figure }) => figure !== place.figure), place];
    return refusal;
  }

  has(id: FigureId): boolean {
    return this.#places.some(({ figure }) => figure === id);
  }

  /** The place chosen first, which waits no longer. */
  take(): Place | null {
    const [first = null, ...rest] = this.#places;
    this.#places = rest;
    return first;
  }
}
