/** Lasting orders at a table of any game that has them. */

import { useStore } from '../../shell/use-store';
import { type OrdersBoard, useLastingOrders } from '../orders/board';
import { OrdersCard } from '../orders/carrying-card';
import { OrderChip, OrdersBar } from '../orders/orders-bar';
import { useFace, useShown } from './context';
import { tableDesk } from './desk';

function useBoard(): OrdersBoard<object, unknown> | null {
  const { game, toolbox } = useFace();
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

/** The card of an order that is being given, or of orders that are to be carried out; `docked` in the place of the dice. */
export function TableOrders({ docked = false }: { readonly docked?: boolean }) {
  const board = useBoard();
  return board === null ? null : <OrdersCard board={board} docked={docked} />;
}

/** The button that carries orders out. */
export function TableOrdersBar() {
  const board = useBoard();
  return board === null ? null : <OrdersBar board={board} />;
}

/** The chip that begins an order for these figures, or for the selected one. */
export function TableOrderChip({ figures }: { readonly figures?: readonly string[] }) {
  const board = useBoard();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const given = figures ?? (selected === null ? [] : [selected]);
  return board === null ? null : <OrderChip board={board} figures={given} />;
}
