import type { Event } from './events';

/** Takes an event from `resolve` and writes it into the state at once, so that the next line reads the new state. */
export type Emit = (event: Event) => void;
