/** The sentences on the box of Dino Soldiers, which load without the game's other sentences. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });

/** Whose game it is, and under which terms. */
export const credit = () => say('box.credit');
