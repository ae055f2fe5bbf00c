/** What is secret in the Bone Auction, said without its own `view` and `see`. */
import type { Frozen, Viewer } from '../ruleset';
import type { ToyEvent, ToyState } from './toy-types';

/** What a viewer may know of a state: every hand, bid and note is its owner's alone, the catalogue is nobody's. */
export function mayKnow({ secrets, closed: _, ...open }: Frozen<ToyState>, viewer: Viewer): object {
  return { ...open, own: viewer === 'spectator' ? null : secrets[viewer] };
}

/** What a viewer may notice: of others' notes nothing, of their bids not the card. */
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
