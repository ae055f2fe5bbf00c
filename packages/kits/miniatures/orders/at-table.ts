/** Lasting orders at an open table: the two tools are begun here, and each round is worked out once for each state. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { notify } from '../../shell/store';
import { tableDesk } from '../hud/desk';
import { type GroupPlan, middleOf } from '../tools/group';
import type { Bench, Tool } from '../tools/tool';
import { Carrying } from './carrying';
import type { OrderHands, OrderRound, Orders } from './contract';
import { keepOrders, orderDesk } from './kept';
import { Ordering } from './ordering';
import { roundOf } from './round';
import { say } from './words';

/** The part of a toolbox that lasting orders use. */
export interface OrderBox<S, I> {
  readonly tool: Tool;
  /** Takes a tool that needs no selected figure; null returns to the one that fits. */
  begin(make: ((bench: Bench<S, I, { readonly kind: string }>) => Tool) | null): void;
}

/** The figures that the player has in hand: the group, or the selected one. */
function inHand(): readonly string[] {
  const { selected, plan } = tableDesk.getState() as {
    selected: string | null;
    plan: { kind: string; members?: unknown };
  };
  if (plan.kind === 'group')
    return (plan.members as readonly { readonly figure: string }[]).map(({ figure }) => figure);
  return selected === null ? [] : [selected];
}

/** The place that the group in hand is to go to, if it is too far for this turn; null for none. */
function beyondReach<S>(hands: OrderHands<S, unknown>, state: Frozen<S>): Point | null {
  const { plan } = tableDesk.getState() as { plan: { readonly kind: string } };
  const { members, by } = plan as Partial<GroupPlan<unknown>>;
  if (plan.kind !== 'group' || members === undefined || by == null) return null;
  if (!members.some(({ shortCi }) => shortCi > 0)) return null;
  const from = middleOf(
    hands,
    state,
    members.map(({ figure }) => figure),
  );
  return from === null ? null : { x: from.x + by.x, y: from.y + by.y };
}

/** Begins to give orders to the figures in hand; called again, ends it. A group with a far destination is ordered there. */
export function giveOrders<S, I>(box: OrderBox<S, I>, hands: OrderHands<S, I>): void {
  if (box.tool.name === 'ordering') {
    box.begin(null);
    return;
  }
  const members = inHand();
  const pad = {
    orders: () => orderDesk.getState().orders,
    keep: keepOrders,
    given: (type: string | null, count: number) => say('given', { type: type ?? 'none', count }),
  };
  box.begin((bench) => new Ordering(bench, hands, pad, members, beyondReach(hands, bench.state())));
}

/** Shows what carrying out the orders would do; called again, ends it. Says so if there is nothing to carry out. */
export function carryOutOrders<S, I>(box: OrderBox<S, I>, hands: OrderHands<S, I>, now: Frozen<S>, seat: Seat): void {
  const { orders } = orderDesk.getState();
  if (box.tool.name === 'carrying') box.begin(null);
  else {
    const book = { orders: () => orderDesk.getState().orders, over: (end: object) => say('over', { ...end } as never) };
    const { acts, waits } = roundFor(hands, orders, now, seat);
    if (acts.length > 0) box.begin((bench) => new Carrying(bench, hands, book));
    else {
      const why = Object.keys(orders).length === 0 ? 'none' : waits.length === 0 ? 'step' : 'waits';
      notify({ text: say('nothing', { why }), rule: null, tone: 'info' });
    }
  }
}

const rounds = new WeakMap<object, { readonly orders: Orders; readonly seat: Seat; readonly round: unknown }>();

/** `roundOf`, worked out once for the same state and the same orders. */
export function roundFor<S, I>(
  hands: OrderHands<S, I>,
  orders: Orders,
  state: Frozen<S>,
  seat: Seat,
): OrderRound<S, I> {
  const known = rounds.get(state as object);
  if (known !== undefined && known.orders === orders && known.seat === seat) return known.round as OrderRound<S, I>;
  const round = roundOf(hands, orders, state, seat);
  rounds.set(state as object, { orders, seat, round });
  return round;
}
