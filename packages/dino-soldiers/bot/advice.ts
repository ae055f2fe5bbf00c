/** Advice for people: the choice of the strong search and, in a small match, of playouts to its end. */
import { advising, type Dice, finish, type Seat } from '@dwo/kernel';
import { ALPHA_COST, dinoSoldiers, type Intent, type Now, SIDES, worthOf } from '../rules';
import { isWeighed } from './advised';
import { evaluator, FEW } from './evaluator';
import { type Effort, type Found, search, searchDeployment } from './search';

/** The effort of a hint, which takes a second or two in a worker of the page. */
const ADVISING: Effort = { budget: 60_000, worlds: 12, openings: 6 };
/** The same in a match of few units, where playouts to its end take the rest of the time. */
const PROPOSING: Effort = { budget: 15_000, worlds: 6, openings: 6 };

/** A recommended intent, and the next best; null without playouts. */
export interface Advice {
  readonly intent: Intent;
  readonly next: Next | null;
}

/** An intent that is not recommended, and by how much it leaves the seat worse off, rounded; 0 for about as good. */
export interface Next {
  readonly intent: Intent;
  /** In points of cost, or in hundredths of the chance to win; `match` if it is more than all units cost, because the end of the match counts. */
  readonly less: number;
  readonly by: 'points' | 'chance' | 'match';
}

/**
 * The choice that a strong player would make for this seat. `left` is the share of the time for playouts that is left, from 1
 * to 0: a match of few units is played out to its end, which shows traps that the search walks into.
 */
export function advise(view: Now, seat: Seat, dice: Dice, left: () => number): Advice {
  if (!isWeighed(view)) return { intent: dinoSoldiers.pass(view, seat), next: null };
  const isSmall = view.units.length <= FEW;
  const found = proposed(view, seat, dice, isSmall ? PROPOSING : ADVISING);
  return (isSmall ? playedOut(view, seat, found, left) : null) ?? plain(found, costOf(view));
}

/** The cost of all living units. */
const costOf = (view: Now): number => SIDES.reduce((sum, side) => sum + worthOf(view, side, ALPHA_COST), 0);

function proposed(view: Now, seat: Seat, dice: Dice, effort: Effort): Found {
  return view.phase === 'deploy' ? searchDeployment(view, seat, dice, effort.worlds) : search(view, seat, dice, effort);
}

/** The advice of the search alone, for a field with units of this cost. */
export function plain({ intent, value, next }: Omit<Found, 'evaluated'>, cost: number): Advice {
  const less = next === null ? 0 : Math.max(0, Math.round(value - next.value));
  return { intent, next: next === null ? null : { intent: next.intent, less, by: less > cost ? 'match' : 'points' } };
}

/** The proposal, or what playouts show to be clearly better; null if nothing else is worth a comparison. */
function playedOut(view: Now, seat: Seat, { intent, next }: Found, left: () => number): Advice | null {
  const all = [intent, ...(next === null ? [] : [next.intent]), ...evaluator.candidates(view, seat)];
  const candidates = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  const thinking = { left, topic: (each: Intent) => JSON.stringify(each) };
  const toTheEnd = { ...evaluator, playout: evaluator.outlook, candidates: () => candidates };
  const advised = finish(advising(toTheEnd, view, seat, thinking));
  const advice = advised?.advice ?? null;
  if (advice === null || advice.next === null || advice.next.loss === null) return null;
  const less = Math.max(0, Math.round(100 * advice.next.loss));
  return { intent: advice.intent, next: { intent: advice.next.intent, less, by: 'chance' } };
}
