/** Turns a pointer on the table into a legal path: snapping, shortening, going round obstacles. */
import { type FigureId, groundCost, refuseWay, type State } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Point3, route } from '@dwo/kernel';
import type { Walk, Walker } from '../actions/way';
import { enemiesOf, placeOf, radiusOf, soldierOf, vehiclesOf } from './figures';
import type { MovePreview } from './plan';
import { leftOf, walkAlong } from './walks';

/** A pointer this near to a base means its figure. */
const SNAP_CI = 40;
/** The distances at which corners of a way round are tried: first close, for narrow gaps, then farther, for large obstacles. */
const STEPS_CI = [60, 160, 400] as const;
/** The number of places tried at each distance before a search ends: fewer while the pointer still moves. */
const PLACES = { glance: 160, search: 900 } as const;

/** A path that a player wants. */
export interface Wish extends Walker {
  /** Corners that are fixed already. */
  readonly corners: readonly (Point | Point3)[];
  readonly to: Point | Point3;
  /** The figure to stop in contact with; null to stop at `to`. */
  readonly stopAt: FigureId | null;
  /** How long to search for a way round. */
  readonly effort: keyof typeof PLACES;
}

/** The enemy that a pointer means, or for a soldier the vehicle to get into; null if it means the ground. */
export function snapTarget({ state, seat, figure, mode }: Walker, at: Point): FigureId | null {
  if (mode === 'carry') return null;
  const rides = mode === 'walk' && soldierOf(state, figure) !== null ? ridesOf(state, seat) : [];
  let nearest: FigureId | null = null;
  let least = SNAP_CI;
  for (const id of [...enemiesOf(state, figure), ...rides]) {
    const place = placeOf(state, id);
    if (place === null) continue;
    const away = distance(at, place) - radiusOf(state, id);
    if (away <= least) {
      least = away;
      nearest = id;
    }
  }
  return nearest;
}

/** Vehicles of the player and their teammates (DW-R-99) with a free seat. */
function ridesOf(state: Frozen<State>, seat: number): readonly FigureId[] {
  if (state.players[seat]?.side !== 'army') return [];
  return vehiclesOf(state).flatMap(([id, { alive, absence, seats }]) =>
    alive && absence === null && seats.includes(null) ? [id] : [],
  );
}

/**
 * The path that a player means: straight if possible, else round obstacles, and no farther than the figure can go. If it is
 * still refused, the refusal says why.
 */
export function previewMove(asked: Wish): MovePreview {
  const wish = asked.stopAt === null ? { ...asked, to: onTable(asked) } : asked;
  const straight = shortened(wish, [...wish.corners, wish.to], wish.stopAt);
  if (straight.refusal === null || !isInTheWay(straight)) return preview(straight);
  const round = wayRound(wish);
  if (round === null) return preview(straight);
  if (round === NO_WAY) return preview(cutOffBy(straight));
  const walked = shortened(wish, [...wish.corners, ...round], wish.stopAt);
  return preview(walked.refusal === null ? walked : straight);
}

/** The place nearest to the pointer at which the whole base is on the table (DW-SIDE-7). */
function onTable({ state, figure, to }: Wish): Point | Point3 {
  const { widthCi, heightCi } = state.table;
  const radius = radiusOf(state, figure);
  const within = (value: number, most: number) => Math.max(radius, Math.min(most - radius, value));
  return { ...to, x: within(to.x, widthCi), y: within(to.y, heightCi) };
}

/** The path along these corners, cut off at the point where the movement ends. */
function shortened(wish: Wish, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk {
  const whole = walkAlong(wish, corners, stopAt);
  if (whole.refusal === null || wish.mode === 'fly') return whole;
  // A dinosaur that is cut off before the target does not charge. If an obstacle blocks a charge, the path goes round it first.
  const budget = isInTheWay(whole) ? whole.mayCi : Math.min(whole.mayCi, leftOf(wish));
  if (whole.costCi <= budget) return whole;
  const cut = cutOff(wish, whole.path, budget);
  return cut.length < 2 ? whole : shortened(wish, cut.slice(1), null);
}

/** The first part of a path, up to a cost of `budget`. */
function cutOff(walker: Walker, way: readonly Point[], budget: number): readonly Point[] {
  const kept: Point[] = [];
  let left = budget;
  for (const corner of way) {
    const last = kept.at(-1);
    if (last === undefined) {
      kept.push(corner);
      continue;
    }
    const cost = groundCost(walker.state, walker.figure, last, corner);
    if (cost <= left) {
      kept.push(corner);
      left -= cost;
      continue;
    }
    const stop = along(walker, last, corner, left);
    if (stop !== null) kept.push(stop);
    break;
  }
  return kept;
}

/** The farthest point with whole coordinates on a leg, up to a cost of `budget`. */
function along({ state, figure }: Walker, a: Point, b: Point, budget: number): Point | null {
  const length = distance(a, b);
  let farthest: Point | null = null;
  let near = 0;
  let far = Math.ceil(length);
  while (far - near > 1) {
    const step = Math.floor((near + far) / 2);
    const stop = {
      x: a.x + Math.round(((b.x - a.x) * step) / length),
      y: a.y + Math.round(((b.y - a.y) * step) / length),
    };
    if (groundCost(state, figure, a, stop) <= budget) {
      farthest = stop;
      near = step;
    } else far = step;
  }
  return farthest;
}

function isInTheWay({ refusal }: Walk): boolean {
  return refusal?.code === 'PATH_BLOCKED' || refusal?.code === 'IMPASSABLE';
}

/** The result of a full search that found no path, although the figure could stand at the goal. */
const NO_WAY = 'none';
type Round = readonly Point[] | typeof NO_WAY | null;

/** The refusal of the straight path, with the note that no other path was found. */
function cutOffBy(straight: Walk): Walk {
  const { refusal } = straight;
  return refusal === null
    ? straight
    : { ...straight, refusal: { ...refusal, facts: { ...refusal.facts, cutOff: true } } };
}

/** Paths found before, by state and question. */
const sought = new WeakMap<Frozen<State>, Map<string, Round>>();

/** The corners of a way round on the ground, from the last waypoint to the goal; each question is searched once. */
function wayRound(wish: Wish): Round {
  const { state, figure, mode, to, stopAt, effort } = wish;
  const start = wish.corners.at(-1) ?? placeOf(state, figure);
  if (start === null || mode === 'fly' || mode === 'carry') return null;
  const known = sought.get(state) ?? new Map<string, Round>();
  sought.set(state, known);
  const question = JSON.stringify([figure, start.x, start.y, to.x, to.y, stopAt, effort]);
  const before = known.get(question);
  if (before !== undefined) return before;
  const round = searched(wish, start);
  known.set(question, round);
  return round;
}

function searched({ state, figure, to, stopAt, effort }: Wish, start: Point): Round {
  const radius = radiusOf(state, figure);
  const free = (a: Point, b: Point) => isFree(state, figure, a, b);
  const wanted = stopAt === null ? [to] : berths(state, figure, stopAt, start);
  // A goal where the figure can't stand has no path, and a search would take longest to find that out.
  const goals = wanted.filter((goal) => isFree(state, figure, goal, goal));
  const bounds = { width: state.table.widthCi, height: state.table.heightCi };
  for (const step of STEPS_CI) {
    for (const goal of goals) {
      const way = route({ from: start, to: goal, radius, step, bounds, free, limit: PLACES[effort] });
      if (way !== null) return way.slice(1);
    }
  }
  return goals.length > 0 && effort === 'search' ? NO_WAY : null;
}

/** Places round a figure in contact with it, the nearest to `from` first. */
function berths(state: Frozen<State>, figure: FigureId, target: FigureId, from: Point): readonly Point[] {
  return rim(state, target, radiusOf(state, figure) + 3)
    .sort((a, b) => distance(a, from) - distance(b, from))
    .slice(0, 5);
}

/** Places at a distance from the edge of a figure's base, all round it. */
export function rim(state: Frozen<State>, target: FigureId, awayCi: number): Point[] {
  const centre = placeOf(state, target);
  if (centre === null) return [];
  const reach = radiusOf(state, target) + awayCi;
  const places: Point[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    places.push({
      x: Math.round(centre.x + reach * Math.cos(angle)),
      y: Math.round(centre.y + reach * Math.sin(angle)),
    });
  }
  return places;
}

/** Whether one leg is free of obstacles, whatever it costs. */
function isFree(state: Frozen<State>, figure: FigureId, a: Point, b: Point): boolean {
  return (
    refuseWay(state, figure, { path: [a, b], legsCi: [], costCi: 0, tollAt: null, facing: 0, refusal: null }) === null
  );
}

function preview(walk: Walk): MovePreview {
  const { path, heights, costCi, mayCi, touches, refusal, intent } = walk;
  return { points: path, heights, costCi, leftCi: mayCi, touches, refusal, intent };
}
