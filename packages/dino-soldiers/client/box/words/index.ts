/** The sentences on the box of Dino Soldiers, which load without the game's other sentences. */
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './en';

export const { say } = catalogue(en, { de: async () => (await import('./de')).de });

/** The credit of the game's author, and the terms. */
export const credit = () => say('box.credit');
