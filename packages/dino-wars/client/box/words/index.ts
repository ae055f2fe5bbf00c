/** The words of the box of DINO WARS!, which is shown before the game's other words are loaded. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });
