/**
 * The computer players of Jurassic Wars. They see only the view of their seat and guess the rest from the unseen cards.
 */
import { type Bot, type Dice, finish, type Seat } from '@dwo/kernel';
import type { Intent, State } from '../rules';
import { easy } from './easy';
import type { View } from './guess';
import { normal } from './normal';
import { blindMind, searching } from './search';

export type { CauseId } from './causes';
export { evaluator } from './evaluator';

/** The strengths, from weakest to strongest; docs/BOTS.md tells how each chooses. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
/** One strength. */
export type Strength = (typeof STRENGTHS)[number];

/** Intents that a strong player plays out before each of its own. */
export const STRONG_BUDGET = 4_000;

/** The computer player; its strength is `normal` unless another is given. */
export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, dice, strength) => finish(deciding(view, seat, dice, strength)),
  deciding,
  hurries: ({ phase }) => phase === 'show' || phase === 'turnUp',
};

function* deciding(view: View, seat: Seat, dice: Dice, strength?: string): Generator<void, Intent> {
  if (strength === 'easy') return easy(view, seat, dice);
  if (strength !== 'strong') return normal(view, seat, dice);
  return (yield* searching(view, seat, dice, blindMind(view, seat, STRONG_BUDGET, dice))).intent;
}
