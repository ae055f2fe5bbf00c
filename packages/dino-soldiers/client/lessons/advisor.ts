/** The worker that computes hints, with the strong computer player. */
import { type Seat, viewDice } from '@dwo/kernel';
import { advise } from '../../bot';
import type { Now } from '../../rules';
import { type Advised, heeded } from './heeded';

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
  const advised: Advised = heeded(view, advise(view, seat, viewDice(view, seat), left));
  self.postMessage(advised);
};
