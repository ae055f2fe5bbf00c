import { type Bot, type Frozen, finish, type Seat } from '@dwo/kernel';
import { dinoWars, type Intent, isDropping, type State } from '../rules';
import { dutyOf, propose } from './propose';
import { EASY, NORMAL } from './scripts';
import { searching } from './search';

export { CAUSES, type Cause, type CauseId } from './causes';
export { choicesFor } from './choices-for';
export { dinoWarsEvaluator } from './evaluator';
export { mission } from './mission';
export { act, propose } from './propose';
export { type Found, search } from './search';

/** The strengths, the weakest first. docs/BOTS.md describes them. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
/** One of the strengths. */
export type Strength = (typeof STRENGTHS)[number];

/** The number of intents that a strong player plays out before each of its own. */
export const STRONG_BUDGET = 4_000;

/** Plays either side of DINO WARS!. It rolls nothing: its intent depends only on what it sees. */
export const dinoWarsBot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, _, strength) => finish(deciding(view, seat, strength)),
  deciding: (view, seat, _, strength) => deciding(view, seat, strength),
  hurries: ({ placing }) => placing !== null && !isDropping(placing),
};

function* deciding(view: Frozen<State>, seat: Seat, strength?: string): Generator<void, Intent> {
  if (strength === 'strong') return dutyOf(view, seat) ?? (yield* searching(view, seat, STRONG_BUDGET)).intent;
  const wish = propose(view, seat, strength === 'easy' ? EASY : NORMAL);
  return wish && dinoWars.check(view, seat, wish) === null ? wish : dinoWars.pass(view, seat);
}
