/** The sentences about what waits. They are fetched with its card. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
