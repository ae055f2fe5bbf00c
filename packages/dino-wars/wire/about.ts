/** The game in a few words, for mails and for links. */
import type { AboutGame, Language } from '@dwo/shared';

export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Dino Wars', scene: 'Toy soldiers against rubber dinosaurs.' },
  de: { name: 'Dino Wars', scene: 'Spielzeugsoldaten gegen Gummidinosaurier.' },
};
