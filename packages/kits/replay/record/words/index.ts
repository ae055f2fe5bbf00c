/** The sentences about a record that its edition says; they go into every bundle of rules, so there are few. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
