/** The minds of the computer players, and how they decide. */
import type { Dice, Seat } from '@dwo/kernel';
import { dinosaurCowboys, type Intent, type Now, sure } from '../rules';
import { deployAnswer, fleeAnswer, luckyAnswer, selecting, snapAnswer, traitsAnswer, yeehawAnswer } from './answers';
import type { Mind } from './mind';
import { bestPlan, plans } from './plan';

const SIMPLE = { fear: 0, ends: false, overlooks: 0 } as const;

/** How each strength thinks. */
export const MINDS: Readonly<Record<string, Mind>> = {
  easy: { ...SIMPLE, directions: 4, rings: 1, weighs: false, orders: false, narrow: true, overlooks: 3 },
  normal: { ...SIMPLE, directions: 12, rings: 2, weighs: true, orders: true, narrow: false },
  strong: {
    ...{ directions: 16, rings: 3, weighs: true, orders: true, narrow: false, overlooks: 0 },
    ...{ fear: 0.3, ends: true },
  },
};

/**
 * A quick mind, for playouts: a few directions, but all enemies, the best unit first, exact odds and an eye on the end of the match. One that
 * took any unit and the nearest enemy played matches that normal players win for the other side (docs/REVIEW.md).
 */
export const QUICK_MIND: Mind = {
  ...{ ...SIMPLE, directions: 4, rings: 1, weighs: true, orders: true, narrow: false },
  ends: true,
};

/** The best plan, or now and then any other. */
function* planning(view: Now, seat: Seat, dice: Dice, mind: Mind): Generator<void, Intent> {
  if (mind.overlooks > 0) {
    const found = plans(view, seat, mind);
    yield;
    const isOverlooked = dice.roll(mind.overlooks, 'bot') === 1;
    return sure(found[isOverlooked ? dice.roll(found.length, 'bot') - 1 : 0]).intent;
  }
  const best = bestPlan(view, seat, mind);
  yield;
  return best.intent;
}

function oneOf(dice: Dice, intents: readonly Intent[]): Intent {
  return intents[dice.roll(intents.length, 'bot') - 1] as Intent;
}

/** The decision of a mind, in slices. */
export function* decidingWith(view: Now, seat: Seat, dice: Dice, mind: Mind): Generator<void, Intent> {
  const least = mind.weighs ? 0.12 : 0.3;
  switch (view.phase) {
    case 'lobby':
      return oneOf(
        dice,
        dinosaurCowboys.intents(view, seat).filter(({ type }) => type === 'pickPosse'),
      );
    case 'edge':
      return { type: 'chooseEdge', edge: 'S' };
    case 'deploy':
      return deployAnswer(view, seat);
    case 'select': {
      if (mind.orders) return yield* selecting(view, seat, mind);
      return oneOf(
        dice,
        dinosaurCowboys.intents(view, seat).filter(({ type }) => type === 'activate'),
      );
    }
    case 'traits':
      return traitsAnswer(view, seat, mind, least);
    case 'flee':
      return fleeAnswer(view);
    case 'snap':
      return snapAnswer(view);
    case 'lucky':
      return luckyAnswer(view, least);
    case 'yeehaw':
      return yeehawAnswer(view, least);
    case 'phases':
      return yield* planning(view, seat, dice, mind);
    default:
      return dinosaurCowboys.pass(view, seat);
  }
}
