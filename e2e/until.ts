/** Waits for what a page or a server shows sooner or later. */
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
/** Each question takes some of the processor from the pages that are asked. */
const PAUSE_MS = 150;

/** Asks again and again until the answer is neither null nor false; throws with `what` if it never is. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(PAUSE_MS)) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
  }
  throw new Error(`Waited in vain: ${what}`);
}
