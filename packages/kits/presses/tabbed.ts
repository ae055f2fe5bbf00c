/** The element that the Tab key has led to: Space presses a button that was reached so, and none that a pointer left the focus on. */
export class Tabbed {
  #tabs = false;
  #reached: unknown = null;

  /** A key was pressed. */
  pressed(key: string): void {
    this.#tabs = key === 'Tab';
  }

  /** The focus has moved; only the move that Tab makes counts, not one back from a drawer. */
  focused(target: unknown): void {
    if (this.#tabs) this.#reached = target;
  }

  /** A pointer was pressed: what it leaves the focus on was not reached by Tab. */
  pointed(): void {
    this.#tabs = false;
    this.#reached = null;
  }

  /** Whether Tab has led to this element. */
  has(target: unknown): boolean {
    return target !== null && target === this.#reached;
  }
}
