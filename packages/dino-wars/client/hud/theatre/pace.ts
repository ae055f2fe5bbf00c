/** How fast the board plays: as designed while it is in step, faster the farther it is behind. Pure. */
import type { Event } from '@dwo/dino-wars';
import { tellingOf } from '../../actions';
import { rollOf } from './dice-roll';

/** The dice tumble, then lie still to be read. */
export const TUMBLE_MS = 650;
export const READ_MS = 420;
/** While a decision of mine runs the board is at most two seconds behind, with what it takes to draw and a busy machine. */
export const CATCH_UP_MS = 1600;
/** Kept free at the end of that time for the last picture. */
const SPARE_MS = 250;
/** While nobody waits for me the board may be this far behind. */
const LEEWAY_MS = 5000;
/** Nothing can be made out at more than this; what would need more is told without pictures. */
const FASTEST = 4;

/** About how long events take to play as designed, in milliseconds. */
export function lengthOf(events: readonly Event[]): number {
  let sum = 0;
  for (const event of events) {
    sum += (tellingOf(event).pictureMs ?? 0) + (rollOf(event, 0) === null ? 0 : TUMBLE_MS + READ_MS);
  }
  return sum;
}

/**
 * How many times faster than designed to play, with so much left to play; 0 for without pictures. `dueMs` is the time until
 * the board must be in step, null if nobody waits for me.
 */
export function hurry(leftMs: number, dueMs: number | null): number {
  const time = dueMs === null ? LEEWAY_MS : Math.max(1, dueMs - SPARE_MS);
  const factor = leftMs / time;
  return factor > FASTEST ? 0 : Math.max(1, factor);
}
