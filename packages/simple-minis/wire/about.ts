/** The name of the game and one sentence about it, for mails and link previews. */
import type { AboutGame, Language } from '@dwo/shared';

/** By language. */
export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Very Simple Miniatures', scene: 'Two to six boxes of toys and one play-room table.' },
  de: { name: 'Sehr einfache Miniaturen', scene: 'Zwei bis sechs Kisten voller Figuren und ein Tisch im Spielzimmer.' },
};
