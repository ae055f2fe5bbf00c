/** The page's side of a review: workers, and the store of what they have found so far. */
import type { Idea, Judgement, Tagged } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { AskedReview, FromReviewer } from './contract';

/** How far a review has come. */
export interface ReviewState {
  readonly stage: 'none' | 'thinking' | 'done' | 'failed';
  /** The number of decisions; 0 as long as it is unknown. */
  readonly decisions: number;
  /** By seat. */
  readonly result: readonly number[];
  /** Whether the decision that this match tried did better; null in all other matches. */
  readonly idea: Idea<Tagged> | null;
  /** In the order of the match. */
  readonly judged: readonly Judgement<Tagged>[];
}

/** The state before a review was asked for. */
export const NO_REVIEW: ReviewState = { stage: 'none', decisions: 0, result: [], idea: null, judged: [] };

/** The review of the record on the page. */
export const reviewStore = createStore<ReviewState>(() => NO_REVIEW);

/** The most workers; one core stays free for the page. */
const MOST_WORKERS = 2;

/** The workers of one review. */
export class Reviewer {
  readonly #workers: Worker[] = [];

  /** Begins a review of a finished record. */
  constructor(record: unknown, start: () => Worker) {
    reviewStore.setState({ ...NO_REVIEW, stage: 'thinking' });
    const workers = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));
    try {
      for (let worker = 0; worker < workers; worker += 1) this.#begin(start(), { record, worker, workers });
    } catch (error) {
      console.warn(error);
      this.#fail();
    }
  }

  /** Stops thinking and forgets what was found. */
  close(): void {
    for (const worker of this.#workers) worker.terminate();
    reviewStore.setState(NO_REVIEW);
  }

  #begin(worker: Worker, asked: AskedReview): void {
    this.#workers.push(worker);
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      this.#fail();
    };
    worker.postMessage(asked);
  }

  #hear(message: FromReviewer): void {
    const now = reviewStore.getState();
    if (now.stage === 'failed') return;
    if (message.type === 'failed') this.#fail();
    else if (message.type === 'opened') {
      const { decisions, result } = message;
      reviewStore.setState({ decisions, result, ...(decisions === 0 ? { stage: 'done' as const } : {}) });
    } else if (message.type === 'compared') reviewStore.setState({ idea: message.idea });
    else {
      const judged = [...now.judged, message.judgement].sort((a, b) => a.n - b.n);
      const isDone = judged.length === now.decisions;
      if (isDone) for (const worker of this.#workers) worker.terminate();
      reviewStore.setState({ judged, stage: isDone ? 'done' : 'thinking' });
    }
  }

  #fail(): void {
    for (const worker of this.#workers) worker.terminate();
    reviewStore.setState({ stage: 'failed' });
  }
}
