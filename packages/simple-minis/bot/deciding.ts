/** How the computer players of Very Simple Miniatures decide, by strength. */
import type { Dice, Seat } from '@dwo/kernel';
import { type Intent, isStep, type Now, simpleMinis } from '../rules';
import { early, endOf, orderIn } from './policy';
import { BOLD, EVEN, SHARP, type Style, WARY } from './styles';

/** One move in so many of the easy player is a random one. */
const WHIM = 2;
/** Once in so many attacks a player ends the step and overlooks the attacks that are left. */
const OVERLOOKS: Readonly<Record<string, number>> = { easy: 4, normal: 10 };
/** The moods of the players that are not strong, one for each order. */
const MOODS: readonly Style[] = [EVEN, EVEN, BOLD, WARY];
/** Intents that the easy player never takes on a whim. */
const SERIOUS = ['resign', 'idle', 'leaveSurface', 'endStep', 'pass'];

/** The decision of a player, in slices. */
export function* deciding(view: Now, seat: Seat, dice: Dice, strength = 'normal'): Generator<void, Intent> {
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
