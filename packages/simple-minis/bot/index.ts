/** The computer players of Very Simple Miniatures; docs/BOTS.md tells how they choose. */
import { type Bot, type Frozen, finish } from '@dwo/kernel';
import { figuresFor, type Intent, type Options, type State } from '../rules';
import { deciding } from './deciding';

export type { CauseId } from './causes';
export { attackFrom } from './causes/odds';
export { nearest } from './causes/places';
export { evaluator } from './evaluator';
export { foesOf } from './goals';
export { forwardOrder } from './policy';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** The computer player; its strength is `normal` unless another is given. */
export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, dice, strength) => finish(deciding(view, seat, dice, strength)),
  deciding,
};

/**
 * The cost of a decision, in pieces that are looked at (`Game.decisionCost`): one for each figure that may take the field, at every
 * strength. So many pieces take as long as a decision over the fullest table, as measured.
 */
export function decisionCost({ position, ...agreed }: Frozen<Options>): number {
  if (position !== undefined) return position.figures.length;
  const state = { options: agreed, defender: agreed.defender ?? 0 };
  return Array.from({ length: agreed.seats }, (_, seat) => figuresFor(state, seat)).reduce(
    (sum, most) => sum + most,
    0,
  );
}
