/** The sentences of a rulebook. They are fetched with a game that has one. */
import { catalogue } from '../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
