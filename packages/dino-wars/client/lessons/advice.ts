/** The strong computer's choice, computed in a worker. */
import type { State } from '@dwo/dino-wars';
import type { Found } from '@dwo/dino-wars/bot';
import type { Frozen, Seat } from '@dwo/kernel';
import { askOnce } from '@dwo/kits/shell/advice';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { Question } from './advisor';

/** Computes the choice of a seat from `view`, which is all that the seat sees. */
export function advice(view: Frozen<State>, seat: Seat): Promise<Found> {
  return askOnce<Found>(advisor(), { view, seat } satisfies Question);
}

/** A worker that answers one question with the choice of the strong computer. */
export function advisor(): Worker {
  return startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));
}
