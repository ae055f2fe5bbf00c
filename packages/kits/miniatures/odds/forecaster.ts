/** Asks the odds worker, one question at a time; a newer question replaces one that still waits. */
import type { Frozen } from '@dwo/kernel';
import { startWorker } from '../../shell/start-worker';
import type { Answered, Asked } from './serve';

interface Waiting<S, Q, A> {
  readonly state: Frozen<S>;
  readonly question: Q;
  readonly resolve: (forecast: A | null) => void;
}

/** Computes odds in a worker that calls `serveOdds`, so that the table stays smooth. A page has one for each game. */
export class Forecaster<S, Q, A> {
  #worker: Worker | null = null;
  #number = 0;
  #asked: Waiting<S, Q, A> | null = null;
  #next: Waiting<S, Q, A> | null = null;

  /** `open` makes the worker. */
  constructor(private readonly open: () => Worker) {}

  /** The odds for a question; null if there are none to show, or if another question was asked meanwhile. */
  ask(state: Frozen<S>, question: Q): Promise<A | null> {
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
      this.#open().postMessage({ number: this.#number, state, question } satisfies Asked<S, Q>);
    } catch {
      // Without workers the odds aren't shown: computing them here would halt the table.
      this.#settle(null);
    }
  }

  #open(): Worker {
    if (this.#worker === null) {
      this.#worker = startWorker(this.open);
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Answered<A>>) => {
        if (data.number === this.#number) this.#settle(data.forecast);
      });
      this.#worker.addEventListener('error', () => this.#settle(null));
    }
    return this.#worker;
  }

  #settle(forecast: A | null): void {
    this.#asked?.resolve(forecast);
    this.#asked = null;
    this.#send();
  }
}
