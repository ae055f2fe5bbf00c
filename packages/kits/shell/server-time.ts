/**
 * The server's time on this page. Messages of a match carry it; between them it goes on by `performance.now`, so a clock of
 * this machine that is wrong, or is set meanwhile, changes nothing.
 */

/** How far the server's time is ahead of `performance.now`. Matches on this device go by its own clock. */
let aheadMs = Date.now() - performance.now();

/** The server's time, epoch ms. */
export function serverNow(): number {
  return aheadMs + performance.now();
}

/** Takes the time from the greeting of a match, whatever was known before. */
export function setServerTime(now: number): void {
  aheadMs = now - performance.now();
}

/**
 * Takes the time from a later message. Nothing is earlier than the moment it was written, so of two messages the one that was
 * on its way for the shorter time tells more; an old message changes nothing.
 */
export function hearServerTime(now: number): void {
  aheadMs = Math.max(aheadMs, now - performance.now());
}
