/** The judge of positions of Dinosaur Cowboys: the best plans of the strong player, played out by a quick one. */
import { clone, type Evaluator, evaluatorOf, type Frozen, finish, type Seat } from '@dwo/kernel';
import { dinosaurCowboys, type Event, groundOf, type Intent, type Now, posseOf, type State } from '../rules';
import { snapAnswer } from './answers';
import { readBlows } from './blows';
import { oddsOf, suspects } from './causes';
import { chances } from './chances';
import type { Mind } from './mind';
import { decidingWith, MINDS, QUICK_MIND } from './minds';
import { plans } from './plan';

/** The Turns that are played out after the present one; no playout ends before this Turn is over, as posses meet in it; and the most intents. */
const AHEAD = 1;
const MET = 3;
const MOST_STEPS = 400;
/** Of the marks below, one in three was confirmed by whole matches. */
const LEAST_LOSS = 0.06;
/** The plans of the strong player that are compared. */
const PLANS = 4;

/** The judge of Dinosaur Cowboys. */
export const evaluator: Evaluator<State, Intent, Event> = evaluatorOf(dinosaurCowboys, {
  // Playouts from the same table look over the same ground.
  suppose: (view) => {
    const state = clone(view as State);
    groundOf.share(view, state);
    return { state };
  },
  player: () => (state, seat, dice) => finish(decidingWith(state, seat, dice, QUICK_MIND)),
  chances,
  lost,
  readBlows,
  isFar: (start, now) => now.turn > Math.max(start.turn + AHEAD, MET),
  // Quick minds miss attacks that others make, so a mark is confirmed by usual players at the end of the match.
  witness: {
    player: () => (state, seat, dice) => finish(decidingWith(state, seat, dice, MINDS.normal as Mind)),
    isFar: () => false,
  },
  mostSteps: MOST_STEPS,
  leastLoss: LEAST_LOSS,
  candidates,
  suspects,
  actor: actorOf,
  oddsOf,
});

/** Dice for the choices of a mind that overlooks nothing. */
const FIRST = { roll: () => 1 };

/** The choices that are worth weighing by phase, the usual one first. */
function choicesIn(view: Now, seat: Seat): readonly Intent[] {
  const usual = finish(decidingWith(view, seat, FIRST, QUICK_MIND));
  const of = (type: Intent['type']) => dinosaurCowboys.intents(view, seat).filter((intent) => intent.type === type);
  switch (view.phase) {
    case 'select':
      return [usual, ...of('activate')];
    case 'phases':
      return [
        usual,
        ...plans(view, seat, MINDS.strong as Mind)
          .slice(0, PLANS)
          .map(({ intent }) => intent),
        { type: 'endActivation' },
      ];
    case 'snap':
      return [usual, snapAnswer(view), { type: 'reactSnap', list: [] }];
    case 'lucky':
      return [usual, { type: 'reactLucky', use: true }, { type: 'reactLucky', use: false }];
    case 'yeehaw':
      return [usual, ...of('reactYeehaw')];
    default:
      return [];
  }
}

function candidates(view: Now, seat: Seat): readonly Intent[] {
  const different = [...new Map(choicesIn(view, seat).map((each) => [JSON.stringify(each), each])).values()];
  return different.filter((each) => dinosaurCowboys.check(view, seat, each) === null);
}

/** The shares of their Hitpoints that the figures in play at `start` have lost. */
function lost(start: Frozen<State>, now: Frozen<State>): Readonly<Record<string, number>> {
  const inPlay = start.posses.flatMap((_, seat) => posseOf(start, seat));
  // Some traits heal, and Hitpoints may fall below none.
  const left = (id: number, most: number) => Math.min(most, Math.max(0, now.entities[id]?.hp ?? 0));
  return Object.fromEntries(inPlay.map(({ id, hp }) => [id, hp <= 0 ? 0 : 1 - left(id, hp) / hp]));
}

/** The entity that acts by an intent, of a unit that is activated its body. */
function actorOf(intent: Intent): string | null {
  if ('attacker' in intent) return String(intent.attacker);
  if (intent.type === 'activate') return String(intent.unit);
  return 'entity' in intent ? String(intent.entity) : null;
}
