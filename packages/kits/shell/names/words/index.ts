/**
 * The names shown for people who gave none. They are apart from the shell's sentences, because they go into every edition that
 * is kept.
 */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
