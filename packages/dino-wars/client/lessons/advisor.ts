/** The worker that computes a hint as the strong computer does. */
import type { State } from '@dwo/dino-wars';
import { type Found, STRONG_BUDGET, search } from '@dwo/dino-wars/bot';
import type { Frozen, Seat } from '@dwo/kernel';

/** A question to the advisor; its answer is a `Found`. */
interface Question {
  readonly view: Frozen<State>;
  readonly seat: Seat;
}

self.onmessage = ({ data: { view, seat } }: MessageEvent<Question>) => {
  const found: Found = search(view, seat, STRONG_BUDGET, 'judge');
  self.postMessage(found);
};
