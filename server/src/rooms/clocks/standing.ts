/** Keeps who is awaited in a match, and until when, where lists can find it without opening the match. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type HeldMatch, hasMoved, type Journal, type Standing } from '../../journal/journal';

/** The pause before a failed write is tried again: it doubles each time up to the most. */
const AGAIN_MS = { first: 500, most: 30_000 } as const;

/** The part of the server that keeping the standing needs. */
export interface StandingHost {
  readonly journal: Pick<Journal, 'saveStanding'>;
  readonly log: Logger;
}

/** Writes down what changed, and only that, one after the other; a match does not wait for it. */
export class StandingKeeper {
  private wanted: { readonly standing: Standing; readonly text: string } | null = null;
  private kept = '';
  private writing: Promise<void> | null = null;
  private readonly closing = new AbortController();

  /** `moved` is called when it turns out that the match goes on elsewhere. */
  constructor(
    private readonly host: StandingHost,
    private readonly record: HeldMatch,
    private readonly moved: () => void,
  ) {}

  keep(standing: Standing): void {
    this.wanted = { standing, text: JSON.stringify(standing) };
    if (this.wanted.text !== this.kept) this.writing ??= this.write();
  }

  /** Resolves when the latest is kept, or could not be at the last try either. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.writing;
  }

  private async write(): Promise<void> {
    let waitMs: number = AGAIN_MS.first;
    while (this.wanted !== null && this.wanted.text !== this.kept) {
      const { standing, text } = this.wanted;
      const { aborted } = this.closing.signal;
      try {
        await this.host.journal.saveStanding(this.record.lease, standing);
        this.kept = text;
        waitMs = AGAIN_MS.first;
      } catch (error) {
        if (hasMoved(error)) {
          this.wanted = null;
          this.moved();
          break;
        }
        this.host.log.warn({ error, match: this.record.id }, 'who is awaited could not be kept for lists');
        if (aborted) break;
        await this.rest(waitMs);
        waitMs = Math.min(2 * waitMs, AGAIN_MS.most);
      }
    }
    this.writing = null;
  }

  /** Waits so long, unless the match is put away meanwhile. */
  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.closing.signal, ref: false }).catch(() => {});
  }
}
