/** How fast a table plays: as designed while it is in step, faster the further it is behind. Pure. */

/**
 * The delay that a table may have while a decision of this player's runs. With drawing time and a busy machine it stays below
 * two seconds.
 */
export const CATCH_UP_MS = 1600;
/** The part of that time that is kept free for the last picture. */
const SPARE_MS = 250;
/** The delay that a table may have while nobody waits for this player. */
const LEEWAY_MS = 5000;
/** The highest speed at which effects can be followed; events that would need more are told without effects. */
const FASTEST = 4;
/** If more batches than this wait on a table that does not know how long they take, they are told without pictures. */
const MOST_WAITING = 6;

/**
 * The speed as a factor, with `leftMs` left to play; 0 means without effects. `dueMs` is the time until the table must be in
 * step; null if nobody waits for this player.
 */
export function hurry(leftMs: number, dueMs: number | null): number {
  const time = dueMs === null ? LEEWAY_MS : Math.max(1, dueMs - SPARE_MS);
  const factor = leftMs / time;
  return factor > FASTEST ? 0 : Math.max(1, factor);
}

/** The same with so many batches waiting, for a table that does not know how long they take; `all`: none is left out. */
export function hurryFor(waiting: number, all = false): number {
  if (all) return Math.min(FASTEST, 1 + waiting / 2);
  return waiting > MOST_WAITING ? 0 : 1 + waiting / 2;
}
