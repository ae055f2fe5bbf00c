/** Starts the workers of a page. */
import { say } from '../words';
import { Said } from './sentences';

/** Starts a worker; throws a sentence if the browser refuses. */
export function startWorker(make: () => Worker): Worker {
  try {
    return make();
  } catch (error) {
    throw new Said(say('problem.worker'), { cause: error });
  }
}
