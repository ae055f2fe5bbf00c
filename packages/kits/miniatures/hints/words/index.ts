/** The sentences on hints. They are fetched with a game that gives them. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
