/** Asks the odds worker of this game. */
import type { State } from '@dwo/dino-wars';
import { Forecaster } from '@dwo/kits/miniatures/odds/forecaster';
import type { Forecast, Question } from './request';

/** The only one of the page. */
export const forecaster = new Forecaster<State, Question, Forecast>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
