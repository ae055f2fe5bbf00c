/** Asks the odds worker, one question at a time; a newer question replaces one that still waits. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { Forecast, Question } from './request';
import type { Answered, Asked } from './worker';

interface Waiting {
  readonly state: Frozen<State>;
  readonly question: Question;
  readonly resolve: (forecast: Forecast | null) => void;
}

class Forecaster {
  #worker: Worker | null = null;
  #number = 0;
  #asked: Waiting | null = null;
  #next: Waiting | null = null;

  /** The odds for a question; null if there are none to show, or if another question was asked meanwhile. */
  ask(state: Frozen<State>, question: Question): Promise<Forecast | null> {
    return new Promise((resolve) => {
      this.#next?.resolve(null);
      this.#next = { state, question, resolve };
      if (this.#asked === null) this.#send();
    });
  }

  #send(): void {
    this.#asked = this.#next;
    this.#next = null;
    if (this.#asked === null) return;
    const { state, question } = this.#asked;
    this.#number++;
    try {
      this.#open().postMessage({ number: this.#number, state: state as State, question } satisfies Asked);
    } catch {
      // Without workers the odds aren't shown: computing them here would halt the table.
      this.#settle(null);
    }
  }

  #open(): Worker {
    if (this.#worker === null) {
      this.#worker = startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
        if (data.number === this.#number) this.#settle(data.forecast);
      });
      this.#worker.addEventListener('error', () => this.#settle(null));
    }
    return this.#worker;
  }

  #settle(forecast: Forecast | null): void {
    this.#asked?.resolve(forecast);
    this.#asked = null;
    this.#send();
  }
}

/** The only one of the page. */
export const forecaster = new Forecaster();
