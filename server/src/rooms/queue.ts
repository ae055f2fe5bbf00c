/** Runs jobs one after the other, in order. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly done = () => {
    this.waiting--;
    this.after();
  };

  /** `after` is called after each job, also after one that failed. */
  constructor(private readonly after: () => void = () => {}) {}

  /**
   * Runs `job` after all earlier jobs, never synchronously. A failure rejects the returned promise and does not stop the
   * queue.
   */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.waiting++;
    const result = this.tail.then(job);
    this.tail = result.then(this.done, this.done);
    return result;
  }

  /** Resolves when no job is left. */
  async idle(): Promise<void> {
    while (this.waiting > 0) await this.tail;
  }
}
