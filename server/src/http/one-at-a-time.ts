/** Runs jobs with the same key one after the other, in order. */
export class OneAtATime {
  private readonly latest = new Map<string, Promise<unknown>>();

  /** Runs `job` after all earlier jobs with this key, also when one of them failed. */
  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const done = (this.latest.get(key) ?? Promise.resolve()).then(job);
    const settled = done.catch(() => {});
    this.latest.set(key, settled);
    void settled.then(() => this.latest.get(key) === settled && this.latest.delete(key));
    return done;
  }
}
