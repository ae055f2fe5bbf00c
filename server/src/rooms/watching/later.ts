/** Does things when their time has come, one after the other. */

interface Job {
  readonly due: number;
  readonly work: () => void | Promise<void>;
}

/** The things to be done later in one room. */
export class Later {
  /** In the order of their times. */
  private readonly jobs: Job[] = [];
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private stopped = false;

  /** `failed` hears of whatever a job throws; nothing more is done then. */
  constructor(
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Does something at a time, after everything that was to be done by then. */
  at(due: number, work: Job['work']): void {
    if (this.stopped) return;
    let place = this.jobs.length;
    while (place > 0 && (this.jobs[place - 1] as Job).due > due) place--;
    this.jobs.splice(place, 0, { due, work });
    this.wind();
  }

  /** Looks at the clock again, which may have been put forward. */
  wake(): void {
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
    try {
      while (!this.stopped && (this.jobs[0]?.due ?? Number.POSITIVE_INFINITY) <= this.now()) {
        await this.jobs.shift()?.work();
      }
    } catch (error) {
      this.stop();
      this.failed(error);
    }
  }
}
