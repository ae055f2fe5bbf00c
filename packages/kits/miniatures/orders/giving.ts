/** Giving orders and taking them back. Everything here is pure. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { middleOf } from '../tools/group';
import type { Order, OrderHands, Orders, OrderType, Terms } from './contract';

/** An order for several figures. `leader` is the figure to be followed; null for none. */
export interface Wish extends Terms {
  readonly type: OrderType;
  /** Whether figures that move by it shoot too. */
  readonly fires: boolean;
  readonly leader: string | null;
  /** The place that the middle of them goes to; null for none. */
  readonly goal: Point | null;
}

/** The places of these figures if their middle goes to a goal; none for figures that can't be ordered to go. */
export function goalsOf<S>(
  hands: Pick<OrderHands<S, unknown>, 'place' | 'takes'>,
  { state, seat, figures }: { readonly state: Frozen<S>; readonly seat: Seat; readonly figures: readonly string[] },
  goal: Point,
): ReadonlyMap<string, Point> {
  const able = figures.filter((figure) => hands.takes(state, seat, figure).includes('go'));
  const middle = middleOf(hands, state, able);
  return new Map(
    able.flatMap((figure) => {
      const at = hands.place(state, figure);
      if (at === null || middle === null) return [];
      return [[figure, { x: at.x + goal.x - middle.x, y: at.y + goal.y - middle.y }] as const];
    }),
  );
}

/** These orders and the new ones. Figures that can't have such an order, or would follow themselves, keep what they had. */
export function given<S>(
  hands: Pick<OrderHands<S, unknown>, 'place' | 'takes' | 'leads'>,
  orders: Orders,
  { state, seat, figures }: { readonly state: Frozen<S>; readonly seat: Seat; readonly figures: readonly string[] },
  { type, leader, goal, withinCi, least, fires }: Wish,
): Orders {
  const able = figures.filter((figure) => hands.takes(state, seat, figure).includes(type));
  const [first] = able;
  const goals = goal === null ? null : goalsOf(hands, { state, seat, figures }, goal);
  const orderOf = (figure: string): Order | null => {
    const at = hands.place(state, figure);
    if (type === 'hold') return { type, withinCi, least };
    if (at === null || first === undefined) return null;
    const fire = fires && hands.takes(state, seat, figure).includes('hold') ? { withinCi, least } : null;
    if (type === 'go') {
      const to = goals?.get(figure);
      return to === undefined ? null : { type, to, fire };
    }
    if (type === 'keep') return { type, formation: first, at, fire };
    const to = leader === null || !hands.leads(state, seat, leader) ? null : hands.place(state, leader);
    if (leader === null || to === null || isBehind(orders, leader, figure)) return null;
    return { type, leader, beside: { x: at.x - to.x, y: at.y - to.y }, fire };
  };
  const changed = able.flatMap((figure) => {
    const order = orderOf(figure);
    return order === null ? [] : [[figure, order] as const];
  });
  return { ...orders, ...Object.fromEntries(changed) };
}

/** Whether a figure follows another, directly or through others, or is that figure. */
function isBehind(orders: Orders, figure: string, other: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = figure; at !== null && !seen.has(at); ) {
    if (at === other) return true;
    seen.add(at);
    const order: Order | undefined = orders[at];
    at = order?.type === 'follow' ? order.leader : null;
  }
  return false;
}

/** The orders of all but these figures. */
export function without(orders: Orders, figures: readonly string[]): Orders {
  return Object.fromEntries(Object.entries(orders).filter(([figure]) => !figures.includes(figure)));
}

/** A figure this near to its place need not move. */
export const THERE_CI = 10;

/**
 * The orders that still make sense: those whose figure and whose followed figure are in the battle, and whose place is still to be
 * reached. The same object if all do.
 */
export function lasting<S>(
  { stands, place }: Pick<OrderHands<S, unknown>, 'stands' | 'place'>,
  orders: Orders,
  state: Frozen<S>,
): Orders {
  const isDone = (figure: string, order: Order) => {
    if (!stands(state, figure)) return true;
    const at = order.type === 'go' ? place(state, figure) : null;
    if (order.type === 'go') return at !== null && Math.hypot(order.to.x - at.x, order.to.y - at.y) <= THERE_CI;
    return order.type === 'follow' && !stands(state, order.leader);
  };
  const gone = Object.entries(orders).flatMap(([figure, order]) => (isDone(figure, order) ? [figure] : []));
  return gone.length === 0 ? orders : without(orders, gone);
}
