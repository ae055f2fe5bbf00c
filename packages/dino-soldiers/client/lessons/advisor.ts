/** The worker that computes hints, with the strong computer player. */
import { type Seat, viewDice } from '@dwo/kernel';
import { type Advice, advise } from '../../bot';
import type { Now } from '../../rules';
import { fearedAfter } from '../plan/danger';

/** An advice, with the enemies that could hit the advised unit next turn where it goes. */
export interface Advised extends Advice {
  readonly feared: readonly number[];
}

/** A request for a hint; the answer is an `Advised`. */
export interface Question {
  readonly view: Now;
  readonly seat: Seat;
}

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  const advice: Advice = advise(view, seat, viewDice(view, seat));
  const advised: Advised = { ...advice, feared: fearedAfter(view, advice.intent) };
  self.postMessage(advised);
};
