/** The worker's side of a forecast. */
import { type Frozen, frozen } from '@dwo/kernel';

/** A question to the worker. */
export interface Asked<S, Q> {
  readonly number: number;
  readonly state: Frozen<S>;
  readonly question: Q;
}

/** The worker's answer; null if there is nothing to add. */
export interface Answered<A> {
  readonly number: number;
  readonly forecast: A | null;
}

/** Answers every question that comes to this worker. What is too long to compute has no odds. */
export function serveOdds<S extends object, Q, A>(answer: (state: Frozen<S>, question: Q) => A | null): void {
  const safely = ({ state, question }: Asked<S, Q>): A | null => {
    try {
      return answer(frozen(state as S), question);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Asked<S, Q>>) => {
    const reply: Answered<A> = { number: data.number, forecast: safely(data) };
    self.postMessage(reply);
  });
}
