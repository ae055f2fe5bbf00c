/** The worker that computes hints, with the strong computer player. */
import type { Seat } from '@dwo/kernel';
import { type Advice, advise } from '../../bot';
import type { Now } from '../../rules';

/** A request for a hint; the answer is an `Advice`. */
export interface Question {
  readonly view: Now;
  readonly seat: Seat;
}

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  const advice: Advice = advise(view, seat, { roll: (sides) => 1 + Math.floor(Math.random() * sides) });
  self.postMessage(advice);
};
