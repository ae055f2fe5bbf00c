/** The sentences of pages that are opened seldom: they come with these pages, later than the shell's own. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say, rich } = catalogue(en, { de: async () => (await import('./de')).de });
