/** The additions of lasting orders to a board: a badge at each figure that has one, and the orders on the desk as ways and lines. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { dangerDesk } from '../danger/desk';
import type { Mark } from '../mark-model';
import type { RangeMark, SceneModel, WayMark } from '../model';
import { percent } from '../percent';
import type { Standing } from '../standing';
import type { Badge } from '../token';
import { type Going, marching } from '../tools/group';
import type { Order, OrderHands, Orders, OrderType } from './contract';
import { goalsOf } from './giving';
import { orderDesk } from './kept';
import type { CarryingPlan, OrderingPlan } from './plans';
import { formationWith } from './round';
import { say } from './words';

const BADGES: Readonly<Record<OrderType, Badge>> = {
  hold: 'holding',
  go: 'marching',
  keep: 'keeping',
  follow: 'following',
};

/** More labels would hide the figures; the card has them all. */
const MOST_LABELS = 4;

/** The table as its player sees it. */
export interface OrderView<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat | null;
  readonly selected: string | null;
  readonly plan: { readonly kind: string };
  readonly standing: Standing<S>;
}

/** The board with the player's orders. */
export function withOrders<S>(model: SceneModel, hands: OrderHands<S, unknown>, view: OrderView<S>): SceneModel {
  const { orders } = orderDesk.getState();
  const { plan } = view;
  const [giving, carrying] = [
    plan.kind === 'ordering' ? (plan as OrderingPlan) : null,
    plan.kind === 'carrying' ? (plan as CarryingPlan<unknown>) : null,
  ];
  if (giving === null && carrying === null && Object.keys(orders).length === 0) return model;
  const looked = giving?.members ?? [dangerDesk.getState().hovered ?? view.selected].flatMap((id) => id ?? []);
  const body = (figure: string) => view.standing.body(view.state, figure);
  const ways =
    carrying !== null
      ? waysOf(carrying, orders, view)
      : giving?.goal != null
        ? goalWays(hands, giving, giving.goal, view)
        : formationWays(hands, orders, view);
  const chosen = giving?.members ?? carrying?.acts.map(({ figure }) => figure) ?? null;
  return {
    ...model,
    tokens: model.tokens.map((token) => {
      const order = orders[token.id];
      if (order === undefined || !token.alive) return token;
      return { ...token, badges: [...(token.badges ?? []), BADGES[order.type]] };
    }),
    ...(chosen === null ? {} : { group: chosen.map(body) }),
    ...(ways.length === 0 ? {} : { ways }),
    ranges: [...model.ranges, ...(giving === null ? [] : rangesOf(giving, body))],
    marks: [
      ...(model.marks ?? []),
      ...tiesOf(orders, looked, giving?.leader ?? null, view).map(
        ([figure, leader]): Mark => ({ type: 'tie', figure: body(figure), leader: body(leader) }),
      ),
      ...(giving === null && carrying === null
        ? looked.flatMap((figure) => goalMarks(orders[figure], figure, view))
        : []),
      ...(carrying === null ? [] : shotMarks(carrying, view)),
    ],
  };
}

function rangesOf(
  { type, members, withinCi, fires }: OrderingPlan,
  body: (figure: string) => string,
): readonly RangeMark[] {
  if (type === null || (type !== 'hold' && !fires) || withinCi === null) return [];
  return members.map((figure) => ({ figure: body(figure), rangeCi: withinCi, tone: 'range' }));
}

/** The pairs that a line joins: those looked at with whom they follow, and a formation along its length. */
function tiesOf<S>(
  orders: Orders,
  looked: readonly string[],
  leader: string | null,
  { state, standing }: OrderView<S>,
): readonly (readonly [string, string])[] {
  const ties = new Map<string, readonly [string, string]>();
  const tie = (figure: string, to: string) => ties.set(`${figure} ${to}`, [figure, to]);
  for (const figure of looked) {
    const own = orders[figure];
    if (leader !== null) tie(figure, leader);
    else if (own?.type === 'follow') tie(figure, own.leader);
    for (const [other, order] of Object.entries(orders)) {
      if (order.type === 'follow' && order.leader === figure) tie(other, figure);
    }
    if (own?.type !== 'keep') continue;
    const members = Object.entries(orders).flatMap(([id, order]) => {
      const at = order.type === 'keep' && order.formation === own.formation ? standing.base(state, id) : null;
      return at === null ? [] : [{ id, at }];
    });
    const line = alongLength(members);
    line.forEach(({ id }, at) => {
      const next = line[at + 1];
      if (next !== undefined) tie(id, next.id);
    });
  }
  return [...ties.values()];
}

/** Figures from one end of their formation to the other. */
function alongLength<T extends { readonly at: Point }>(members: readonly T[]): readonly T[] {
  const far = (from: Point, { at }: T) => Math.hypot(at.x - from.x, at.y - from.y);
  const [first] = members;
  if (first === undefined) return [];
  const end = members.reduce((best, each) => (far(first.at, each) > far(first.at, best) ? each : best));
  return [...members].sort((a, b) => far(end.at, a) - far(end.at, b));
}

/** The straight ways of those that are to go somewhere; the first one tells its length. */
function goalWays<S>(
  hands: Pick<OrderHands<S, unknown>, 'place' | 'takes'>,
  { members }: OrderingPlan,
  goal: Point,
  { state, seat, standing }: OrderView<S>,
): readonly WayMark[] {
  if (seat === null) return [];
  return [...goalsOf(hands, { state, seat, figures: members }, goal)].flatMap(([figure, to], at): WayMark[] => {
    const from = hands.place(state, figure);
    if (from === null) return [];
    const length = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 10) / 10;
    const label = at === 0 ? say('way.whole', { length }) : '';
    const radiusCi = standing.base(state, figure)?.radiusCi ?? 0;
    return [{ figure, points: [from, to], radiusCi, legal: true, label, touches: [] }];
  });
}

/** The place that a figure goes to, turn after turn, and a line to it. */
function goalMarks<S>(order: Order | undefined, figure: string, { state, standing }: OrderView<S>): readonly Mark[] {
  const base = standing.base(state, figure);
  if (order?.type !== 'go' || base === null) return [];
  return [
    { type: 'sight', from: { x: base.x, y: base.y }, to: order.to, tone: 'free' },
    { type: 'disc', at: order.to, radiusCi: base.radiusCi, tone: 'allowed', label: say('way.goal') },
  ];
}

function wayOf<S>(
  { figure, preview, shortCi }: Going<unknown>,
  { state, standing }: OrderView<S>,
  order: Order | undefined = undefined,
  isNamed = true,
): readonly WayMark[] {
  if (preview === null) return [];
  const { points, heights, refusal, touches } = preview;
  const short = Math.round(shortCi / 10) / 10;
  const words = order?.type === 'go' ? say('way.left', { left: short }) : say('way.short', { short });
  const label = shortCi > 0 && isNamed ? words : '';
  const radiusCi = standing.base(state, figure)?.radiusCi ?? 0;
  const mark = { figure, points, radiusCi, legal: refusal === null, label, touches };
  return [heights === null ? mark : { ...mark, heights }];
}

function waysOf<S>({ acts }: CarryingPlan<unknown>, orders: Orders, view: OrderView<S>): readonly WayMark[] {
  const isNamed = acts.length <= MOST_LABELS;
  return acts.flatMap((act) => (act.kind === 'go' ? wayOf(act.going, view, orders[act.figure], isNamed) : []));
}

function shotMarks<S>({ acts, done }: CarryingPlan<unknown>, { state, standing }: OrderView<S>): readonly Mark[] {
  const shots = acts.flatMap((act) => (act.kind === 'shoot' && done === null ? [act] : []));
  return shots.flatMap(({ figure, shot: { target, chance } }): Mark[] => {
    const to = standing.base(state, target);
    if (to === null) return [];
    const label = shots.length <= MOST_LABELS ? percent(chance) : '';
    const from = standing.body(state, figure);
    return [
      { type: 'threat', figure: from, to, radiusCi: to.radiusCi, harm: 'shoot', owner: 'mine', label, leaving: false },
    ];
  });
}

let last: { readonly key: string; readonly state: object; readonly ways: readonly WayMark[] } | null = null;

/** The ways of a formation while one of it is being moved, worked out once for each end. */
function formationWays<S>(hands: OrderHands<S, unknown>, orders: Orders, view: OrderView<S>): readonly WayMark[] {
  const { state, seat, plan } = view;
  const move = plan as { kind: string; figure?: string; fixed?: boolean; preview?: Going<unknown>['preview'] };
  const end = move.preview?.refusal === null ? move.preview.points.at(-1) : undefined;
  if (move.kind !== 'move' || move.fixed !== true || move.figure === undefined || seat === null) return [];
  if (end === undefined || hands.step(state, seat) !== 'move') return [];
  const key = `${move.figure} ${end.x} ${end.y}`;
  if (last !== null && last.key === key && last.state === state) return last.ways;
  const goals = formationWith(orders, move.figure, end);
  const free = [...goals.keys()].filter((id) => hands.canMove(state, seat, id) && !hands.hasMoved(state, id));
  const by = (figure: string) => {
    const [from, to] = [hands.place(state, figure), goals.get(figure)];
    return from === null || to === undefined ? { x: 0, y: 0 } : { x: to.x - from.x, y: to.y - from.y };
  };
  const moved = hands.moved(state, move.figure, end);
  const ways = marching(hands, free, { state: moved, seat, by, effort: 'glance' }).flatMap((each) => wayOf(each, view));
  last = { key, state: state as object, ways };
  return ways;
}
