/** The judge of positions of Very Simple Miniatures: the first orders of every style, played out in the usual one. */
import { type Dice, type Evaluator, evaluatorOf, type Frozen, finish, type Seat, sharesOf } from '@dwo/kernel';
import {
  commanderOf,
  type Event,
  type Intent,
  isStep,
  type Now,
  onTable,
  type State,
  scoreOf,
  seatsOf,
  simpleMinis,
} from '../rules';
import { readBlows } from './blows';
import { oddsOf, suspects } from './causes';
import { deciding } from './deciding';
import { early, movesIn, orderIn } from './policy';
import { BOLD, EVEN, SHARP, WARY } from './styles';

const STYLES = [SHARP, EVEN, BOLD, WARY] as const;
/** The weight of a figure that is left against a point scored. */
const LEFT = 0.7;
/** The rounds that are played out after the present one, and the most orders. */
const AHEAD = 1;
const MOST_STEPS = 600;
/** A lead of so many points makes a seat e times as likely to win. */
const SCALE = 12;
/** Orders that are no alternatives. */
const ASIDE: readonly Intent['type'][] = ['resign', 'idle', 'leaveSurface'];

/** The judge of Very Simple Miniatures. */
export const evaluator: Evaluator<State, Intent, Event> = evaluatorOf(simpleMinis, {
  player,
  chances,
  lost,
  readBlows,
  isFar: (start, now) => now.round > start.round + AHEAD,
  // A loss within two rounds of one style may be made good later, so a mark is confirmed by usual players at the end of the match.
  witness: { player: () => (state, seat, dice) => finish(deciding(state, seat, dice)), isFar: () => false },
  mostSteps: MOST_STEPS,
  candidates,
  isApart: (chosen, other) => 'figure' in chosen && 'figure' in other && chosen.figure !== other.figure,
  suspects,
  actor: (intent) => ('figure' in intent ? String(intent.figure) : null),
  oddsOf,
});

/** The usual style, with the choices before the battle. */
function player() {
  return (state: Now, seat: Seat, dice: Dice): Intent =>
    early(state, seat, (sides) => dice.roll(sides, 'bot')) ?? orderIn(state, seat, EVEN);
}

function candidates(view: Now, seat: Seat, chosen?: Intent): readonly Intent[] {
  if (!isStep(view.phase)) return [];
  const others = simpleMinis.intents(view, seat).filter((each) => !ASIDE.includes(each.type) && !isIdleTurn(each));
  const [usual, ...styled] = STYLES.map((style) => orderIn(view, seat, style));
  const own = chosen === undefined || !('figure' in chosen) ? [] : insteadOf(view, seat, chosen, others);
  const all = [usual, ...own, ...styled, ...others].flatMap((each) => each ?? []);
  const different = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  return different.filter((each) => simpleMinis.check(view, seat, each) === null);
}

/** A turn on the spot, out of the samples of the rules, which look anywhere: a player turns to an enemy, as the styles do. */
const isIdleTurn = (intent: Intent) =>
  intent.type === 'move' && intent.path.length === 0 && intent.pickUp.length + intent.drop.length === 0;

/** The other orders of a figure: its moves in every style or none at all, or its other attacks. */
function insteadOf(
  view: Now,
  seat: Seat,
  { figure }: Extract<Intent, { figure: number }>,
  others: readonly Intent[],
): readonly Intent[] {
  if (view.phase !== 'move') return others.filter((each) => 'figure' in each && each.figure === figure);
  const stay: Intent = { type: 'move', figure, path: [], facing: null, pickUp: [], drop: [] };
  return [...movesIn(view, seat, figure, STYLES), stay];
}

/** The lead of a seat over the best of the others: its score, and a part of what its figures are worth. */
function leadOf(state: Now, seat: Seat): number {
  const value = seatsOf(state).map((each) => scoreOf(state, each));
  for (const figure of onTable(state)) {
    const owner = commanderOf(state, figure);
    if (owner !== null) value[owner] = (value[owner] ?? 0) + LEFT * figure.points;
  }
  return (value[seat] ?? 0) - Math.max(...value.filter((_, each) => each !== seat));
}

/** The chance by seat: a victory is shared, else the larger the greater the lead. */
function chances(state: Frozen<State>): readonly number[] {
  const { ending, players } = state;
  if (ending !== null) {
    const { winners } = ending;
    return players.map((_, seat) =>
      winners.length === 0 ? 1 / players.length : winners.includes(seat) ? 1 / winners.length : 0,
    );
  }
  return sharesOf(
    players.map((_, seat) => leadOf(state, seat)),
    SCALE * Math.min(2, players.length),
  );
}

/** The losses of the figures on the table at `start`: all or nothing. Those that left it live. */
function lost(start: Frozen<State>, now: Frozen<State>): Readonly<Record<string, number>> {
  const fates = onTable(start).map(({ id }) => [id, now.figures[id]?.place === 'destroyed' ? 1 : 0]);
  return Object.fromEntries(fates);
}
