/** Watchers who come and go: everybody is told how many there are, but not once for each of them. */

/** Shows a change at once if there was none within `everyMs`, and those that follow together; at 0 each by itself. */
export class Gathering {
  private timer: NodeJS.Timeout | null = null;
  private due = false;

  constructor(
    private readonly show: () => void,
    private readonly everyMs: () => number,
  ) {}

  /** Somebody has come or gone. */
  changed(): void {
    this.due = true;
    if (this.timer === null) this.tell();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.due = false;
  }

  private tell(): void {
    this.timer = null;
    if (!this.due) return;
    this.due = false;
    const everyMs = this.everyMs();
    if (everyMs > 0) this.timer = setTimeout(() => this.tell(), everyMs).unref();
    this.show();
  }
}
