/** The element that the Tab key has led to: keys are for a button that was reached so, and not for one that a pointer left the focus on. */
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

  /** Follows the page's keys, pointers and focus from now on; returns how to end that. */
  watch(): () => void {
    const tabs = ({ key }: KeyboardEvent) => this.pressed(key);
    const focused = ({ target }: FocusEvent) => this.focused(target);
    const pointed = () => this.pointed();
    window.addEventListener('keydown', tabs, true);
    window.addEventListener('focusin', focused);
    window.addEventListener('pointerdown', pointed, true);
    return () => {
      window.removeEventListener('keydown', tabs, true);
      window.removeEventListener('focusin', focused);
      window.removeEventListener('pointerdown', pointed, true);
    };
  }

  /** Whether Tab has led to this element. */
  has(target: unknown): boolean {
    return target !== null && target === this.#reached;
  }
}
