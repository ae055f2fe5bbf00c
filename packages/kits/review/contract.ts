/** The part of a game that has its matches reviewed. */
import type { Idea, Judgement, Seat, Tagged } from '@dwo/kernel';
import type { Cast } from '../replay/contract';
import type { Mistakes } from './kept';

/** The reviews of a game. */
export interface Reviewing {
  /** Starts a worker that calls `serveReview`. */
  worker(): Worker;
  /**
   * A marked decision as a sentence: the choice, the better one and why; `before` is the picture of the moment before it. Null
   * tells the line of the log. Left out by games without causes.
   */
  told?(judgement: Judgement<Tagged>, cast: Cast, before: unknown): string | null;
  /** The kinds of mistakes behind its causes; left out by games without causes. */
  readonly mistakes?: Mistakes;
}

/** A record to review: every worker judges its share of the decisions. */
export interface AskedReview {
  readonly record: unknown;
  /** The number of this worker, from 0, and of how many. */
  readonly worker: number;
  readonly workers: number;
}

/** A message from a worker. */
export type FromReviewer =
  /** It has played the record; `result` is by seat. */
  | { readonly type: 'opened'; readonly decisions: number; readonly result: readonly number[] }
  | { readonly type: 'judged'; readonly judgement: Judgement<Tagged> }
  /** In a match that tried another decision: whether it did better. */
  | { readonly type: 'compared'; readonly idea: Idea<Tagged> }
  | { readonly type: 'failed' };

/** The most moments that a player is shown. */
export const MOST_MOMENTS = 3;

/**
 * The decisions of a seat that lost most, in the order of the match. Where the same better choice was open several times in a row, only
 * the last time counts: until then it could still be taken. Once another seat has decided, it is another occasion.
 */
export function momentsOf(judged: readonly Judgement<Tagged>[], seat: Seat): readonly Judgement<Tagged>[] {
  const inOrder = [...judged].sort((a, b) => a.n - b.n);
  const last = new Map<string, Judgement<Tagged>>();
  let others = 0;
  for (const each of inOrder) {
    if (each.seat !== seat) others += 1;
    else if (each.mark !== null) last.set(`${others} ${JSON.stringify(each.better)}`, each);
  }
  return [...last.values()]
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.n - b.n);
}

/** The decisions 0 to `count` - 1, so ordered that the first ones lie far apart and each further one halves a gap. */
export function spreadOrder(count: number): readonly number[] {
  const bits = Math.ceil(Math.log2(Math.max(2, count)));
  const order: number[] = [];
  for (let at = 0; at < 2 ** bits; at += 1) {
    let mirrored = 0;
    for (let bit = 0; bit < bits; bit += 1) mirrored = mirrored * 2 + (Math.floor(at / 2 ** bit) % 2);
    if (mirrored < count) order.push(mirrored);
  }
  return order;
}
