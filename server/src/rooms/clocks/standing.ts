/** Stores which seats a match awaits and until when, so that lists need not open the match. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { noteFailedWrite } from '../../journal/failed-writes';
import { type HeldMatch, hasMoved, type Journal, type Standing } from '../../journal/journal';

/** The pause before a retry; it doubles each time up to `most`. */
const AGAIN_MS = { first: 500, most: 30_000 } as const;

/** The parts of the server that this uses. */
export interface StandingHost {
  readonly journal: Pick<Journal, 'saveStanding'>;
  readonly log: Logger;
}

/** Stores changed standings one after the other, in the background. */
export class StandingKeeper {
  private wanted: { readonly standing: Standing; readonly text: string } | null = null;
  private kept = '';
  private writing: Promise<void> | null = null;
  private readonly closing = new AbortController();

  /** `moved` is called when another process has taken the match over. */
  constructor(
    private readonly host: StandingHost,
    private readonly record: HeldMatch,
    private readonly moved: () => void,
  ) {}

  keep(standing: Standing): void {
    this.wanted = { standing, text: JSON.stringify(standing) };
    if (this.wanted.text !== this.kept) this.writing ??= this.write();
  }

  /** Resolves when the latest standing is stored or its last try has failed. */
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
        noteFailedWrite(this.host, error, { match: this.record.id, what: 'standing' });
        if (aborted) break;
        await this.rest(waitMs);
        waitMs = Math.min(2 * waitMs, AGAIN_MS.most);
      }
    }
    this.writing = null;
  }

  /** Waits `ms`, but no longer than the room is open. */
  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.closing.signal, ref: false }).catch(() => {});
  }
}
