/** The sentences round a table of miniatures. They are fetched with a game that has one. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
