/** The orders of a player as they would be carried out now: who goes where, and who shoots at what. Everything here is pure. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { type Going, marching, type Walk } from '../tools/group';
import {
  type Act,
  type Order,
  type OrderHands,
  type OrderRound,
  type OrderShot,
  type Orders,
  type Terms,
  termsOf,
  type Wait,
  type Why,
} from './contract';
import { THERE_CI } from './giving';

type Keep = Extract<Order, { type: 'keep' }>;
type Hold = Extract<Order, { type: 'hold' }>;

/** All orders of a seat in this step; nothing while it has none. */
export function roundOf<S, I>(hands: OrderHands<S, I>, orders: Orders, state: Frozen<S>, seat: Seat): OrderRound<S, I> {
  switch (hands.step(state, seat)) {
    case 'move':
      return march(hands, orders, state, seat);
    case 'shoot':
      return fire(hands, orders, state, seat);
    case null:
      return { acts: [], waits: [], after: state };
  }
}

function waiting(figure: string, why: Why, going: Going<unknown> | null = null): Wait {
  return { figure, why, refusal: going?.preview?.refusal ?? going?.why ?? null };
}

/** Figures go in waves: first those whose place is known, then those that follow them. */
function march<S, I>(hands: OrderHands<S, I>, orders: Orders, state: Frozen<S>, seat: Seat): OrderRound<S, I> {
  const [acts, waits]: [Act<I>[], Wait[]] = [[], []];
  const open = new Map<string, Exclude<Order, Hold>>();
  for (const [figure, order] of Object.entries(orders)) {
    if (order.type === 'hold' || !hands.stands(state, figure)) continue;
    if (hands.canMove(state, seat, figure) && !hands.hasMoved(state, figure)) open.set(figure, order);
    else waits.push(waiting(figure, 'acted'));
  }
  const shifts = shiftsOf(hands, orders, state);
  let now = state;
  for (;;) {
    const wave = [...open].filter(([, order]) => order.type !== 'follow' || !open.has(order.leader));
    if (wave.length === 0) break;
    const by = new Map<string, Point>();
    for (const [figure, order] of wave) {
      open.delete(figure);
      const [here, goal] = [hands.place(now, figure), goalOf(hands, order, now, shifts)];
      if (here === null || goal === null) waits.push(waiting(figure, 'unmoved'));
      else if (Math.hypot(goal.x - here.x, goal.y - here.y) <= THERE_CI) waits.push(waiting(figure, 'there'));
      else by.set(figure, { x: goal.x - here.x, y: goal.y - here.y });
    }
    const wish = {
      state: now,
      seat,
      by: (figure: string) => by.get(figure) ?? { x: 0, y: 0 },
      effort: 'search',
    } as const;
    for (const straight of marching(hands, [...by.keys()], wish)) {
      const going =
        endOf(straight) === null ? nearer(hands, { ...wish, state: now, figure: straight.figure }) : straight;
      const end = endOf(going);
      if (going.preview === null || end === null) {
        waits.push(waiting(going.figure, 'barred', going));
        continue;
      }
      acts.push({ kind: 'go', figure: going.figure, going: { ...going, preview: going.preview } });
      now = hands.moved(now, going.figure, end);
    }
  }
  // Only notes that were changed by hand follow each other in a circle.
  for (const figure of open.keys()) waits.push(waiting(figure, 'unmoved'));
  return { acts, waits, after: now };
}

/** The shares of a way that are tried if its end is closed, so that a figure comes as near as it can. */
const SHARES = [0.8, 0.6, 0.4, 0.2] as const;

function nearer<S, I>(
  { going }: Pick<OrderHands<S, I>, 'going'>,
  { by, ...walk }: Omit<Walk<S>, 'by'> & { by(figure: string): Point },
): Going<I> {
  const { x, y } = by(walk.figure);
  const share = (of: number) => going({ ...walk, by: { x: Math.round(x * of), y: Math.round(y * of) } });
  const straight = share(1);
  if (endOf(straight) !== null) return straight;
  for (const of of SHARES) {
    const found = share(of);
    if (endOf(found) !== null) return { ...found, shortCi: Math.round(Math.hypot(x, y) * (1 - of)), why: straight.why };
  }
  return straight;
}

/** The end of a way that is allowed and leads anywhere; null for none. */
function endOf({ preview }: Going<unknown>): Point | null {
  if (preview === null || preview.refusal !== null) return null;
  const [from, end] = [preview.points[0], preview.points.at(-1)];
  return from === undefined || end === undefined || Math.hypot(end.x - from.x, end.y - from.y) < 1 ? null : end;
}

function goalOf<S>(
  { place }: Pick<OrderHands<S, unknown>, 'place'>,
  order: Exclude<Order, Hold>,
  state: Frozen<S>,
  shifts: ReadonlyMap<string, Point>,
): Point | null {
  if (order.type === 'go') return order.to;
  const [from, by] =
    order.type === 'keep' ? [order.at, shifts.get(order.formation)] : [place(state, order.leader), order.beside];
  return from === null || by === undefined ? null : { x: Math.round(from.x + by.x), y: Math.round(from.y + by.y) };
}

/** How far each formation has been moved: as most of those have gone that have moved in this step; the first of them if all differ. */
function shiftsOf<S>(
  hands: Pick<OrderHands<S, unknown>, 'place' | 'stands' | 'hasMoved'>,
  orders: Orders,
  state: Frozen<S>,
): ReadonlyMap<string, Point> {
  const votes = new Map<string, Map<string, { readonly by: Point; count: number }>>();
  for (const [figure, order] of Object.entries(orders)) {
    if (order.type !== 'keep' || !hands.stands(state, figure) || !hands.hasMoved(state, figure)) continue;
    const by = displaced(hands, figure, order, state);
    if (by === null) continue;
    const of = votes.get(order.formation) ?? new Map<string, { readonly by: Point; count: number }>();
    votes.set(order.formation, of);
    const key = `${Math.round(by.x / THERE_CI)},${Math.round(by.y / THERE_CI)}`;
    const vote = of.get(key);
    if (vote === undefined) of.set(key, { by, count: 1 });
    else vote.count += 1;
  }
  return new Map(
    [...votes].map(([formation, of]) => {
      const [most] = [...of.values()].sort((a, b) => b.count - a.count);
      return [formation, most?.by ?? { x: 0, y: 0 }];
    }),
  );
}

function displaced<S>(
  { place }: Pick<OrderHands<S, unknown>, 'place'>,
  figure: string,
  { at }: Keep,
  state: Frozen<S>,
): Point | null {
  const here = place(state, figure);
  return here === null ? null : { x: here.x - at.x, y: here.y - at.y };
}

/** The places of those that keep a formation with a figure, if that figure ends its move here. */
export function formationWith(orders: Orders, figure: string, end: Point): ReadonlyMap<string, Point> {
  const own = orders[figure];
  if (own?.type !== 'keep') return new Map();
  const by = { x: end.x - own.at.x, y: end.y - own.at.y };
  return new Map(
    Object.entries(orders).flatMap(([other, order]) =>
      other !== figure && order.type === 'keep' && order.formation === own.formation
        ? [[other, { x: Math.round(order.at.x + by.x), y: Math.round(order.at.y + by.y) }] as const]
        : [],
    ),
  );
}

/** A shot at a target that falls by those before it on average is worth only this share of another. */
const SPARE_SHARE = 0.01;

/** Whether a shot is within the terms of an order. */
const isWithin = ({ withinCi, least }: Terms, { gapCi, chance }: OrderShot<unknown>) =>
  chance >= least && (withinCi === null || gapCi <= withinCi);

/** The shots of a figure within these terms. */
export function shotsWithin<S, I>(
  hands: OrderHands<S, I>,
  terms: Terms,
  { state, seat, figure }: { readonly state: Frozen<S>; readonly seat: Seat; readonly figure: string },
): readonly OrderShot<I>[] {
  return hands.shots(state, seat, figure).filter((shot) => isWithin(terms, shot));
}

/** The best of these shots if targets have been promised this harm already; undefined for none. */
export function bestOf<I>(
  shots: readonly OrderShot<I>[],
  promised: ReadonlyMap<string, number>,
): { readonly shot: OrderShot<I>; readonly value: number } | undefined {
  let best: { readonly shot: OrderShot<I>; readonly value: number } | undefined;
  for (const shot of shots) {
    const rest = Math.max(0, shot.left - (promised.get(shot.target) ?? 0));
    const value = Math.min(shot.worth, rest) + Math.min(shot.worth, shot.left) * SPARE_SHARE;
    if (best === undefined || value > best.value) best = { shot, value };
  }
  return best;
}

/** The figure with the most valuable shot chooses first, and each later one counts on the average harm of those before it. */
function fire<S, I>(hands: OrderHands<S, I>, orders: Orders, state: Frozen<S>, seat: Seat): OrderRound<S, I> {
  const [acts, waits]: [Act<I>[], Wait[]] = [[], []];
  const open = new Map<string, readonly OrderShot<I>[]>();
  for (const [figure, order] of Object.entries(orders)) {
    const terms = termsOf(order);
    if (terms === null || !hands.stands(state, figure)) continue;
    const shots = hands.shots(state, seat, figure);
    const within = shots.filter((shot) => isWithin(terms, shot));
    if (within.length > 0) open.set(figure, within);
    else waits.push(waiting(figure, shots.length > 0 ? 'terms' : 'targetless'));
  }
  const promised = new Map<string, number>();
  const best = new Map(
    [...open].flatMap(([figure, shots]) => {
      const found = bestOf(shots, promised);
      return found === undefined ? [] : [[figure, found] as const];
    }),
  );
  while (best.size > 0) {
    const [figure, known] = [...best].reduce((most, each) => (each[1].value > most[1].value ? each : most));
    const now = bestOf(open.get(figure) ?? [], promised);
    if (now === undefined) best.delete(figure);
    // Promises only lower values, so one that is still the highest is the highest of all.
    else if (now.value < known.value) best.set(figure, now);
    else {
      best.delete(figure);
      acts.push({ kind: 'shoot', figure, shot: now.shot });
      promised.set(now.shot.target, (promised.get(now.shot.target) ?? 0) + now.shot.worth);
    }
  }
  return { acts, waits, after: state };
}
