/** An open table as the parts of lasting orders on the page see it. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useEffect, useState } from 'preact/hooks';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Lookout } from '../danger/lookout';
import { type OrderBox, roundFor } from './at-table';
import type { Order, OrderHands } from './contract';
import { lasting } from './giving';
import { keepOrders, openOrders, orderDesk } from './kept';
import { say } from './words';

/** The answers of a game to the parts of lasting orders on the page. */
export interface OrdersBoard<S, I> {
  readonly hands: OrderHands<S, I>;
  readonly box: OrderBox<S, I> & { select(figure: string | null): void };
  /** Looks at the table as it would be after the orders; null for a game that shows no danger. */
  readonly ahead: Lookout<S> | null;
  full(figure: string): string;
  short(figure: string): string;
}

/** The match at this table; null before it begins and for spectators. */
export function useTurn<S>(): { readonly state: Frozen<S>; readonly seat: Seat } | null {
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  return state === null || seat === null ? null : { state: state as Frozen<S>, seat };
}

/** Opens the orders of this match and seat, and ends those whose figures are gone. */
export function useLastingOrders<S>(hands: OrderHands<S, unknown>): void {
  const id = useStore(store, ({ match }) => match?.id ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const state = useStore(store, ({ match }) => onShow(match));
  useEffect(() => {
    openOrders(id, seat);
    return () => openOrders(null, null);
  }, [id, seat]);
  useEffect(() => {
    const { orders } = orderDesk.getState();
    const kept = state === null ? orders : lasting(hands, orders, state as Frozen<S>);
    if (kept !== orders) keepOrders(kept);
  }, [hands, state]);
}

/** The pause after a change before orders are counted: a large army is not counted for each state that only passes. */
const COUNT_MS = 120;

/** The number of orders that would be carried out now; 0 while it is not asked. */
export function useDue<S, I>(hands: OrderHands<S, I>, isAsked: boolean): number {
  const turn = useTurn<S>();
  const orders = useStore(orderDesk, (desk) => desk.orders);
  const [due, setDue] = useState(0);
  const [state, seat] = [turn?.state ?? null, turn?.seat ?? null];
  useEffect(() => {
    const may = isAsked && state !== null && seat !== null && Object.keys(orders).length > 0;
    if (!may || hands.step(state, seat) === null) {
      setDue(0);
      return;
    }
    const timer = setTimeout(() => setDue(roundFor(hands, orders, state, seat).acts.length), COUNT_MS);
    return () => clearTimeout(timer);
  }, [hands, orders, state, seat, isAsked]);
  return due;
}

/** The order of a figure in words: "follows Sgt. Orr"; empty for none. */
export function orderWords(order: Order | undefined, nameOf: (figure: string) => string): string {
  if (order === undefined) return '';
  return say('order', { type: order.type, leader: order.type === 'follow' ? nameOf(order.leader) : '' });
}
