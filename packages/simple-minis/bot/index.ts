/** The computer players of Very Simple Miniatures. */
import { type Bot, type Dice, type Frozen, finish, type Seat } from '@dwo/kernel';
import { type Intent, isStep, type Now, type Options, type State, simpleMinis } from '../rules';
import { EVEN, early, orderIn } from './policy';
import { MOST_STEPS, searching, WORLDS } from './search';

export { evaluator } from './evaluator';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** One order in so many of the easy player is a random one. */
const WHIM = 3;
/** Intents that the easy player never takes on a whim. */
const SERIOUS = ['resign', 'idle', 'leaveSurface', 'endStep', 'pass'];

/** The computer player; its strength is `normal` unless another is given. */
export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, dice, strength) => finish(deciding(view, seat, dice, strength)),
  deciding,
};

/** The cost of a decision, in pieces that are looked at (`Game.decisionCost`). */
export function decisionCost({ seats }: Frozen<Options>, strength: string | null): number {
  if (strength === 'easy') return 1;
  return strength === 'strong' ? Math.ceil((3 * WORLDS * MOST_STEPS) / 4) * Math.max(1, seats - 1) : 2;
}

function* deciding(view: Now, seat: Seat, dice: Dice, strength = 'normal'): Generator<void, Intent> {
  const choice = early(view, seat, (sides) => dice.roll(sides, 'bot'));
  if (choice !== null || !isStep(view.phase)) return choice ?? { type: 'idle' };
  yield;
  if (strength === 'easy' && dice.roll(WHIM, 'whim') === 1) {
    const whims = simpleMinis.intents(view, seat).filter(({ type }) => !SERIOUS.includes(type));
    const whim = whims.length === 0 ? undefined : whims[dice.roll(whims.length, 'whim') - 1];
    if (whim !== undefined) return whim;
  }
  if (strength === 'strong' && view.phase === 'move') return yield* searching(view, seat, dice);
  return orderIn(view, seat, EVEN);
}
