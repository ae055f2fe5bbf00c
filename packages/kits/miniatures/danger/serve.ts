/** The worker's side of danger: answers in slices, so that a newer question never waits for an old answer. */
import { type Frozen, frozen } from '@dwo/kernel';
import type { DangerBoard, OpenBoard } from './contract';
import { ANSWERING, type Answers, LANES, type Lane, type Questions } from './questions';

/** A message to the worker: a new state, or a question about it. A null question takes back the one in that lane. */
export type Asked<S> =
  | { readonly type: 'state'; readonly state: Frozen<S> }
  | {
      readonly [L in Lane]: {
        readonly type: 'ask';
        readonly lane: L;
        readonly number: number;
        readonly question: Questions[L] | null;
      };
    }[Lane];

/** A message from the worker. The answer is null if the game failed to find one. */
export interface Answered {
  readonly lane: Lane;
  readonly number: number;
  readonly answer: Answers[Lane] | null;
}

/** The longest time without a look at new questions. */
const SLICE_MS = 6;

interface Work {
  readonly number: number;
  readonly steps: Generator<void, Answers[Lane]>;
}

/** Answers the questions of a page; also without a worker, in tests. */
export class DangerServer<S extends object> {
  #board: DangerBoard | null = null;
  #works = new Map<Lane, Work>();

  constructor(
    private readonly open: OpenBoard<S>,
    private readonly say: (answered: Answered) => void,
  ) {}

  /** Takes a message; true if there is work to do now. */
  hear(asked: Asked<S>): boolean {
    if (asked.type === 'state') {
      this.#works.clear();
      // A state that can't be opened must not be answered from the board of the one before.
      this.#board = tried(() => this.open(frozen(asked.state as S)));
      return false;
    }
    const { lane, number, question } = asked;
    this.#works.delete(lane);
    if (question !== null) {
      const board = this.#board;
      const answering = ANSWERING[lane] as (board: DangerBoard, question: unknown) => Work['steps'];
      const steps = board === null ? null : tried(() => answering(board, question));
      if (steps === null) this.say({ lane, number, answer: null });
      else this.#works.set(lane, { number, steps });
    }
    return this.#works.size > 0;
  }

  /** Works for a slice of time; true if work is left. Work that throws is answered with null. */
  work(until: () => boolean): boolean {
    for (const lane of LANES) {
      const work = this.#works.get(lane);
      if (work === undefined) continue;
      for (;;) {
        const step = tried(() => work.steps.next());
        if (step === null || step.done) {
          this.#works.delete(lane);
          this.say({ lane, number: work.number, answer: step === null ? null : (step.value as Answers[Lane]) });
          break;
        }
        if (until()) return true;
      }
    }
    return this.#works.size > 0;
  }
}

/** The result of a call to the game; null if it throws, which the console tells. */
function tried<T>(call: () => T): T | null {
  try {
    return call();
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Answers every question that comes to this worker. */
export function serveDanger<S extends object>(open: OpenBoard<S>): void {
  const server = new DangerServer(open, (answered) => self.postMessage(answered));
  // A message to itself comes behind the questions that wait already.
  const { port1, port2 } = new MessageChannel();
  let busy = false;
  const go = () => {
    const began = performance.now();
    busy = false;
    try {
      busy = server.work(() => performance.now() - began > SLICE_MS);
    } finally {
      if (busy) port2.postMessage(null);
    }
  };
  port1.onmessage = go;
  self.addEventListener('message', ({ data }: MessageEvent<Asked<S>>) => {
    const works = server.hear(data);
    if (works && !busy) {
      busy = true;
      port2.postMessage(null);
    }
  });
}
