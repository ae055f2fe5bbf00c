/** The sentences of the battle of the day. They are fetched with its page. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
