/** The page's side of a review: workers, and the store of what they have found so far. */
import type { Due, Idea, Judgement, Seat, Tagged } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import { type FromReviewer, orderOf, type ReviewJob } from './contract';

/** How far a review has come. */
export interface ReviewState {
  readonly stage: 'none' | 'thinking' | 'done' | 'failed';
  /** The decisions of the match in order; empty as long as they are unknown. */
  readonly agenda: readonly Due[];
  /** The entry of a decision that is being judged; null if none is. */
  readonly looking: number | null;
  /** By seat. */
  readonly result: readonly number[];
  /** Whether the decision that this match tried did better; null in all other matches. */
  readonly idea: Idea<Tagged> | null;
  /** In the order of the match. */
  readonly judged: readonly Judgement<Tagged>[];
}

/** The state before a review was asked for. */
export const NO_REVIEW: ReviewState = {
  ...{ stage: 'none', looking: null, idea: null },
  ...{ agenda: [], result: [], judged: [] },
};

/** The review of the record on the page. */
export const reviewStore = createStore<ReviewState>(() => NO_REVIEW);

/** The most workers. */
const MOST_WORKERS = 4;
/** The decisions that a worker is given beyond the one that it judges, so that it need not wait for a busy page. */
const AHEAD = 1;

/** One core stays free for the page; of two it needs little enough while the computer thinks. */
function workersFor(cores: number): number {
  return cores <= 2 ? Math.max(1, cores) : Math.min(MOST_WORKERS, cores - 1);
}

/** The first seat with the worst result. */
export function loserOf(result: readonly number[]): Seat {
  return Math.max(0, result.indexOf(Math.min(...result)));
}

/** The workers of one review. */
export class Reviewer {
  readonly #workers: Worker[] = [];
  /** The places in the agenda that were given to a worker and are not judged yet, in that order. */
  readonly #given = new Set<number>();
  readonly #judged = new Set<number>();
  #seat: Seat | null;

  /** Begins a review of a finished record. The decisions of `seat` come first; null means those of the loser. */
  constructor(record: unknown, start: () => Worker, seat: Seat | null = null) {
    this.#seat = seat;
    reviewStore.setState({ ...NO_REVIEW, stage: 'thinking' });
    const workers = workersFor(navigator.hardwareConcurrency ?? 2);
    try {
      for (let worker = 0; worker < workers; worker += 1) this.#begin(start(), record);
    } catch (error) {
      console.warn(error);
      this.#fail();
    }
  }

  /** Judges the decisions of this seat before those of others from now on. */
  prefer(seat: Seat | null): void {
    this.#seat = seat;
  }

  /** Stops thinking and forgets what was found. */
  close(): void {
    this.#stop();
    reviewStore.setState(NO_REVIEW);
  }

  #begin(worker: Worker, record: unknown): void {
    const isFirst = this.#workers.length === 0;
    this.#workers.push(worker);
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      this.#fail();
    };
    ask(worker, { type: 'open', record });
    if (isFirst) ask(worker, { type: 'compare' });
  }

  #hear(worker: Worker, message: FromReviewer): void {
    const { stage } = reviewStore.getState();
    if (stage !== 'thinking') return;
    switch (message.type) {
      case 'failed':
        this.#fail();
        break;
      case 'opened': {
        const { agenda, result } = message;
        reviewStore.setState({ agenda, result, stage: agenda.length === 0 ? 'done' : stage });
        for (let given = 0; given <= AHEAD; given += 1) this.#give(worker);
        break;
      }
      case 'compared':
        reviewStore.setState({ idea: message.idea });
        break;
      case 'judged':
        this.#note(message.judgement);
        this.#give(worker);
        break;
    }
  }

  /** Gives a worker the next decision that nobody judges, if one is left. */
  #give(worker: Worker): void {
    const { agenda, result } = reviewStore.getState();
    const order = orderOf(agenda, this.#seat ?? loserOf(result));
    const next = order.find((at) => !this.#given.has(at) && !this.#judged.has(at));
    if (next !== undefined) {
      this.#given.add(next);
      ask(worker, { type: 'judge', at: next });
    }
    const [looking] = this.#given;
    reviewStore.setState({ looking: looking === undefined ? null : (agenda[looking]?.n ?? null) });
  }

  #note(judgement: Judgement<Tagged>): void {
    const { agenda, judged: before } = reviewStore.getState();
    const at = agenda.findIndex(({ n }) => n === judgement.n);
    this.#given.delete(at);
    this.#judged.add(at);
    const judged = [...before, judgement].sort((a, b) => a.n - b.n);
    const isDone = judged.length === agenda.length;
    if (isDone) this.#stop();
    reviewStore.setState({ judged, stage: isDone ? 'done' : 'thinking' });
  }

  #stop(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #fail(): void {
    this.#stop();
    reviewStore.setState({ stage: 'failed' });
  }
}

function ask(worker: Worker, job: ReviewJob): void {
  worker.postMessage(job);
}
