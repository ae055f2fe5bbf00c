/** The strong computer's choice; it thinks in a thread of its own. */
import type { State } from '@dwo/dino-wars';
import type { Found } from '@dwo/dino-wars/bot';
import type { Frozen, Seat } from '@dwo/kernel';
import { askOnce } from '@dwo/kits/shell/advice';
import type { Question } from './advisor';

/** Thinks for a seat; `view` is all that seat sees. */
export function advice(view: Frozen<State>, seat: Seat, signal?: AbortSignal): Promise<Found> {
  const worker = new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' });
  return askOnce<Found>(worker, { view, seat } satisfies Question, signal);
}
