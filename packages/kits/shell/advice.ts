/** Hints against the computer: when they may be asked for, and a thread of their own for whoever thinks. */
import type { Seat } from '@dwo/kernel';
import type { Lobby } from './lobby';
import { isMyMove } from './moves';

type Match = Parameters<typeof isMyMove>[0] & {
  readonly lobby: Pick<Lobby, 'chairs'> | null;
  readonly outcome: object | null;
};

/** Whether everybody else at the table is the computer: between people nobody is given hints. */
function isAlone({ seat, seats, lobby }: NonNullable<Match>): boolean {
  if (seat === null || lobby === null) return false;
  return lobby.chairs.every(({ bot }, at) => bot || seats.includes(at));
}

/** Whether a hint may be asked for now. */
export function mayAskAdvice(match: Match | null): boolean {
  return match !== null && match.outcome === null && isMyMove(match) && isAlone(match);
}

/** Puts one question to a worker and ends it with its answer; rejects if it breaks. */
export function askOnce<Answer>(worker: Worker, question: { readonly seat: Seat }): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
