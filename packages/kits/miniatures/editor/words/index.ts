/** The sentences of the table editor. They are fetched with it. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
