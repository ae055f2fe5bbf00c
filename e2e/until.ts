/** Waits for what a page or a server shows sooner or later. */
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
/** Each question takes some of the processor from the pages that are asked. */
const PAUSE_MS = 150;

/**
 * Asks again and again until the answer is neither null nor false; throws with `what` if it never is. A page that is too busy to
 * answer in time is asked again.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  let late: unknown;
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(PAUSE_MS)) {
    const answer = await ask().catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
      late = error;
      return null;
    });
    if (answer !== null && answer !== false) return answer;
  }
  throw new Error(`Waited in vain: ${what}`, { cause: late });
}
