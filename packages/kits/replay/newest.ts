/** Work of which only the newest request counts. */

/** One piece of work at a time: a later request waits for it, and replaces any other that waits. */
export class Newest<T> {
  #working: Promise<void> | null = null;
  #waiting: { readonly wish: T } | null = null;

  constructor(private readonly work: (wish: T) => Promise<void>) {}

  /** Whether a request waits for the one under way, whose result nobody needs any more. */
  get waits(): boolean {
    return this.#waiting !== null;
  }

  /** Asks for work; resolves once nothing is left to do. */
  ask(wish: T): Promise<void> {
    this.#waiting = { wish };
    this.#working ??= this.#all().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  async #all(): Promise<void> {
    while (this.#waiting !== null) {
      const { wish } = this.#waiting;
      this.#waiting = null;
      await this.work(wish);
    }
  }
}
