/** The sentences about documents. They are fetched with the first page on which one is made. */
import { catalogue } from '../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
