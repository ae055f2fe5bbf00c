/** The game in a few words, for mails and for links. */
import type { AboutGame, Language } from '@dwo/shared';

export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Dino Soldiers', scene: 'A recon platoon, a jungle face down, and what lives in it.' },
  de: { name: 'Dino Soldiers', scene: 'Ein Spähtrupp, ein verdeckter Dschungel und was darin lebt.' },
};
