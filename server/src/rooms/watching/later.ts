/**
 * Runs jobs at their times, one after the other. If the system clock is put back, a job is late by no more than the time
 * since the last look at the clock, and none runs early.
 */

interface Job {
  due: number;
  /** Whether it must wait for all earlier ordered jobs. */
  readonly ordered: boolean;
  readonly work: () => void | Promise<void>;
}

/** The jobs of one room. */
export class Later {
  /** Sorted by time. */
  private readonly jobs: Job[] = [];
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private stopped = false;
  private seenAt: number;

  /** `failed` receives what a job throws; the other jobs still run. */
  constructor(
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.seenAt = now();
  }

  /** Runs `work` at `due` (epoch milliseconds), after all jobs with an earlier or equal time. */
  at(due: number, work: Job['work']): void {
    this.look();
    this.insert({ due, ordered: false, work });
  }

  /** The same, but the job also waits for all jobs that were added before by this method. */
  nextAt(due: number, work: Job['work']): void {
    this.look();
    const before = this.jobs.findLast(({ ordered }) => ordered);
    this.insert({ due: Math.max(due, before?.due ?? due), ordered: true, work });
  }

  /** Runs all waiting jobs now. */
  hurry(): void {
    const now = this.look();
    for (const job of this.jobs) job.due = Math.min(job.due, now);
    this.wind();
  }

  /** Reads the clock again, in case it was put forward. */
  wake(): void {
    this.look();
    this.wind();
  }

  /** Drops all jobs. */
  stop(): void {
    this.stopped = true;
    this.jobs.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Resolves when no job is running. */
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

  /** Reads the clock. If it was put back, moves all times back too. */
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
