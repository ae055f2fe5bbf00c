/** Lasting orders at a table of any game that has them. */

import { useStore } from '../../shell/use-store';
import { type OrdersBoard, useLastingOrders } from '../orders/board';
import { OrdersCard } from '../orders/carrying-card';
import { OrderChip, OrdersBar } from '../orders/orders-bar';
import { useShown, useTable } from './context';
import { tableDesk } from './desk';

function useBoard(): OrdersBoard<object, unknown> | null {
  const { game, toolbox } = useTable();
  const state = useShown();
  if (game.orders === undefined || state === null) return null;
  const { hands, ahead } = game.orders;
  const { full, short } = game.words;
  return {
    ...{ hands, ahead, box: toolbox as unknown as OrdersBoard<object, unknown>['box'] },
    full: (figure) => full(state, figure),
    short: (figure) => short(state, figure),
  };
}

/** Keeps the orders of the open match; nothing to see. */
export function KeepsOrders() {
  const board = useBoard();
  return board === null ? null : <Keeper board={board} />;
}

function Keeper({ board }: { readonly board: OrdersBoard<object, unknown> }) {
  useLastingOrders(board.hands);
  return null;
}

/** The card of an order that is being given, or of orders that are to be carried out. */
export function TableOrders() {
  const board = useBoard();
  return board === null ? null : <OrdersCard board={board} />;
}

/** The button that carries orders out. */
export function TableOrdersBar() {
  const board = useBoard();
  return board === null ? null : <OrdersBar board={board} />;
}

/** The chip that begins an order for the selected figure. */
export function TableOrderChip() {
  const board = useBoard();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  return board === null || selected === null ? null : <OrderChip board={board} figures={[selected]} />;
}
