/** The worker that computes odds, so that the table stays smooth. */
import type { State } from '@dwo/dino-wars';
import { frozen } from '@dwo/kernel';
import { answer, type Forecast, type Question } from './request';

export interface Asked {
  readonly number: number;
  readonly state: State;
  readonly question: Question;
}

export interface Answered {
  readonly number: number;
  readonly forecast: Forecast | null;
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const reply: Answered = { number: data.number, forecast: safely(data) };
  self.postMessage(reply);
});

/** A chain that is too long to compute has no odds. */
function safely({ state, question }: Asked): Forecast | null {
  try {
    return answer(frozen(state), question);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
