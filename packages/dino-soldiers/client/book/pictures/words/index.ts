/** The sentences of the pictures in the rulebook. They are fetched with its page. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
