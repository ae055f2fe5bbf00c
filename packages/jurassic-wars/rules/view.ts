/** The knowledge of seats and spectators: chapter "Hidden information" of RULES.md. JW-VIS-1: spectators see what is public. */
import type { Viewer } from '@dwo/kernel';
import type { Event, Now } from './types';

/** JW-G-7: hands are secret; how many cards are in each is not. JW-G-5: what was not dealt is nobody's. */
export function view(state: Now, viewer: Viewer): Now {
  return { ...state, secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : null)), closed: null };
}

/** The event as this viewer notices it. */
export function see(_: Now, event: Event, viewer: Viewer): Event {
  const own = <T>(list: readonly (T | null)[]) => list.map((each, seat) => (seat === viewer ? each : null));
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: own(event.hands), combat: own(event.combat), closed: null };
    case 'combatGiven':
      return { ...event, combat: own(event.combat), away: null };
    case 'playOffBegan':
      return { ...event, decks: null };
    case 'given':
      // JW-PK-5
      return event.up || event.seat === viewer ? event : { ...event, rank: null };
    case 'played':
      // JW-R-46
      return event.seat === viewer ? event : { ...event, at: null };
    case 'committed':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'chose':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'predicted':
      return event.seat === viewer ? event : { ...event, n: null };
    case 'staked':
      return event.seat === viewer ? event : { ...event, side: null, n: 0 };
    default:
      return event;
  }
}
