/**
 * Views of state and events. Special figures are public (DW-SPEC-6); only their own side knows of hidden ones (DW-GATE-5,
 * DW-R-94).
 */
import type { Frozen, Viewer } from '@dwo/kernel';
import type { Event } from '../events';
import type { State } from '../state';
import { isSecret } from './reveal';
import { isTold, without } from './secrets';

/** Returns the state as this viewer may know it. */
export function view(state: Frozen<State>, viewer: Viewer): Frozen<State> {
  const own = viewer === 'spectator' ? null : viewer;
  if (!state.secrets.some((secret, seat) => secret !== null && seat !== own)) return state;
  return without(state, own);
}

/** Returns the event as this viewer sees it; null if it is about a figure that they must not know of. */
export function see(state: Frozen<State>, event: Event, viewer: Viewer): Event | null {
  if (viewer !== 'spectator' && isTold(state, viewer)) return event;
  return isSecret(state, event) ? null : event;
}
