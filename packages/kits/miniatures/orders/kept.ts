/** The lasting orders of this browser's player, stored for each match and seat. One table is open at a time. */
import type { Point } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import { recall, remember } from '../../shell/storage';
import { ORDER_TYPES, type Order, type Orders } from './contract';

/** The orders on the table. */
export interface OrderDesk {
  /** The match and seat that they belong to; null for none. */
  readonly of: string | null;
  readonly orders: Orders;
}

const KEY = 'dwo.orders';

/** The number of seats whose orders are stored. */
const KEPT = 12;

const NONE: Orders = {};
const EMPTY: OrderDesk = { of: null, orders: NONE };

export const orderDesk = createStore<OrderDesk>(() => EMPTY);

/** Takes the orders of a seat of a match out of the store; null for a spectator. */
export function openOrders(match: string | null, seat: number | null): void {
  const of = match === null || seat === null ? null : `${match}/${seat}`;
  if (of === orderDesk.getState().of) return;
  orderDesk.setState(of === null ? EMPTY : { of, orders: all().find(([key]) => key === of)?.[1] ?? NONE }, true);
}

/** Changes the orders, and stores them. */
export function keepOrders(orders: Orders): void {
  const { of } = orderDesk.getState();
  if (of === null) return;
  orderDesk.setState({ of, orders });
  const others = all().filter(([key]) => key !== of);
  const own = Object.keys(orders).length === 0 ? [] : [[of, orders] as const];
  remember(KEY, JSON.stringify([...own, ...others].slice(0, KEPT)));
}

function all(): readonly (readonly [string, Orders])[] {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry: unknown) => {
      if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !isRecord(entry[1])) return [];
      return [[entry[0], Object.fromEntries(Object.entries(entry[1]).filter(isFigureOrder))] as const];
    });
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPoint = (value: unknown): value is Point =>
  isRecord(value) && Number.isFinite(value.x) && Number.isFinite(value.y);

const isTerms = ({ withinCi, least }: Record<string, unknown>) =>
  Number.isFinite(least) && (withinCi === null || Number.isFinite(withinCi));
const isShooting = (fire: unknown) => fire === null || (isRecord(fire) && isTerms(fire));

/** Storage can be changed by hand, so what comes out of it is looked at. */
function isFigureOrder(entry: [string, unknown]): entry is [string, Order] {
  const [, order] = entry;
  if (!isRecord(order)) return false;
  const type = ORDER_TYPES.find((each) => each === order.type);
  switch (type) {
    case 'hold':
      return isTerms(order);
    case 'go':
      return isShooting(order.fire) && isPoint(order.to);
    case 'keep':
      return isShooting(order.fire) && typeof order.formation === 'string' && isPoint(order.at);
    case 'follow':
      return isShooting(order.fire) && typeof order.leader === 'string' && isPoint(order.beside);
    case undefined:
      return false;
  }
}
