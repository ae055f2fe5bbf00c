/**
 * The views of seats and spectators: chapter "Hidden information" of RULES.md. A spectator sees what is public
 * (JW-VIS-1).
 */
import type { Viewer } from '@dwo/kernel';
import type { Event, Now } from './types';

/**
 * The state as a viewer sees it. Hands are secret, their sizes are not (JW-G-7); nobody sees the cards that were not
 * dealt (JW-G-5).
 */
export function view(state: Now, viewer: Viewer): Now {
  return { ...state, secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : null)), closed: null };
}

/** The event as a viewer sees it. */
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
