/**
 * Keeps correspondence matches going while nobody has them open: plays what is due, and after a crash sends the missing
 * notices of turns and stores the standings.
 */
import type { Host } from '../host';
import { forgetOutdated } from './retention';
import { openUnattended } from './unattended';

/** How often the journal is asked for matches that are due. */
const EVERY_MS = 30_000;

/** Opens every match whose deadline has passed or whose process died. The room does the rest and closes itself again. */
export class Sweeper {
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private sweeping: Promise<void> = Promise.resolve();
  /** Ids of the matches that failed to open; they are not tried again. */
  private readonly given = new Set<string>();
  private hasWoken = false;

  constructor(private readonly host: Host) {}

  /** Sweeps now and then every EVERY_MS. */
  start(): void {
    if (this.stopped) return;
    this.sweeping = this.sweep();
    void this.sweeping.then(() => {
      if (this.stopped) return;
      this.timer = setTimeout(() => this.start(), EVERY_MS);
      this.timer.unref();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    const { host } = this;
    try {
      if (this.host.pauses.isBack && !this.hasWoken) await this.wakeAll();
      for await (const id of this.due()) {
        if (this.stopped || host.draining) return;
        if (!host.live.has(id) && !this.given.has(id)) await this.open(id);
      }
      if (!this.stopped) await forgetOutdated(host);
    } catch (error) {
      host.log.warn({ error }, 'due matches could not be listed; they are listed again soon');
    }
  }

  /** After a pause of the server: gives every match its new deadline, and tells people anew whose turn it is. */
  private async wakeAll(): Promise<void> {
    const { journal, people, live } = this.host;
    for await (const id of paged((after) => journal.overdue(Number.MAX_SAFE_INTEGER, after))) {
      if (this.stopped || this.host.draining) return;
      if (live.has(id) || this.given.has(id)) continue;
      const awaited = (await journal.match(id))?.standing.awaited ?? [];
      for (const seat of awaited) await people.notices.over(id, seat);
      await this.open(id);
    }
    this.hasWoken = true;
  }

  /** Ids of the matches that are due, page by page: those that fail to open stay in the list, so there may be any number. */
  private async *due(): AsyncGenerator<string> {
    const { journal, now } = this.host;
    const time = now();
    yield* paged((after) => journal.overdue(time, after));
    yield* paged((after) => journal.abandoned(after));
  }

  private async open(id: string): Promise<void> {
    try {
      await openUnattended(this.host.neighbours, id);
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      if (code === 'MATCH_UNPLAYABLE' || code === 'MATCH_UNKNOWN') this.given.add(id);
      this.host.log.warn({ error, match: id }, 'a match that is due could not be opened');
    }
  }
}

async function* paged(page: (after: string) => Promise<string[]>): AsyncGenerator<string> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const ids: string[] = await page(after);
    yield* ids;
    after = ids.at(-1);
  }
}
