import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { type ArmyFigure, armyFigureOf, sure } from '../figures';
import { refuseOwnArmyFigure, refuseSeat } from '../first-checks';
import type { Order } from '../intents';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import { type FigureId, STANDING_ORDERS, type State } from '../state';
import type { Action } from './action';

/**
 * A standing order for closing fire is allowed at any time, for one figure or for all of the player's own, if it changes
 * anything (DW-R-17).
 */
function checkOrder(state: Frozen<State>, seat: Seat, { figure, order }: Order): No | null {
  const no = refuseSeat(state, seat) ?? (figure === null ? null : refuseOwnArmyFigure(state, seat, figure));
  if (no !== null) return no;
  if (sure(playerAt(state, seat)).side !== 'army') return refuse('DW-R-17', 'NOT_OWNER', { seat });
  if (!STANDING_ORDERS.includes(order)) return refuse('DW-R-17', '', { order });
  return changes(state, seat, { figure, order }) ? null : refuse('DW-R-17', '', { figure, order });
}

/** Whether any living figure that the order is for has another order. */
function changes(state: Frozen<State>, seat: Seat, { figure, order }: Pick<Order, 'figure' | 'order'>): boolean {
  if (figure !== null) return sure(armyFigureOf(state, figure)).order !== order;
  return armyOf(state, seat).some(([, each]) => each.order !== order);
}

/** Lists a seat's living army figures. */
function armyOf(state: Frozen<State>, seat: Seat): [FigureId, Frozen<ArmyFigure>][] {
  const { soldiers, vehicles, crewedWeapons } = state;
  return [soldiers, vehicles, crewedWeapons]
    .flatMap((figures) => Object.entries<Frozen<ArmyFigure>>(figures))
    .filter(([, each]) => each.owner === seat && each.alive);
}

/** An answer that is already awaited stays awaited. */
function resolveOrder(seat: Seat, { figure, order }: Order, emit: Emit): void {
  emit({ type: 'ordered', seat, figure, order });
}

/** Offers one order for all figures, and every change for every figure. */
function orderIntents(state: Frozen<State>, seat: Seat): Order[] {
  if (sure(playerAt(state, seat)).side !== 'army') return [];
  const intents = STANDING_ORDERS.map((order): Order => ({ type: 'order', figure: null, order })).filter((intent) =>
    changes(state, seat, intent),
  );
  for (const [figure, each] of armyOf(state, seat)) {
    for (const order of STANDING_ORDERS) if (order !== each.order) intents.push({ type: 'order', figure, order });
  }
  return intents;
}

/** The action `order`: gives a standing order for closing fire (DW-R-17). */
export const order: Action<Order> = {
  check: checkOrder,
  resolve: ({ seat, intent, emit }) => resolveOrder(seat, intent, emit),
  offers: { aside: orderIntents },
};
