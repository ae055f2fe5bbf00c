/** Lasting orders at the open table: what the page's parts of them are told of this game. */
import type { Intent, State } from '@dwo/dino-wars';
import type { OrdersBoard } from '@dwo/kits/miniatures/orders/board';
import { ahead } from '../danger/watching';
import { desk } from '../store';
import { ORDERS } from './order-hands';
import type { Toolbox } from './toolbox';

const boards = new WeakMap<Toolbox, OrdersBoard<State, Intent>>();

/** The board of lasting orders of a toolbox; the same object for the same toolbox. */
export function ordersOf(toolbox: Toolbox): OrdersBoard<State, Intent> {
  const known = boards.get(toolbox);
  if (known !== undefined) return known;
  const made: OrdersBoard<State, Intent> = {
    ...{ hands: ORDERS, box: toolbox, ahead },
    full: (figure) => desk.getState().names?.full(figure) ?? figure,
    short: (figure) => desk.getState().names?.short(figure) ?? figure,
  };
  boards.set(toolbox, made);
  return made;
}
