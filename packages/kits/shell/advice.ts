/** Hints against the computer: when they may be asked for, and a worker for each question. */
import type { Lobby } from './lobby';
import { isAgainstComputers, isMyMove } from './moves';

type Match = Parameters<typeof isMyMove>[0] &
  Parameters<typeof isAgainstComputers>[0] & {
    readonly outcome: object | null;
    readonly lobby: Pick<Lobby, 'counts' | 'rated'> | null;
  };

/** Whether a hint may be asked for now. A match between people has no hints, and neither has one that counts or is rated. */
export function mayAskAdvice(match: Match | null): boolean {
  if (match === null || match.outcome !== null || match.lobby?.counts === true || match.lobby?.rated === true)
    return false;
  return isMyMove(match) && isAgainstComputers(match);
}

/** Sends one question to a worker, and terminates it after the answer. Rejects if the worker fails or `signal` is aborted. */
export function askOnce<Answer>(worker: Worker, question: object, signal?: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const heard = (answer: Answer) => {
      resolve(answer);
      return true;
    };
    askUntil<Answer>(worker, { question, heard }, signal).catch(reject);
  });
}

/** A question, and what hears its answers: true for the last one. */
interface Asked<Answer> {
  readonly question: object;
  heard(answer: Answer): boolean;
}

/**
 * Sends one question to a worker, and terminates it after its last answer. Rejects if the worker or a listener fails, or if `signal` is
 * aborted.
 */
export function askUntil<Answer>(
  worker: Worker,
  { question, heard }: Asked<Answer>,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      try {
        if (heard(data)) resolve();
      } catch (error) {
        reject(error);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      // A worker that cannot be loaded has a message at most.
      reject(event.error ?? new Error(event.message));
    };
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
