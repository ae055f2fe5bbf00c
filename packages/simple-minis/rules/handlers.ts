/** The shape of the code that writes the state. */
import type { Event } from './events';
import type { State } from './state';

/** The effect of each of these events on the state. */
export type Handlers<T extends Event['type']> = {
  readonly [K in T]: (state: State, event: Extract<Event, { type: K }>) => void;
};
