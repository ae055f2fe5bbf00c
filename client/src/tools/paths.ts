/** From a pointer on the table to a way that can be walked: snapping, shortening, going round. */
import { type FigureId, type Intent, type MovePlan, planMove, refuseWay, type State } from '@dwo/dino-wars';
import { distance, type Frozen, legCost, type Point, route } from '@dwo/kernel';
import type { MovePreview } from './plan';
import { movementLeft, placeOf, radiusOf } from './referee';

/** A pointer this near to an enemy's base means the enemy. */
const SNAP_CI = 40;
/** Corners of a way round are tried this far apart. */
const STEP_CI = 60;
/** Places looked at before a way round is given up: fewer while the pointer still moves. */
const PLACES = { glance: 260, search: 900 } as const;

export interface Wish {
  readonly figure: FigureId;
  /** Corners already pinned. */
  readonly corners: readonly Point[];
  readonly to: Point;
  /** The figure to stop at; null to stop at `to`. */
  readonly stopAt: FigureId | null;
  /** How hard to look for a way round. */
  readonly effort: keyof typeof PLACES;
}

/** The enemy that a pointer means; null if it means the ground. */
export function snapTarget(state: Frozen<State>, figure: FigureId, at: Point): FigureId | null {
  const enemies = state.dinosaurs[figure] === undefined ? state.dinosaurs : state.soldiers;
  let nearest: FigureId | null = null;
  let least = SNAP_CI;
  for (const id of Object.keys(enemies)) {
    const enemy = enemies[id];
    if (!enemy?.alive) continue;
    const away = distance(at, enemy) - radiusOf(state, id);
    if (away <= least) {
      least = away;
      nearest = id;
    }
  }
  return nearest;
}

/**
 * The move a player means: straight if that is free, else round what is in the way, and never farther than the figure can
 * go. What is still refused then says why.
 */
export function previewMove(state: Frozen<State>, asked: Wish): MovePreview {
  const wish = asked.stopAt === null ? { ...asked, to: onTable(state, asked) } : asked;
  const leftCi = movementLeft(state, wish.figure);
  const straight = shortened(state, wish, [...wish.corners, wish.to], leftCi);
  if (straight.refusal === null || !isInTheWay(straight)) return preview(wish, straight, leftCi);
  const round = wayRound(state, wish);
  if (round === null) return preview(wish, straight, leftCi);
  const walked = shortened(state, wish, [...wish.corners, ...round], leftCi);
  return preview(wish, walked.refusal === null ? walked : straight, leftCi);
}

/** The nearest place to the pointer where the whole base stays on the table (DW-SIDE-7). */
function onTable(state: Frozen<State>, { figure, to }: Wish): Point {
  const { widthCi, heightCi } = state.table;
  const radius = radiusOf(state, figure);
  const within = (value: number, most: number) => Math.max(radius, Math.min(most - radius, value));
  return { x: within(to.x, widthCi), y: within(to.y, heightCi) };
}

interface Walk extends MovePlan {
  readonly asked: readonly Point[];
  readonly stopAt: FigureId | null;
}

/** The walk along these corners, cut off where the movement ends. */
function shortened(state: Frozen<State>, wish: Wish, corners: readonly Point[], leftCi: number): Walk {
  const plan = planMove(state, wish.figure, corners, wish.stopAt);
  if (plan.costCi <= leftCi) return { ...plan, asked: corners, stopAt: wish.stopAt };
  const cut = cutOff(plan.path, leftCi);
  if (cut.length < 2) return { ...plan, asked: corners, stopAt: wish.stopAt };
  const shorter = planMove(state, wish.figure, cut.slice(1), null);
  return { ...shorter, asked: cut.slice(1), stopAt: null };
}

/** The first part of a way that costs no more than `budget`. */
export function cutOff(way: readonly Point[], budget: number): readonly Point[] {
  const kept: Point[] = [];
  let left = budget;
  for (const corner of way) {
    const last = kept.at(-1);
    if (last === undefined) {
      kept.push(corner);
      continue;
    }
    const cost = legCost(last, corner);
    if (cost <= left) {
      kept.push(corner);
      left -= cost;
      continue;
    }
    const stop = along(last, corner, left);
    if (stop !== null) kept.push(stop);
    break;
  }
  return kept;
}

/** The farthest whole point on a leg that costs no more than `budget`. */
function along(a: Point, b: Point, budget: number): Point | null {
  const length = distance(a, b);
  for (let step = budget; step > budget - 4 && step > 0; step--) {
    const stop = {
      x: a.x + Math.round(((b.x - a.x) * step) / length),
      y: a.y + Math.round(((b.y - a.y) * step) / length),
    };
    if (legCost(a, stop) <= budget) return stop;
  }
  return null;
}

function isInTheWay({ refusal }: Walk): boolean {
  return refusal?.code === 'PATH_BLOCKED' || refusal?.code === 'IMPASSABLE';
}

/** Corners of a way round, from the last pinned corner to the wish; null if there is none near enough. */
function wayRound(state: Frozen<State>, wish: Wish): readonly Point[] | null {
  const start = wish.corners.at(-1) ?? placeOf(state, wish.figure);
  if (start === null) return null;
  const radius = radiusOf(state, wish.figure);
  const free = (a: Point, b: Point) => isFree(state, wish.figure, a, b);
  const goals = wish.stopAt === null ? [wish.to] : berths(state, wish.figure, wish.stopAt, start);
  for (const to of goals) {
    const way = route({
      from: start,
      to,
      radius,
      step: STEP_CI,
      bounds: { width: state.table.widthCi, height: state.table.heightCi },
      free,
      limit: PLACES[wish.effort],
    });
    if (way !== null) return way.slice(1);
  }
  return null;
}

/** Places around a figure from which it is touched, nearest to `from` first. */
export function berths(state: Frozen<State>, figure: FigureId, target: FigureId, from: Point): readonly Point[] {
  const centre = placeOf(state, target);
  if (centre === null) return [];
  const reach = radiusOf(state, figure) + radiusOf(state, target) + 3;
  const places: Point[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    places.push({
      x: Math.round(centre.x + reach * Math.cos(angle)),
      y: Math.round(centre.y + reach * Math.sin(angle)),
    });
  }
  return places.sort((a, b) => distance(a, from) - distance(b, from)).slice(0, 5);
}

/** Whether nothing stands in the way of one leg; what it costs is not looked at. */
function isFree(state: Frozen<State>, figure: FigureId, a: Point, b: Point): boolean {
  return refuseWay(state, figure, { path: [a, b], costCi: 0, facing: 0, refusal: null }) === null;
}

function preview(wish: Wish, walk: Walk, leftCi: number): MovePreview {
  const intent: Extract<Intent, { type: 'move' }> = {
    type: 'move',
    figure: wish.figure,
    path: walk.asked.map(({ x, y }) => ({ x, y })),
    stopAt: walk.stopAt,
  };
  return { points: walk.path, costCi: walk.costCi, leftCi, touches: walk.touches, refusal: walk.refusal, intent };
}
