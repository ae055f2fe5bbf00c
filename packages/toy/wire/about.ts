/** The game in a few words, for mails and link previews. */
import type { AboutGame, Language } from '@dwo/shared';

export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Tar Pit', scene: 'Two hands of cards and one bone in the tar.' },
  de: { name: 'Teergrube', scene: 'Zwei Kartenhände und ein Knochen im Teer.' },
};
