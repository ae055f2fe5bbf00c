/** Thinks for a hint beside the page, as the strong computer does. */
import type { Seat } from '@dwo/kernel';
import { type Advice, advise } from '../../bot';
import type { Now } from '../../rules';

/** A question to the advisor; its answer is an `Advice`. */
export interface Question {
  readonly view: Now;
  readonly seat: Seat;
}

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  const advice: Advice = advise(view, seat, { roll: (sides) => 1 + Math.floor(Math.random() * sides) });
  self.postMessage(advice);
};
