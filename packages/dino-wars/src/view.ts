/** Who knows what. Nothing is hidden in a game of soldiers on foot against walking dinosaurs: special figures too are plain to see (DW-SPEC-6). */
import type { Frozen, Viewer } from '@dwo/kernel';
import type { Event } from './events';
import type { State } from './state';

/** The state as this viewer may know it: all of it. */
export function view(state: Frozen<State>, _viewer: Viewer): Frozen<State> {
  return state;
}

/** The event as this viewer notices it: all of it. */
export function see(_state: Frozen<State>, event: Event, _viewer: Viewer): Event {
  return event;
}
