/** The computer players of Dinosaur Cowboys. They see only the view of their seat; docs/BOTS.md tells how they choose. */
import { type Bot, type Dice, finish, type Seat } from '@dwo/kernel';
import { dinosaurCowboys, type Intent, type Now, type State, sure } from '../rules';
import { deployAnswer, fleeAnswer, luckyAnswer, selecting, snapAnswer, traitsAnswer, yeehawAnswer } from './answers';
import { type Mind, plans, repliesTo } from './plan';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** How each strength thinks. */
const MINDS: Readonly<Record<string, Mind>> = {
  easy: { directions: 4, rings: 1, fear: 0, weighs: false, orders: false, narrow: true, replies: 0, overlooks: 3 },
  normal: { directions: 12, rings: 2, fear: 0, weighs: true, orders: true, narrow: false, replies: 0, overlooks: 0 },
  strong: { directions: 16, rings: 3, fear: 0.3, weighs: true, orders: true, narrow: false, replies: 6, overlooks: 0 },
};
/** How much the enemy's replies count beside a plan's own worth. */
const REPLY_SHARE = 0.35;

/** The computer player; its strength is `normal` unless another is given. */
export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, dice, strength) => finish(deciding(view, seat, dice, strength)),
  deciding,
  hurries: ({ phase }) => phase === 'lobby' || phase === 'edge' || phase === 'deploy',
};

/** The cost of a decision, in pieces that are looked at (`Game.decisionCost`). */
export function decisionCost(strength: string | null): number {
  const { directions, rings, replies } = MINDS[strength ?? 'normal'] ?? (MINDS.normal as Mind);
  return directions * rings * (1 + replies);
}

/** The plan that is best after the enemy's best replies; without replies the best plan by itself. */
function* planning(view: Now, seat: Seat, dice: Dice, mind: Mind): Generator<void, Intent> {
  const found = plans(view, seat, mind);
  yield;
  if (mind.overlooks > 0 && dice.roll(mind.overlooks, 'bot') === 1)
    return sure(found[dice.roll(found.length, 'bot') - 1]).intent;
  const [first] = found;
  if (first === undefined) return dinosaurCowboys.pass(view, seat);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of found.slice(0, mind.replies)) {
    const worth = plan.worth - REPLY_SHARE * repliesTo(plan, seat);
    if (worth > most) [best, most] = [plan, worth];
    yield;
  }
  return best.intent;
}

function oneOf(dice: Dice, intents: readonly Intent[]): Intent {
  return intents[dice.roll(intents.length, 'bot') - 1] as Intent;
}

function* deciding(view: Now, seat: Seat, dice: Dice, strength = 'normal'): Generator<void, Intent> {
  const mind = MINDS[strength] ?? (MINDS.normal as Mind);
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
