/** The reviews of DINO WARS!: their worker, their words, and the kinds of mistakes. */
import type { Intent } from '@dwo/dino-wars';
import type { Judgement } from '@dwo/kernel';
import type { Cast } from '@dwo/kits/replay/contract';
import type { Reviewing } from '@dwo/kits/review/contract';
import { tellingOf } from '@dwo/kits/review/sentence';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { MISTAKE_OF } from '../../mistakes';
import { wordsFor } from './sentences';
import { namesOf } from './setting-of';

/** The reviews of DINO WARS!. */
export const REVIEW: Reviewing = {
  worker: () => startWorker(() => new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' })),
  mistakes: MISTAKE_OF,
  told: (judgement, cast: Cast) => tellingOf(judgement as Judgement<Intent>, wordsFor(namesOf(cast))),
};
