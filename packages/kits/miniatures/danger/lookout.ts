/** Asks the danger worker. Each lane has one question at a time, and a newer one replaces it at once. */
import type { Frozen } from '@dwo/kernel';
import { startWorker } from '../../shell/start-worker';
import type { Answers, Lane, Questions } from './questions';
import type { Answered, Asked } from './serve';

interface Waiting {
  readonly number: number;
  readonly resolve: (answer: Answers[Lane] | null) => void;
}

/** So many workers may fail before no other is started. */
const MOST_FAILURES = 3;

/** The page's side of the worker. A page has one for each game. */
export class Lookout<S> {
  #worker: Worker | null = null;
  #state: Frozen<S> | null = null;
  #number = 0;
  #failures = 0;
  readonly #waiting = new Map<Lane, Waiting>();

  /** `open` makes the worker. */
  constructor(private readonly open: () => Worker) {}

  /**
   * The answer; null if another question of this lane or another state came meanwhile, if the game found none, or if there is
   * no worker.
   */
  ask<L extends Lane>(state: Frozen<S>, lane: L, question: Questions[L]): Promise<Answers[L] | null> {
    this.#settle(lane, null);
    const worker = this.#opened();
    if (worker === null) return Promise.resolve(null);
    if (state !== this.#state) {
      for (const other of [...this.#waiting.keys()]) this.#settle(other, null);
      this.#state = state;
      worker.postMessage({ type: 'state', state } satisfies Asked<S>);
    }
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(lane, { number, resolve: resolve as Waiting['resolve'] });
      worker.postMessage({ type: 'ask', lane, number, question } as Asked<S>);
    });
  }

  /** Takes back the question of a lane. */
  drop(lane: Lane): void {
    if (!this.#waiting.has(lane)) return;
    this.#settle(lane, null);
    this.#worker?.postMessage({ type: 'ask', lane, number: 0, question: null } as Asked<S>);
  }

  #opened(): Worker | null {
    if (this.#worker !== null || this.#failures >= MOST_FAILURES) return this.#worker;
    let worker: Worker;
    try {
      worker = startWorker(this.open);
    } catch {
      // Without workers no danger is shown: computing it here would halt the table.
      this.#failures = MOST_FAILURES;
      return null;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (this.#waiting.get(data.lane)?.number === data.number) this.#settle(data.lane, data.answer);
    });
    // A worker that failed is replaced at the next question, which sends the state again.
    worker.addEventListener('error', () => {
      if (worker !== this.#worker) return;
      worker.terminate();
      this.#failures += 1;
      this.#worker = null;
      this.#state = null;
      for (const lane of [...this.#waiting.keys()]) this.#settle(lane, null);
    });
    this.#worker = worker;
    return worker;
  }

  #settle(lane: Lane, answer: Answers[Lane] | null): void {
    const waiting = this.#waiting.get(lane);
    this.#waiting.delete(lane);
    waiting?.resolve(answer);
  }
}
