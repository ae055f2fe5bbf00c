/** The decisions of a seat after one of its own, so that they can be played out with it. */
import type { Moment } from './moments';

/** Longer lines say nothing of their first decision. */
const MOST = 12;

/**
 * The decision and those of the same seat that followed it at once. What was chosen in knowledge of a roll is played out on others, so that a
 * line never gains by hindsight.
 */
export function lineFrom<S, I>(moments: readonly Moment<S, I>[], at: number): readonly I[] {
  const seat = moments[at]?.seat;
  const until = moments.findIndex((moment, other) => other > at && moment.seat !== seat);
  const end = until < 0 ? moments.length : until;
  return moments.slice(at, Math.min(end, at + MOST)).map(({ intent }) => intent);
}
