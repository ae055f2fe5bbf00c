/** The secrets of the Bone Auction, stated without its own `view` and `see`. */
import type { Frozen, Viewer } from '../ruleset';
import type { ToyEvent, ToyState } from './toy-types';

/**
 * The part of a state that a viewer may know: hands, bids and notes are their owner's alone, the catalogue is nobody's.
 */
export function mayKnow({ secrets, closed: _, ...open }: Frozen<ToyState>, viewer: Viewer): object {
  return { ...open, own: viewer === 'spectator' ? null : secrets[viewer] };
}

/** The part of the events that a viewer may notice: nothing of others' notes, and of their bids not the card. */
export function mayNotice(
  _before: Frozen<ToyState>,
  events: readonly ToyEvent[],
  viewer: Viewer,
): readonly Partial<ToyEvent>[] {
  return events.flatMap((event): Partial<ToyEvent>[] => {
    if (event.type === 'noted' && event.seat !== viewer) return [];
    return event.type === 'bidLaid' && event.seat !== viewer ? [{ type: event.type, seat: event.seat }] : [event];
  });
}
