/** Does one thing at a time for each key, in the order they were asked for. */
export class OneAtATime {
  private readonly latest = new Map<string, Promise<unknown>>();

  /** Does it when everything before it of the same key is done, whatever came of that. */
  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const done = (this.latest.get(key) ?? Promise.resolve()).then(job);
    const settled = done.catch(() => {});
    this.latest.set(key, settled);
    void settled.then(() => this.latest.get(key) === settled && this.latest.delete(key));
    return done;
  }
}
