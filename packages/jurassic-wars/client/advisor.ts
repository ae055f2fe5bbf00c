/** Thinks for a hint beside the page, as the strong computer does. */
import type { Dice, Seat } from '@dwo/kernel';
import { advise } from '../bot/advice';
import type { View } from '../bot/guess';

/** A question to the advisor; its answer is an `Advice`. */
export interface Question {
  readonly view: View;
  readonly seat: Seat;
}

const whims: Dice = { roll: (sides) => 1 + Math.floor(sides * Math.random()) };

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  self.postMessage(advise(view, seat, whims));
};
