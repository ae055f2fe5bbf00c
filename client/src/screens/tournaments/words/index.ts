/** The sentences of tournaments. They are fetched with their pages. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
