/** The strong computer's choice in a replay, computed in a worker. */
import { startWorker } from '@dwo/kits/shell/start-worker';

/** A worker that answers one question with the choice of the strong computer. */
export function advisor(): Worker {
  return startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));
}
