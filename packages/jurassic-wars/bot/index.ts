/** Computer players of Jurassic Wars. They see what their seat sees, and guess the rest from the cards that are left. */
import type { Bot } from '@dwo/kernel';
import type { Intent, State } from '../rules';
import { easy } from './easy';
import { normal } from './normal';
import { blindMind, search } from './search';

/** The strengths, the weakest first; what each knows is in docs/BOTS.md. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** So many intents a strong player plays out before each of its own. */
export const STRONG_BUDGET = 4_000;

export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose(view, seat, dice, strength) {
    if (strength === 'easy') return easy(view, seat, dice);
    if (strength === 'strong') return search(view, seat, dice, blindMind(view, seat, STRONG_BUDGET, dice)).intent;
    return normal(view, seat, dice);
  },
  hurries: ({ phase }) => phase === 'show' || phase === 'turnUp',
};
