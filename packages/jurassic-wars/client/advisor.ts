/** The worker that computes hints, with the strong computer player. */
import { type Seat, viewDice } from '@dwo/kernel';
import { advise } from '../bot/advice';
import type { View } from '../bot/guess';

/** A request for a hint; the answer is an `Advice`. */
export interface Question {
  readonly view: View;
  readonly seat: Seat;
}

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  self.postMessage(advise(view, seat, viewDice(view, seat)));
};
