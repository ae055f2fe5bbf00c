/**
 * The times in which no server served. They do not count in correspondence: whoever had a day left when the server went down
 * has a day left when it is back, however long that took.
 */
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Journal } from './journal/journal';

/** How often a server notes that it serves. */
const NOTE_MS = 30_000;
/** A shorter gap is a restart, or the time between two notes. */
const SHORTEST_MS = 3 * NOTE_MS;
const SERVED_AT = 'served at';
const PAUSES = 'pauses';

/** A time without a server, epoch milliseconds. */
const Pause = z.object({ from: z.number(), to: z.number() });
const Kept = z.array(Pause);

/** The questions of correspondence clocks. */
export interface ServedTime {
  /** The calendar's time without all pauses before it, milliseconds. */
  served(at: number): number;
  /** The calendar's time at which, with no further pause, so much has been served. */
  calendar(served: number): number;
}

/** A server that never paused. */
export const ALWAYS_SERVED: ServedTime = { served: (at) => at, calendar: (served) => served };

/** The parts that pauses use. */
export interface PausesHost {
  readonly journal: Pick<Journal, 'setting' | 'saveSetting'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** The pauses of a server, or of several that share a journal. */
export class Pauses implements ServedTime {
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly host: PausesHost,
    private readonly kept: readonly z.infer<typeof Pause>[],
    /** Whether the server has just come back after a pause. */
    readonly isBack: boolean,
  ) {}

  /** Reads the pauses and notes one if no server has served until now. */
  static async open(host: PausesHost): Promise<Pauses> {
    const { journal, log, now } = host;
    const kept = Kept.parse(JSON.parse((await journal.setting(PAUSES)) ?? '[]'));
    const servedAt = await journal.setting(SERVED_AT);
    const [from, to] = [Number(servedAt ?? now()), now()];
    const isBack = to - from >= SHORTEST_MS;
    if (isBack) {
      kept.push({ from, to });
      await journal.saveSetting(PAUSES, JSON.stringify(kept));
      log.warn({ from, to }, 'no server has served for a while: correspondence clocks stood still');
    }
    const pauses = new Pauses(host, kept, isBack);
    await pauses.note();
    return pauses;
  }

  /** Notes from time to time that a server serves. */
  start(): void {
    this.timer = setInterval(() => {
      this.writing = this.note().catch((error: unknown) => {
        this.host.log.warn({ error }, 'that the server serves could not be noted');
      });
    }, NOTE_MS).unref();
  }

  /** Notes it a last time. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.writing;
    await this.note().catch(() => {});
  }

  served(at: number): number {
    let served = at;
    for (const { from, to } of this.kept) served -= Math.max(0, Math.min(at, to) - from);
    return served;
  }

  calendar(served: number): number {
    let at = served;
    for (const { from, to } of this.kept) if (at >= from) at += to - from;
    return at;
  }

  private note(): Promise<void> {
    return this.host.journal.saveSetting(SERVED_AT, String(this.host.now()));
  }
}
