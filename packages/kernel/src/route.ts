/** Finds a path round obstacles for a disc. The caller decides which legs are free, so every path found is legal. */
import { distance, inRectangle, type Point } from './geometry';

/** Start, end and limits of a path. */
export interface Journey {
  readonly from: Point;
  readonly to: Point;
  /** The radius of the moving disc, which must stay completely within the bounds. */
  readonly radius: number;
  /** The distance between the grid points that are tried as corners. A passage much narrower than this may be missed. */
  readonly step: number;
  /** The size of the table, from (0, 0). */
  readonly bounds: { readonly width: number; readonly height: number };
  /** Whether the disc may move straight from `a` to `b`. Called often; it dominates the cost. */
  readonly free: (a: Point, b: Point) => boolean;
  /** The most grid points to visit before giving up. */
  readonly limit: number;
}

interface Place extends Point {
  readonly i: number;
  readonly j: number;
  cost: number;
  estimate: number;
  /** The order of discovery; breaks ties the same way on every machine. */
  readonly number: number;
  before: Place | null;
  done: boolean;
}

const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/**
 * Finds a short free path with few corners, `from` and `to` included; null if none is found within the limit. A* on a coarse
 * grid through `from`, then shortened. The path is not always the shortest, because its corners lie on the grid.
 */
export function route(journey: Journey): Point[] | null {
  const { from, to, radius, bounds, free, limit } = journey;
  if (!inRectangle(to, radius, bounds.width, bounds.height)) return null;
  if (from.x === to.x && from.y === to.y) return [from];
  const places = new Map<number, Place>();
  const open: Place[] = [];
  const start: Place = {
    ...{ x: from.x, y: from.y, i: 0, j: 0, number: 0 },
    ...{ cost: 0, estimate: distance(from, to), before: null, done: false },
  };
  places.set(key(0, 0), start);
  push(open, start);
  for (let place = pop(open); place !== null; place = pop(open)) {
    if (place.done) continue;
    place.done = true;
    if (free(place, to)) return tighten([...wayTo(place), { x: to.x, y: to.y }], free);
    for (const [di, dj] of NEIGHBOURS) {
      if (places.size >= limit) break;
      look(journey, places, open, place, di, dj);
    }
  }
  return null;
}

/** Tries the step from a grid point to its neighbour and keeps the cheapest path there. */
function look(journey: Journey, places: Map<number, Place>, open: Place[], place: Place, di: number, dj: number): void {
  const { from, to, radius, step, bounds, free } = journey;
  const i = place.i + di;
  const j = place.j + dj;
  const known = places.get(key(i, j));
  const cost = place.cost + (di !== 0 && dj !== 0 ? step * Math.SQRT2 : step);
  if (known !== undefined && (known.done || known.cost <= cost)) return;
  const at = { x: from.x + i * step, y: from.y + j * step };
  if (!inRectangle(at, radius, bounds.width, bounds.height) || !free(place, at)) return;
  const estimate = cost + distance(at, to);
  const found: Place = { ...at, i, j, cost, estimate, number: places.size, before: place, done: false };
  if (known !== undefined) known.done = true;
  places.set(key(i, j), found);
  push(open, found);
}

/** An upper limit of columns and rows. */
const MOST_ROWS = 65_536;

function key(i: number, j: number): number {
  return i * MOST_ROWS + j;
}

function wayTo(last: Place): Point[] {
  const way: Point[] = [];
  for (let place: Place | null = last; place !== null; place = place.before) way.push({ x: place.x, y: place.y });
  return way.reverse();
}

/** Leaves out every corner that can be skipped. */
function tighten(way: readonly Point[], free: (a: Point, b: Point) => boolean): Point[] {
  const tight = [way[0] as Point];
  let at = 0;
  while (at < way.length - 1) {
    let next = way.length - 1;
    while (next > at + 1 && !free(way[at] as Point, way[next] as Point)) next--;
    tight.push(way[next] as Point);
    at = next;
  }
  return tight;
}

/** Adds a grid point to a heap that is sorted by the estimated cost. */
function push(heap: Place[], place: Place): void {
  let at = heap.length;
  heap.push(place);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!sooner(place, heap[above] as Place)) break;
    heap[at] = heap[above] as Place;
    at = above;
  }
  heap[at] = place;
}

function pop(heap: Place[]): Place | null {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined) return null;
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && sooner(heap[below + 1] as Place, heap[below] as Place)) below++;
    if (!sooner(heap[below] as Place, last)) break;
    heap[at] = heap[below] as Place;
    at = below;
  }
  heap[at] = last;
  return first;
}

function sooner(a: Place, b: Place): boolean {
  return a.estimate < b.estimate || (a.estimate === b.estimate && a.number < b.number);
}
