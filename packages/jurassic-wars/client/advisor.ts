/** The worker that computes hints, with the strong computer player. */
import type { Dice, Seat } from '@dwo/kernel';
import { advise } from '../bot/advice';
import type { View } from '../bot/guess';

/** A request for a hint; the answer is an `Advice`. */
export interface Question {
  readonly view: View;
  readonly seat: Seat;
}

const whims: Dice = { roll: (sides) => 1 + Math.floor(sides * Math.random()) };

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  self.postMessage(advise(view, seat, whims));
};
