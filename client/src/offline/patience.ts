/** How long the worker waits for a page from the server before it shows the one that it keeps. */

/** A page says this to the worker before it reloads for a release that the server has just shown. */
export const RELEASE_AWAITED = 'release-awaited';

/** After this time a server counts as absent. */
export const PATIENCE_SECONDS = 4;
/** The same for a server that has just shown a new release: it is there, though busy. The kept page would be the old release again. */
export const RELEASE_SECONDS = 30;
/** The page is asked for right after that message. */
const SOON_MS = 5_000;

/** Knows for which page the worker waits longer. */
export class Patience {
  private awaitedSince = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  /** Called with every message to the worker. */
  hear(message: unknown): void {
    if (message === RELEASE_AWAITED) this.awaitedSince = this.now();
  }

  /** The patience for a page that is asked for now, in seconds. */
  get seconds(): number {
    return this.now() - this.awaitedSince <= SOON_MS ? RELEASE_SECONDS : PATIENCE_SECONDS;
  }
}
