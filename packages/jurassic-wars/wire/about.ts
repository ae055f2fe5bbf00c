/** The name of the game and one sentence about it, for mails and link previews. */
import type { AboutGame, Language } from '@dwo/shared';

/** By language. */
export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Jurassic Wars', scene: 'Dinosaurs fight card by card.' },
  de: { name: 'Jurassic Wars', scene: 'Dinosaurier kämpfen Karte um Karte.' },
};
