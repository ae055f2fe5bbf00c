/** How fast a table plays: as designed while it is in step, faster the further it is behind. Pure. */

/**
 * The delay that a table may have while a decision of this player's runs. With drawing time and a busy machine it stays below
 * two seconds.
 */
export const CATCH_UP_MS = 1600;
/** The part of that time that is kept free for the last picture. */
const SPARE_MS = 250;
/** The delay that a table may have while no clock waits for this player. */
const LEEWAY_MS = 5000;
/** The highest speed at which effects can be followed. */
const FASTEST = 4;
/** A table that no clock waits for plays at that speed rather than without effects, unless more than this is left. */
const MOST_LEFT_MS = 60_000;
/** If more batches than this wait on a table that does not know how long they take, they are told without pictures. */
const MOST_WAITING = 6;

/**
 * The speed as a factor, with `leftMs` left to play; 0 means without effects. `dueMs` is the time until the table must be in
 * step; null if no clock waits for this player.
 */
export function hurry(leftMs: number, dueMs: number | null): number {
  if (dueMs === null) return leftMs > MOST_LEFT_MS ? 0 : Math.min(FASTEST, Math.max(1, leftMs / LEEWAY_MS));
  const factor = leftMs / Math.max(1, dueMs - SPARE_MS);
  return factor > FASTEST ? 0 : Math.max(1, factor);
}

/** The same with so many batches waiting, for a table that does not know how long they take; `all`: none is left out. */
export function hurryFor(waiting: number, all = false): number {
  if (all) return Math.min(FASTEST, 1 + waiting / 2);
  return waiting > MOST_WAITING ? 0 : 1 + waiting / 2;
}
