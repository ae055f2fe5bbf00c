/** The search of the strong player: it plays the round out in several styles and takes the first order of the best. */
import { canonicalJson, clone, type Dice, frozen, SECRET_BYTES, type Seat, seededDice } from '@dwo/kernel';
import { commanderOf, type Intent, type Now, onTable, type State, scoreOf, simpleMinis } from '../rules';
import { BOLD, EVEN, early, orderIn, type Style, WARY } from './policy';

const STYLES: readonly Style[] = [EVEN, BOLD, WARY];
/** Playouts of each style, and the most orders of one. */
export const WORLDS = 5;
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

/** Plays on in a style until the next round is over, others in the usual one; returns the lead. */
function* playout(start: Now, seat: Seat, style: Style, dice: Dice): Generator<void, number> {
  const state = clone(start) as State;
  const now = frozen(state) as Now;
  const last = start.round + (start.phase === 'move' ? 0 : 1);
  for (let step = 0; step < MOST_STEPS && state.ending === null && state.round <= last; step++) {
    const asked = state.asked;
    const own = asked === seat ? style : EVEN;
    const intent = early(now, asked, (sides) => dice.roll(sides, 'bot')) ?? orderIn(now, asked, own);
    simpleMinis.resolve(now, asked, intent, dice, (event) => simpleMinis.evolve(state, event));
    yield;
  }
  return leadOf(now, seat);
}

/** The orders that are tried: the first ones of each style. */
function tries(view: Now, seat: Seat): { style: Style; first: Intent }[] {
  const found: { style: Style; first: Intent }[] = [];
  for (const style of STYLES) {
    const first = orderIn(view, seat, style);
    // Styles that begin alike need no playouts to be told apart.
    if (!found.some((other) => canonicalJson(other.first) === canonicalJson(first))) found.push({ style, first });
  }
  return found;
}

/** The order of the best style: every style is played out with the same dice in each world. */
export function* searching(view: Now, seat: Seat, dice: Dice): Generator<void, Intent> {
  const tried = tries(view, seat);
  const seed = new Uint8Array(SECRET_BYTES).fill(dice.roll(256, 'world') - 1);
  let best: Intent | null = null;
  let most = -Infinity;
  for (const { style, first } of tried.length > 1 ? tried : []) {
    let sum = 0;
    for (let world = 0; world < WORLDS; world++) sum += yield* playout(view, seat, style, seededDice(seed, world));
    if (sum > most) [best, most] = [first, sum];
  }
  return best ?? tried[0]?.first ?? orderIn(view, seat, EVEN);
}
