/** The game in a few words, for mails and link previews. */
import type { AboutGame, Language } from '@dwo/shared';

/** The description by language. */
export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Dino Wars', scene: 'Toy soldiers against rubber dinosaurs.' },
  de: { name: 'Dino Wars', scene: 'Spielzeugsoldaten gegen Gummidinosaurier.' },
};
