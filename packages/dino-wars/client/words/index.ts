/** The sentences of DINO WARS!: everything but its box on the shelf, which has a small catalogue of its own. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });

/** The key of a sentence. */
export type Sentence = Parameters<typeof say>[0];
