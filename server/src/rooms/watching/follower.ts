/** A match as it stood some time ago: replays the record one entry at a time. */
import type { Tagged } from '@dwo/kernel';
import type { MatchState } from '@dwo/shared';
import type { EntryRecord } from '../../journal/journal';
import { inSlices } from '../../slices';
import type { Time } from '../../time';
import { type Beginning, Course, type CourseHost } from '../course';
import { Display } from '../traffic/display';

/** Follows one match; knows only the entries that it was given. */
export class Follower extends Course {
  private readonly display: Display;
  private readonly secret: Uint8Array;

  /** Follows `lateMs` behind the players, and writes to a synced state of its own. */
  constructor(
    root: MatchState,
    beginning: Beginning,
    private readonly lateMs: number,
    host: CourseHost & Time,
  ) {
    super(beginning, host);
    this.secret = beginning.record.secret;
    this.display = new Display(root, beginning.game, this.referee, host.now);
  }

  /** Begins the match and takes in the entries that spectators may see already. */
  async begin(begunAt: number, entries: readonly EntryRecord[], now: number): Promise<void> {
    const lateAt = begunAt + this.lateMs;
    this.books.begin(this.game.rules.timers(this.state), lateAt);
    await this.replay(entries);
    this.display.everything();
    this.display.seq(this.seq);
    // A deadline in the past without an entry means that nobody had the match open.
    const stood = (this.clocks.next() ?? now) < now;
    if ((entries.length > 0 || lateAt <= now) && !stood) this.showClocks();
    if (this.over) this.display.over(this.secret);
  }

  /** Takes in the next entry; returns its events. */
  async take(entry: EntryRecord): Promise<readonly Tagged[]> {
    const events = await this.replay([entry]);
    this.display.all(this.clocks);
    if (this.over) this.display.over(this.secret);
    return events;
  }

  /** Lets the clocks go on, after a time when nobody had the match open. */
  wake(now: number): void {
    this.books.wake(now);
    this.showClocks();
  }

  showClocks(): void {
    this.display.clocks(this.clocks);
  }

  private async replay(entries: readonly EntryRecord[]): Promise<readonly Tagged[]> {
    let latest: readonly Tagged[] = [];
    const visit = (entry: EntryRecord, events: readonly Tagged[]) => {
      this.enter(entry, events, this.lateMs);
      latest = events;
    };
    await inSlices(this.referee.replay(entries, visit));
    return latest;
  }
}
