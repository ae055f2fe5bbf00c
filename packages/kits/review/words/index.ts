/** The sentences of reviews, fetched with the replay page. */
import { catalogue } from '../../words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
