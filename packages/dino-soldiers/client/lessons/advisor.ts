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

/** The time for a hint. */
const THINKING_MS = 2_000;

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  const began = performance.now();
  const left = () => 1 - (performance.now() - began) / THINKING_MS;
  const advice: Advice = advise(view, seat, viewDice(view, seat), left);
  const advised: Advised = { ...advice, feared: fearedAfter(view, advice.intent) };
  self.postMessage(advised);
};
