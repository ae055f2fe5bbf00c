/** The sentences of the page of tables. They are fetched with it. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
