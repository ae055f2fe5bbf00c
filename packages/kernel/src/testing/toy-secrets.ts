/** The secrets of the Bone Auction, specified a second time without `view` and `see`. */
import type { Frozen, Viewer } from '../ruleset';
import type { ToyEvent, ToyState } from './toy-types';

/** The part of a state that a viewer may know: hands, bids and notes only of their own seat, and nothing of the catalogue. */
export function mayKnow({ secrets, closed: _, ...open }: Frozen<ToyState>, viewer: Viewer): object {
  return { ...open, own: viewer === 'spectator' ? null : secrets[viewer] };
}

/** The part of the events that a viewer may see: no notes of others, and no cards of their bids. */
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
