import type { Event } from './events';

/** The function that `resolve` hands its events to; the state shows them on the next line. */
export type Emit = (event: Event) => void;
