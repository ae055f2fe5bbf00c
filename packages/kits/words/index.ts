/** The shell's sentences. */
import { catalogue } from './catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
