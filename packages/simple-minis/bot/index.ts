/** The computer players of Very Simple Miniatures; docs/BOTS.md tells how they choose. */
import { type Bot, type Dice, type Frozen, finish, type Seat } from '@dwo/kernel';
import { figuresFor, type Intent, isStep, type Now, type Options, type State, simpleMinis } from '../rules';
import { early, endOf, orderIn } from './policy';
import { BOLD, EVEN, SHARP, type Style, WARY } from './styles';

export type { CauseId } from './causes';
export { attackFrom } from './causes/odds';
export { nearest } from './causes/places';
export { evaluator } from './evaluator';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** One move in so many of the easy player is a random one. */
const WHIM = 2;
/** Once in so many attacks a player ends the step and overlooks the attacks that are left. */
const OVERLOOKS: Readonly<Record<string, number>> = { easy: 4, normal: 10 };
/** The moods of the players that are not strong, one for each order. */
const MOODS: readonly Style[] = [EVEN, EVEN, BOLD, WARY];
/** Intents that the easy player never takes on a whim. */
const SERIOUS = ['resign', 'idle', 'leaveSurface', 'endStep', 'pass'];

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

function* deciding(view: Now, seat: Seat, dice: Dice, strength = 'normal'): Generator<void, Intent> {
  const choice = early(view, seat, (sides) => dice.roll(sides, 'bot'));
  if (choice !== null || !isStep(view.phase)) return choice ?? { type: 'idle' };
  yield;
  if (strength === 'strong') return orderIn(view, seat, SHARP);
  const isAttack = view.phase === 'distance' || view.phase === 'hand';
  if (isAttack && dice.roll(OVERLOOKS[strength] ?? 1, 'overlooks') === 1) return endOf(view);
  if (strength === 'easy' && dice.roll(WHIM, 'whim') === 1) {
    const whims = simpleMinis.intents(view, seat).filter(({ type }) => !SERIOUS.includes(type));
    const whim = whims.length === 0 ? undefined : whims[dice.roll(whims.length, 'whim') - 1];
    if (whim !== undefined) return whim;
  }
  return orderIn(view, seat, MOODS[dice.roll(MOODS.length, 'mood') - 1] ?? EVEN);
}
