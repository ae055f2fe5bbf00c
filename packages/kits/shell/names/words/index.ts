/** The names of those who gave none. They stand apart from the shell's sentences, for they go into every edition that is kept. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
