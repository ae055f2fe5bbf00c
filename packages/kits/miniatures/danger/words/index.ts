/** The sentences on danger. They are fetched with a game that shows it. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
