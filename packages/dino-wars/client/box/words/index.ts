/** The words of the box of DINO WARS! on the shelf, where none of the game's other words are loaded. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
