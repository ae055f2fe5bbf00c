/** How fast the board plays: as designed while it is in step, faster the further it is behind. Pure. */
import type { Performance } from './performance';

/** The time for which the dice tumble; then they lie still for `READ_MS`. */
export const TUMBLE_MS = 650;
/** The time for which the dice lie still before the next effect. */
export const READ_MS = 420;
/**
 * The delay that the board may have while a decision of this player's runs. With drawing time and a busy machine it stays below
 * two seconds.
 */
export const CATCH_UP_MS = 1600;
/** The part of that time that is kept free for the last picture. */
const SPARE_MS = 250;
/** The delay that the board may have while nobody waits for this player. */
const LEEWAY_MS = 5000;
/** The highest speed at which effects can be followed; events that would need more are told without effects. */
const FASTEST = 4;

/** Estimated duration of events at normal speed, in ms. */
export function lengthOf<S, E>(events: readonly E[], performance: (event: E) => Performance<S, E>): number {
  let sum = 0;
  for (const event of events) {
    const { pictureMs = 0, dice } = performance(event);
    sum += pictureMs + ((dice?.(event) ?? null) === null ? 0 : TUMBLE_MS + READ_MS);
  }
  return sum;
}

/**
 * The speed as a factor, with `leftMs` left to play; 0 means without effects. `dueMs` is the time until the board must be in
 * step; null if nobody waits for this player.
 */
export function hurry(leftMs: number, dueMs: number | null): number {
  const time = dueMs === null ? LEEWAY_MS : Math.max(1, dueMs - SPARE_MS);
  const factor = leftMs / time;
  return factor > FASTEST ? 0 : Math.max(1, factor);
}
