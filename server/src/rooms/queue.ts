/** Does one thing after the other, in the order they were asked for. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly done = () => {
    this.waiting--;
    this.after();
  };

  /** `after` is called when a job is done, whether it failed or not. */
  constructor(private readonly after: () => void = () => {}) {}

  /** Runs `job` when everything before it is done, never at once. Its failure is the caller's, not the queue's. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.waiting++;
    const result = this.tail.then(job);
    this.tail = result.then(this.done, this.done);
    return result;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.waiting > 0) await this.tail;
  }
}
