/**
 * The sentences of pages that are seldom opened. They are fetched with these pages, so that the shell's first load is without
 * them.
 */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
