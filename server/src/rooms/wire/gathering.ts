/** Watchers who come and go: everybody is told how many there are, but not once for each of them. */

/** So often at most everybody is told. */
const EVERY_MS = 250;

/** Shows a change at once if there was none lately, and those that follow together. */
export class Gathering {
  private timer: NodeJS.Timeout | null = null;
  private due = false;

  constructor(private readonly show: () => void) {}

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
    this.timer = setTimeout(() => this.tell(), EVERY_MS);
    this.timer.unref();
    this.show();
  }
}
