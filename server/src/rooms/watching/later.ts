/**
 * Does things when their time has come, one after the other. A clock that is put back makes nothing wait longer than it was
 * to wait, but for the time since it was looked at last; nothing is ever done too early because of it.
 */

interface Job {
  due: number;
  /** Whether it must not be done before those of its kind that were asked for earlier. */
  readonly ordered: boolean;
  readonly work: () => void | Promise<void>;
}

/** The things to be done later in one room. */
export class Later {
  /** In the order of their times. */
  private readonly jobs: Job[] = [];
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private stopped = false;
  private seenAt: number;

  /** `failed` hears of whatever a job throws; the others are done all the same. */
  constructor(
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.seenAt = now();
  }

  /** Does something at a time, after everything that was to be done by then. */
  at(due: number, work: Job['work']): void {
    this.look();
    this.insert({ due, ordered: false, work });
  }

  /** The same for one of a row of things: it waits until all that were asked for before it in this way are done. */
  nextAt(due: number, work: Job['work']): void {
    this.look();
    const before = this.jobs.findLast(({ ordered }) => ordered);
    this.insert({ due: Math.max(due, before?.due ?? due), ordered: true, work });
  }

  /** Does everything that waits now. */
  hurry(): void {
    const now = this.look();
    for (const job of this.jobs) job.due = Math.min(job.due, now);
    this.wind();
  }

  /** Looks at the clock again, which may have been put forward. */
  wake(): void {
    this.look();
    this.wind();
  }

  /** Nothing is done any more. */
  stop(): void {
    this.stopped = true;
    this.jobs.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Resolves when nothing is being done. */
  async idle(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  private insert(job: Job): void {
    if (this.stopped) return;
    let place = this.jobs.length;
    while (place > 0 && (this.jobs[place - 1] as Job).due > job.due) place--;
    this.jobs.splice(place, 0, job);
    this.wind();
  }

  /** The time; if the clock was put back, all times are. */
  private look(): number {
    const now = this.now();
    const back = this.seenAt - now;
    if (back > 0) for (const job of this.jobs) job.due -= back;
    this.seenAt = now;
    return now;
  }

  private wind(): void {
    if (this.stopped || this.working !== null) return;
    if (this.timer !== null) clearTimeout(this.timer);
    const [first] = this.jobs;
    if (first === undefined) return;
    this.timer = setTimeout(() => this.ring(), Math.max(0, first.due - this.now())).unref();
  }

  private ring(): void {
    this.timer = null;
    this.working = this.work().finally(() => {
      this.working = null;
      this.wind();
    });
  }

  private async work(): Promise<void> {
    while (!this.stopped && (this.jobs[0]?.due ?? Number.POSITIVE_INFINITY) <= this.look()) {
      try {
        await this.jobs.shift()?.work();
      } catch (error) {
        this.failed(error);
      }
    }
  }
}
