/** A match as it stood some time ago: its record played again, an entry at a time. */
import type { Tagged } from '@dwo/kernel';
import type { MatchState } from '@dwo/shared';
import type { EntryRecord } from '../../journal/journal';
import { inSlices } from '../../slices';
import { type Beginning, Course } from '../course';
import { Display } from '../traffic/display';

/** Follows one match. It knows of no entry that it was not given. */
export class Follower extends Course {
  private readonly display: Display;
  private readonly secret: Uint8Array;

  /** Follows `lateMs` behind the players, and shows the match in a root of its own. */
  constructor(
    root: MatchState,
    beginning: Beginning,
    private readonly lateMs: number,
    now: () => number,
  ) {
    super(beginning, now);
    this.secret = beginning.record.secret;
    this.display = new Display(root, beginning.game, this.referee);
  }

  /** Lays the table out, and takes in the entries that may be seen already. Clocks of a match that has only just begun are shown later. */
  async begin(begunAt: number, entries: readonly EntryRecord[]): Promise<void> {
    this.books.begin(this.game.rules.timers(this.state), begunAt + this.lateMs);
    await this.replay(entries);
    this.display.everything();
    this.display.seq(this.seq);
    if (entries.length > 0) this.showClocks();
    if (this.over) this.display.over(this.secret);
  }

  /** Takes in the next entry; what happened in it. */
  async take(entry: EntryRecord): Promise<readonly Tagged[]> {
    const events = await this.replay([entry]);
    this.display.all(this.clocks);
    if (this.over) this.display.over(this.secret);
    return events;
  }

  /** The clocks go on now: nobody had the match open until then. */
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
