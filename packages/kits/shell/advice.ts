/** Hints against the computer: when they may be asked for, and a thread of their own for whoever thinks. */
import { isAgainstComputers, isMyMove } from './moves';

type Match = Parameters<typeof isMyMove>[0] &
  Parameters<typeof isAgainstComputers>[0] & { readonly outcome: object | null };

/** Whether a hint may be asked for now: between people nobody is given any. */
export function mayAskAdvice(match: Match | null): boolean {
  return match !== null && match.outcome === null && isMyMove(match) && isAgainstComputers(match);
}

/** Puts one question to a worker and ends it with its answer; rejects if it breaks, or when nobody wants to know any more. */
export function askOnce<Answer>(worker: Worker, question: object, signal?: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
