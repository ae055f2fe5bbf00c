/** The sentences of the page of tables. They are fetched with its page. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
