/** Replays the record of a match for its spectators: each entry when it is old enough, in the order of the record. */
import type { Tagged } from '@dwo/kernel';
import type { MatchState } from '@dwo/shared';
import type { Logger } from 'pino';
import type { EntryRecord, Journal } from '../../journal/journal';
import type { Beginning, CourseHost } from '../course';
import { Follower } from './follower';
import type { Later } from './later';

/** How long to wait before rebuilding the table after a failure. */
const AGAIN_MS = 5_000;

/** The parts of a gallery that a rerun uses. */
export interface RerunRoom {
  readonly host: CourseHost & {
    readonly journal: Pick<Journal, 'entries'>;
    readonly now: () => number;
    readonly log: Logger;
  };
  /** The synced state that spectators see. */
  readonly root: MatchState;
  readonly later: Later;
  /** Called when an entry was taken in, with its events. */
  told(entry: EntryRecord, events: readonly Tagged[]): void;
  /** Called when the table has changed without an event. */
  shown(): void;
  /** Called when the table can't be shown for now. */
  stuck(): void;
}

/** The record when this process opened the match, and the time from which the players' clocks ran then. */
export interface Opening {
  readonly entries: readonly EntryRecord[];
  readonly at: number;
}

/** The rerun of one match. */
export class Rerun {
  course: Follower;
  private readonly delayMs: number;
  private opening: Opening = { entries: [], at: 0 };
  /** Whether the rerun has reached the entries made since the match was opened. */
  private awake = false;
  /** The `n` of the latest entry that spectators may see. */
  private latest = 0;
  /** Whether the table is out of order after a failure. */
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

  /** Builds the table from the entries that are old enough, and schedules the others. */
  async open(opening: Opening): Promise<void> {
    const { later, host } = this.room;
    const { entries, at } = opening;
    const now = host.now();
    this.opening = opening;
    // If the clock was put back, entries may carry a later time than entries after them.
    const young = entries.findIndex((entry) => this.dueAt(entry, now) > now);
    this.latest = young < 0 ? entries.length : young;
    const old = entries.slice(0, this.latest);
    await this.build(() => old);
    for (const entry of entries.slice(this.latest)) this.recorded(entry);
    const begins = this.begunAt + this.delayMs;
    if (begins > now) later.at(begins, () => this.beginClocks());
    later.at(at + this.delayMs, () => this.wake());
  }

  /** Called when an entry has been recorded. */
  recorded(entry: EntryRecord): void {
    const { later, host } = this.room;
    later.nextAt(this.dueAt(entry, host.now()), () => this.take(entry));
  }

  private dueAt({ at }: EntryRecord, now: number): number {
    return Math.min(at, now) + this.delayMs;
  }

  private follower(): Follower {
    const { root, host } = this.room;
    return new Follower(root, this.beginning, this.delayMs, host);
  }

  private beginClocks(): void {
    if (this.course.seq > 0 || this.awake) return;
    this.course.showClocks();
    this.room.shown();
  }

  /** Lets the clocks go on from when the match was opened; nobody had it open before that. */
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

  /** All entries that spectators may see. */
  private async past(): Promise<readonly EntryRecord[]> {
    const entries = await this.room.host.journal.entries(this.beginning.record.key);
    return entries.filter(({ n }) => n <= this.latest);
  }

  /** Rebuilds the table from the first entry. Until that has succeeded, the old table stays. */
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
