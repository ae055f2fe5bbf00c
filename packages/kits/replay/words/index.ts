/** The sentences of the page on which records are watched; they come with it, later than the shell's. */
import { catalogue } from '../../words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
