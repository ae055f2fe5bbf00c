/** The timers of one owner, which end with it. */
export type Timer = ReturnType<typeof setTimeout>;

/** Timers that are cleared together. */
export class Timers {
  readonly #running = new Set<Timer>();

  later(ms: number, callback: () => void): Timer {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      callback();
    }, ms);
    this.#running.add(timer);
    return timer;
  }

  clear(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
  }
}
