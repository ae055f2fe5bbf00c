import type { Event } from './events';

/** Where `resolve` puts what happens; the state shows it on the next line. */
export type Emit = (event: Event) => void;
