/** Volleys at a table: the use of a figure in hand, turned into one of all figures that can do the same. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Aim } from '../tools/aim';
import type { VolleyHands } from '../tools/volley';
import type { MiniaturesTable, TablePlan, Use } from './contract';
import { say } from './words';

type Game<S extends object, I extends Tagged> = Pick<
  MiniaturesTable<S, I, Tagged, string>,
  'standing' | 'volleys' | 'acts'
>;

/** The answers and the target with which a plan becomes a volley. */
export interface VolleyStart<S, I> {
  readonly hands: VolleyHands<S, I, Aim>;
  readonly target: string;
}

/** The volley that an attack on the desk can become; null if it has no target, or in a game without volleys. */
export function volleyOf<S extends object, I extends Tagged>(
  game: Game<S, I>,
  use: Use<S, I> | null,
  plan: TablePlan<I>,
  seat: Seat,
): VolleyStart<S, I> | null {
  const { volleys } = game;
  if (volleys === undefined || use?.type !== 'aim' || plan.kind !== 'aim' || plan.target === null) return null;
  const { weapon, target } = plan;
  const aims = use.use;
  const hands: VolleyHands<S, I, Aim> = {
    all: (state, seat, at) => volleys.all(state, seat, { weapon, target: at }),
    chance: (state, seat, aim) => aims.odds(state, seat, aim)?.share ?? 0,
    intent: (aim) => aims.intent(aim),
    meant: (state, pointing) => aims.meant(state, pointing).filter((each) => game.standing.owner(state, each) !== seat),
    stands: (state, at) => volleys.stands(state, at),
    goesOn: (state, seat) => game.acts(state, seat),
    over: (end) => say('volley.over', { ...end }),
  };
  return { hands, target };
}

/** Whether at least two figures can take part. */
export function isVolley<S, I>({ hands, target }: VolleyStart<S, I>, state: Frozen<S>, seat: Seat): boolean {
  return hands.all(state, seat, target).length > 1;
}
