/** The takes of a play that anything may end, and the time in one of them. */

/** Plays one thing at a time: whatever begins, or is cut, ends the waiting of what was there before. */
export class Takes {
  #number = 0;
  #wake = () => {};

  /** Begins a take; the function says whether it is still the present one. */
  begin(): () => boolean {
    this.cut();
    const number = this.#number;
    return () => number === this.#number;
  }

  /** Ends the present take. */
  cut(): void {
    this.#number++;
    this.wake();
  }

  /** Ends the present wait alone. */
  wake(): void {
    this.#wake();
  }

  /** Resolves with `done`, or as soon as the take is cut or woken. */
  until(done: Promise<void>): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    return Promise.race([done, woken]);
  }

  /** The time in a take at a pace; `waits` is called before each wait that takes some. */
  time({ on, pace, speed, skipped, wait, waits }: Measure): PlayTime {
    return {
      ...{ on, pace, skipped },
      wait: async (ms, leastMs = 0) => {
        const now = pace();
        if (now === 0) return;
        waits();
        await this.until(wait(Math.max(ms / now, leastMs / speed())));
      },
      until: (done) => this.until(done),
    };
  }
}

/** The measure of the time in a take. */
interface Measure extends Pick<PlayTime, 'on' | 'pace' | 'skipped' | 'wait'> {
  waits(): void;
  /** The speed that the player chose, without hurry. */
  speed(): number;
}

/** The time in which something plays. */
export interface PlayTime {
  /** Whether it is still to be played: after any wait it may have been overtaken. */
  on(): boolean;
  /** The speed as a factor: 1 as designed, 0 without pictures or waits. */
  pace(): number;
  /** Whether the player skips it. */
  skipped(): boolean;
  /** Resolves after so many ms at the present speed, but not before `leastMs` at the chosen one, or as soon as it is cut. */
  wait(ms: number, leastMs?: number): Promise<void>;
  /** Resolves with `done`, or as soon as it is cut. */
  until(done: Promise<void>): Promise<void>;
}
