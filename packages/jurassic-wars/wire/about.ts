/** The game in a few words, for mails and for links. */
import type { AboutGame, Language } from '@dwo/shared';

export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Jurassic Wars', scene: 'Dinosaurs fight card by card.' },
  de: { name: 'Jurassic Wars', scene: 'Dinosaurier kämpfen Karte um Karte.' },
};
