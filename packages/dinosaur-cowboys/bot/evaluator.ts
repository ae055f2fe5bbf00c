/** The judge of positions of Dinosaur Cowboys: the best plans of the strong player, played out by a quick one. */
import { type Evaluator, evaluatorOf, type Frozen, finish, type Seat, sharesOf } from '@dwo/kernel';
import { dinosaurCowboys, type Event, type Intent, type Now, posseOf, type State } from '../rules';
import { snapAnswer } from './answers';
import { readBlows } from './blows';
import { oddsOf, suspects } from './causes';
import { decidingWith, MINDS, QUICK_MIND } from './minds';
import { type Mind, plans } from './plan';

/** The Turns that are played out after the present one, and the most intents. */
const AHEAD = 1;
const MOST_STEPS = 90;
/** The worth of Hitpoints against that of a figure in play. */
const HURT = 0.5;
/** A lead of so many figures makes a posse e times as likely to win in the last Turn, and this much more for each Turn before it. */
const SCALE = 0.45;
const SCALE_A_TURN = 0.2;
const LAST_TURN = 6;
/** The plans of the strong player that are compared. */
const PLANS = 4;

/** The judge of Dinosaur Cowboys. */
export const evaluator: Evaluator<State, Intent, Event> = evaluatorOf(dinosaurCowboys, {
  player: () => (state, seat, dice) => finish(decidingWith(state, seat, dice, QUICK_MIND)),
  chances,
  lost,
  readBlows,
  isFar: (start, now) => now.turn > start.turn + AHEAD,
  mostSteps: MOST_STEPS,
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

/** The strength of a posse in figures: those in play, by their Hitpoints, and points of the claim (DC-END-2, DC-C-10). */
function strengthOf(state: Now, seat: Seat): number {
  const left = posseOf(state, seat).reduce((sum, { hp, startHp }) => sum + 1 - HURT + (HURT * hp) / startHp, 0);
  return left + (state.options.scenario === 'claim' ? (state.posses[seat]?.points ?? 0) : 0);
}

/** The lead that losses alone give: the posse that lost less is ahead, whatever it had at first (DC-END-2). */
function leadOf(state: Now, seat: Seat): number {
  const own = state.entities.filter((entity) => entity.seat === seat).length;
  return strengthOf(state, seat) - own;
}

/** The chance by seat: a victory is shared, else the larger the fewer losses, and the surer the later. */
function chances(state: Frozen<State>): readonly number[] {
  const { ending, posses, turn } = state;
  if (ending !== null) {
    const { winners } = ending;
    return posses.map((_, seat) =>
      winners.length === 0 ? 1 / posses.length : winners.includes(seat) ? 1 / winners.length : 0,
    );
  }
  return sharesOf(
    posses.map((_, seat) => leadOf(state, seat)),
    SCALE + SCALE_A_TURN * Math.max(0, LAST_TURN - turn),
  );
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
