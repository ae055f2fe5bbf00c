/** Groups changes in the number of spectators, so that not every one of them is sent. */

/**
 * Shows a change at once if there was none within `everyMs`, and the following ones together. With 0, each one is shown by
 * itself.
 */
export class Gathering {
  private timer: NodeJS.Timeout | null = null;
  private due = false;

  constructor(
    private readonly show: () => void,
    private readonly everyMs: () => number,
  ) {}

  /** Called when a spectator has come or left. */
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
