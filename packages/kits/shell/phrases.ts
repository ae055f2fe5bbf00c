/** The phrases that can be sent with one touch. */
import type { Phrase } from '@dwo/shared';

export const PHRASE_WORDS: Record<Phrase, string> = {
  hello: 'Hello!',
  luck: 'Good luck!',
  'well-played': 'Well played!',
  ouch: 'Ouch!',
  lucky: 'What luck!',
  sorry: 'Sorry!',
  thanks: 'Thanks!',
  moment: 'One moment …',
  back: 'I am back.',
  'your-turn': 'Your move!',
  'good-game': 'Good game!',
  again: 'Another game?',
};
