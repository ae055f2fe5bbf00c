/** The record of a match, played again before its spectators: each entry when it is old enough, in the order of the record. */
import type { Tagged } from '@dwo/kernel';
import type { MatchState } from '@dwo/shared';
import type { Logger } from 'pino';
import type { EntryRecord, Journal } from '../../journal/journal';
import type { Beginning } from '../course';
import { Follower } from './follower';
import type { Later } from './later';

/** After a failure the table is built anew after so long, if nothing else happens. */
const AGAIN_MS = 5_000;

/** The part of a gallery that a rerun needs. */
export interface RerunRoom {
  readonly host: {
    readonly journal: Pick<Journal, 'entries'>;
    readonly now: () => number;
    readonly log: Logger;
  };
  /** The table that spectators see. */
  readonly root: MatchState;
  readonly later: Later;
  /** An entry was taken in: tells of it. */
  told(entry: EntryRecord, events: readonly Tagged[]): void;
  /** The table shows something else, of which there is nothing to tell. */
  shown(): void;
  /** The table can't be shown as it should be for now. */
  stuck(): void;
}

/** The record of a match when this process opened it, and the time from which its players' clocks ran then. */
export interface Opening {
  readonly entries: readonly EntryRecord[];
  readonly at: number;
}

/** One match, played again. */
export class Rerun {
  course: Follower;
  private readonly delayMs: number;
  private opening: Opening = { entries: [], at: 0 };
  /** Whether spectators have come to where the match was opened. */
  private awake = false;
  /** The latest entry that spectators may know of. */
  private latest = 0;
  /** Whether the table stands still for now. */
  broken = false;
  private waiting = false;

  constructor(
    private readonly room: RerunRoom,
    private readonly beginning: Beginning,
    private readonly begunAt: number,
  ) {
    this.delayMs = beginning.record.delay * 1000;
    this.course = this.follower();
  }

  /** Shows what is old enough of a record that is so long already. */
  async open(opening: Opening): Promise<void> {
    const { later, host } = this.room;
    const { entries, at } = opening;
    const now = host.now();
    this.opening = opening;
    // A clock that was put back may have dated some entries after those that follow them.
    const young = entries.findIndex((entry) => this.dueAt(entry, now) > now);
    this.latest = young < 0 ? entries.length : young;
    const old = entries.slice(0, this.latest);
    await this.build(() => old);
    for (const entry of entries.slice(this.latest)) this.recorded(entry);
    const begins = this.begunAt + this.delayMs;
    if (begins > now) later.at(begins, () => this.beginClocks());
    later.at(at + this.delayMs, () => this.wake());
  }

  /** An entry is in the record. */
  recorded(entry: EntryRecord): void {
    const { later, host } = this.room;
    later.nextAt(this.dueAt(entry, host.now()), () => this.take(entry));
  }

  private dueAt({ at }: EntryRecord, now: number): number {
    return Math.min(at, now) + this.delayMs;
  }

  private follower(): Follower {
    const { root, host } = this.room;
    return new Follower(root, this.beginning, this.delayMs, host.now);
  }

  private beginClocks(): void {
    if (this.course.seq > 0 || this.awake) return;
    this.course.showClocks();
    this.room.shown();
  }

  /** From here on the clocks go on: nobody had the match open between its latest entry and then. */
  private wake(): void {
    this.awake = true;
    this.wakeClocks();
    this.room.shown();
  }

  private wakeClocks(): void {
    const { entries, at } = this.opening;
    if (this.awake && this.course.seq === entries.length) this.course.wake(at + this.delayMs);
  }

  private async take(entry: EntryRecord): Promise<void> {
    this.latest = entry.n;
    if (!this.broken) {
      try {
        this.room.told(entry, await this.course.take(entry));
        return;
      } catch (error) {
        this.failed(error, 'an entry could not be shown to spectators');
      }
    }
    await this.build();
  }

  /** All that spectators may know of the record. */
  private async past(): Promise<readonly EntryRecord[]> {
    const entries = await this.room.host.journal.entries(this.beginning.record.key);
    return entries.filter(({ n }) => n <= this.latest);
  }

  /** Builds the table from the ground up. Until that has succeeded, it stands as it was. */
  private async build(past: () => readonly EntryRecord[] | Promise<readonly EntryRecord[]> = () => this.past()) {
    try {
      const course = this.follower();
      await course.begin(this.begunAt, await past(), this.room.host.now());
      this.course = course;
      this.wakeClocks();
      this.broken = false;
      this.room.shown();
    } catch (error) {
      this.failed(error, 'spectators can not be shown what happens for now');
      if (!this.broken) this.room.stuck();
      this.broken = true;
      this.tryLater();
    }
  }

  private tryLater(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.room.later.at(this.room.host.now() + AGAIN_MS, async () => {
      this.waiting = false;
      if (this.broken) await this.build();
    });
  }

  private failed(error: unknown, what: string): void {
    this.room.host.log.error({ error, match: this.beginning.record.id, n: this.latest }, what);
  }
}
