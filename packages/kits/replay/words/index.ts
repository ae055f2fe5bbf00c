/** The sentences of the replay page. They are fetched with it, so that the shell's first load is without them. */
import { catalogue } from '../../words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
