/** The part of a game that has its matches reviewed. */
import type { Due, Idea, Judgement, Seat, Tagged } from '@dwo/kernel';
import type { Cast } from '../replay/contract';
import type { Mistakes } from './kept';
import type { Telling } from './telling';

/** The reviews of a game. */
export interface Reviewing {
  /** Starts a worker that calls `serveReview`. */
  worker(): Worker;
  /**
   * A marked decision in words: the choice, the better one and why; `before` is the picture of the moment before it, and `own`
   * says whether the reader made it. Null tells the line of the log. Left out by games without causes.
   */
  told?(judgement: Judgement<Tagged>, cast: Cast, before: unknown, own: boolean): Telling | null;
  /** The note on how luck is measured, in a game without dice; left out where dice roll. */
  readonly luck?: () => string;
  /** The kinds of mistakes behind its causes; left out by games without causes. */
  readonly mistakes?: Mistakes;
}

/** A job for a worker. The page hands them out one by one, so that no worker waits while another has much to do. */
export type ReviewJob =
  /** Plays the record; the first job of every worker. */
  | { readonly type: 'open'; readonly record: unknown }
  /** Whether the decision that this match tried anew did better. */
  | { readonly type: 'compare' }
  /** One decision by its place in the agenda. */
  | { readonly type: 'judge'; readonly at: number };

/** A message from a worker. */
export type FromReviewer =
  /** It has played the record; `result` is by seat. */
  | { readonly type: 'opened'; readonly agenda: readonly Due[]; readonly result: readonly number[] }
  | { readonly type: 'judged'; readonly judgement: Judgement<Tagged> }
  /** Null in a match that tried nothing anew. */
  | { readonly type: 'compared'; readonly idea: Idea<Tagged> | null }
  | { readonly type: 'failed' };

/** The most moments that a player is shown. */
export const MOST_MOMENTS = 3;

/**
 * The marked decisions of a seat. Where the same better choice was open several times in a row, only the last time counts: until then it
 * could still be taken. Once another seat has decided, it is another occasion.
 */
function occasionsOf(
  judged: readonly Judgement<Tagged>[],
  seat: Seat,
  agenda: readonly Pick<Due, 'n' | 'seat'>[],
): readonly Judgement<Tagged>[] {
  const found = new Map(judged.map((each) => [each.n, each]));
  const last = new Map<string, Judgement<Tagged>>();
  let others = 0;
  for (const due of agenda) {
    const each = found.get(due.n);
    if (due.seat !== seat) others += 1;
    else if (each !== undefined && each.mark !== null) last.set(`${others} ${JSON.stringify(each.better)}`, each);
  }
  return [...last.values()];
}

/** The marked decisions of all seats in the order of the match, each occasion once. */
export function marksOf(
  judged: readonly Judgement<Tagged>[],
  agenda: readonly Pick<Due, 'n' | 'seat'>[],
): readonly Judgement<Tagged>[] {
  const seats = [...new Set(agenda.map(({ seat }) => seat))];
  return seats.flatMap((seat) => occasionsOf(judged, seat, agenda)).sort((a, b) => a.n - b.n);
}

/** Decisions of one figure that follow on each other at once are one act, of which one moment is enough: the act they belong to, by entry. */
function actsOf(agenda: readonly Pick<Due, 'n' | 'seat'>[], seat: Seat): (judgement: Judgement<Tagged>) => string {
  const runs = new Map<number, number>();
  let others = 0;
  for (const due of agenda) {
    if (due.seat !== seat) others += 1;
    else runs.set(due.n, others);
  }
  return ({ n, actor }) => (actor === null ? `entry ${n}` : `${runs.get(n)} ${actor}`);
}

/** The decisions of a seat that lost most, in the order of the match, each occasion and each act of a figure once. */
export function momentsOf(
  judged: readonly Judgement<Tagged>[],
  seat: Seat,
  agenda: readonly Pick<Due, 'n' | 'seat'>[],
): readonly Judgement<Tagged>[] {
  const actOf = actsOf(agenda, seat);
  const taken = new Set<string>();
  return [...occasionsOf(judged, seat, agenda)]
    .sort((a, b) => b.loss - a.loss)
    .filter((each) => !taken.has(actOf(each)) && taken.add(actOf(each)))
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

/**
 * The order in which decisions are judged, by their places in the agenda: those of the seat whose review is read, the largest fall of
 * its chance first, since marks are likeliest there, and of equal falls the latest first, since least is left to play out after it; then
 * all others, spread over the match, so that its curve takes shape everywhere.
 */
export function orderOf(agenda: readonly Due[], seat: Seat): readonly number[] {
  const fall = (at: number) => agenda[at]?.swing ?? 0;
  const isOwn = (at: number) => agenda[at]?.seat === seat;
  const own = [...agenda.keys()].filter(isOwn).sort((a, b) => fall(b) - fall(a) || b - a);
  return [...own, ...spreadOrder(agenda.length).filter((at) => !isOwn(at))];
}
