/** The sentences of the figures. They are fetched with their page. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
