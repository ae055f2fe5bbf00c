/** The shape of the code that writes the state. */
import type { Event } from './events';
import type { State } from './state';

/** What each of these events does to the state. */
export type Handlers<T extends Event['type']> = {
  readonly [K in T]: (state: State, event: Extract<Event, { type: K }>) => void;
};
