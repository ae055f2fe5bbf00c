/** The search of the strong player: it plays the round out in several styles and takes the first order of the best. */
import { clone, type Dice, frozen, type Seat } from '@dwo/kernel';
import { commanderOf, type Intent, type Now, onTable, type State, scoreOf, simpleMinis } from '../rules';
import { BOLD, EVEN, early, orderIn, type Style, WARY } from './policy';

const STYLES: readonly Style[] = [EVEN, BOLD, WARY];
/** Playouts of each style, and the most orders of one. */
export const WORLDS = 2;
export const MOST_STEPS = 40;
/** The weight of a figure that is left against a point scored. */
const LEFT = 0.7;

/** The lead of a seat over the best of the others: its score, and what its figures are worth. */
export function leadOf(state: Now, seat: Seat): number {
  const value = state.players.map((_, each) => scoreOf(state, each));
  for (const figure of onTable(state)) {
    const owner = commanderOf(state, figure);
    if (owner !== null) value[owner] = (value[owner] ?? 0) + LEFT * figure.points;
  }
  const others = Math.max(...value.filter((_, each) => each !== seat));
  const { ending } = state;
  const won = ending === null || ending.winners.length === 0 ? 0 : ending.winners.includes(seat) ? 30 : -30;
  return (value[seat] ?? 0) - others + won;
}

/** Plays on in a style until the next round is over, others in the usual one; returns the lead and the first order. */
function* playout(start: Now, seat: Seat, style: Style, dice: Dice): Generator<void, { lead: number; first: Intent }> {
  const state = clone(start) as State;
  const now = frozen(state) as Now;
  const last = start.round + (start.phase === 'move' ? 0 : 1);
  let first: Intent | null = null;
  for (let step = 0; step < MOST_STEPS && state.ending === null && state.round <= last; step++) {
    const asked = state.asked;
    const own = asked === seat ? style : EVEN;
    const intent = early(now, asked, (sides) => dice.roll(sides, 'bot')) ?? orderIn(now, asked, own);
    first ??= intent;
    simpleMinis.resolve(now, asked, intent, dice, (event) => simpleMinis.evolve(state, event));
    yield;
  }
  return { lead: leadOf(now, seat), first: first ?? orderIn(start, seat, style) };
}

/** The order of the best style. */
export function* searching(view: Now, seat: Seat, dice: Dice): Generator<void, Intent> {
  let best: Intent | null = null;
  let most = -Infinity;
  const tried: Intent[] = [];
  for (const style of STYLES) {
    const own = orderIn(view, seat, style);
    // Styles that begin alike need no playouts to be told apart.
    if (tried.some((intent) => JSON.stringify(intent) === JSON.stringify(own))) continue;
    tried.push(own);
    let sum = 0;
    for (let world = 0; world < WORLDS; world++) sum += (yield* playout(view, seat, style, dice)).lead;
    if (sum > most) [best, most] = [own, sum];
  }
  return best ?? orderIn(view, seat, EVEN);
}
