/** The sentences about a record that its edition may say. They are in every rules bundle, so there are few. */
import { catalogue } from '../../../words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
