/** The name of the game and one sentence about it, for mails and link previews. */
import type { AboutGame, Language } from '@dwo/shared';

/** By language. */
export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Dino Soldiers', scene: 'A recon platoon, a jungle face down, and what lives in it.' },
  de: { name: 'Dino Soldiers', scene: 'Ein Spähtrupp, ein verdeckter Dschungel und was darin lebt.' },
};
