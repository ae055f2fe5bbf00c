/** The name of the game and one sentence about it, for mails and link previews. */
import type { AboutGame, Language } from '@dwo/shared';

/** By language. */
export const about: Readonly<Record<Language, AboutGame>> = {
  en: { name: 'Dinosaur Cowboys', scene: 'Two posses, their beasts, and six Turns to settle it.' },
  de: { name: 'Dinosaur Cowboys', scene: 'Zwei Banden, ihre Reittiere und sechs Züge für die Abrechnung.' },
};
