/** Ways round standing barriers, on a grid: how far it is to a goal, and where a figure passes. */
import { distance, type Point } from '@dwo/kernel';
import { barrierAcross, barriersOf, barrierUnder, CLASS_DATA, type Now, TABLE } from '../rules';
import { Latest } from './latest';

/** The side of a cell, in mils: gates are wider. */
const CELL = 2000;
const WIDE = TABLE.width / CELL;
const HIGH = TABLE.height / CELL;
/** The extra length of a cell in which a large base can't rest. */
const NARROW = 1500;
/** A way along cells is longer than the true one by about this share. */
const COARSE = 1.08;
/** The grids that are kept, and the distances of each. */
const MOST_GRIDS = 24;
const MOST_FIELDS = 200;

/** The cells that one may be gone to from each cell, and distances that were asked for. */
interface Grid {
  readonly links: readonly (readonly number[])[];
  /** Whether a large base can't rest in a cell. */
  readonly narrow: readonly boolean[];
  /** By the cells of the goals. */
  readonly fields: Latest<Float64Array>;
}

/** By number of the table and the pieces that stand. */
const GRIDS = new Latest<Grid>(MOST_GRIDS);
/** Numbers of tables by their shapes: the copies of a table in playouts have the same number. */
const TABLES = new Latest<number>(MOST_GRIDS);
/** The same by a table's first outline, which nobody writes. */
const NUMBERS = new WeakMap<object, number>();
let tables = 0;

function tableOf({ features }: Now, first: object): number {
  const known = NUMBERS.get(first);
  if (known !== undefined) return known;
  const shapes = JSON.stringify(features.map(({ kind, closed, outline }) => [kind, closed, outline]));
  const table = TABLES.of(shapes, () => tables++);
  NUMBERS.set(first, table);
  return table;
}

const middleOf = (cell: number): Point => ({
  x: (cell % WIDE) * CELL + CELL / 2,
  y: Math.floor(cell / WIDE) * CELL + CELL / 2,
});

function cellOf({ x, y }: Point): number {
  const column = Math.min(WIDE - 1, Math.max(0, Math.floor(x / CELL)));
  return Math.min(HIGH - 1, Math.max(0, Math.floor(y / CELL))) * WIDE + column;
}

function linksOf(state: Now): number[][] {
  return Array.from({ length: WIDE * HIGH }, (_, cell) => {
    const [i, j] = [cell % WIDE, Math.floor(cell / WIDE)];
    const found: number[] = [];
    for (let up = -1; up <= 1; up++) {
      for (let over = -1; over <= 1; over++) {
        const inside = i + over >= 0 && i + over < WIDE && j + up >= 0 && j + up < HIGH;
        const next = cell + up * WIDE + over;
        if (next === cell || !inside) continue;
        if (barrierAcross(state, [middleOf(cell), middleOf(next)]) === null) found.push(next);
      }
    }
    return found;
  });
}

/** The grid of a table; null if no barrier stands. */
function gridOf(state: Now): Grid | null {
  const first = state.features[0]?.outline;
  if (first === undefined || barriersOf(state).length === 0) return null;
  const standing = state.features.map((piece) => (piece.standing ? '1' : '0')).join('');
  return GRIDS.of(`${tableOf(state, first)} ${standing}`, () => gridBetween(state));
}

function gridBetween(state: Now): Grid {
  const { radius } = CLASS_DATA.vehicle;
  const narrow = Array.from(
    { length: WIDE * HIGH },
    (_, cell) => barrierUnder(state, { ...middleOf(cell), radius }) !== null,
  );
  return { links: linksOf(state), narrow, fields: new Latest(MOST_FIELDS) };
}

/** The distance from each cell to the nearest of some goals. */
function fieldOf(grid: Grid, goals: readonly Point[]): Float64Array {
  const cells = goals.map(cellOf);
  return grid.fields.of(cells.join(' '), () => farFrom(grid, cells));
}

function farFrom({ links, narrow }: Grid, cells: readonly number[]): Float64Array {
  const far = new Float64Array(WIDE * HIGH).fill(Infinity);
  const open = [...new Set(cells)];
  for (const cell of open) far[cell] = 0;
  for (let at = 0; at < open.length; at++) {
    const cell = open[at] as number;
    const here = far[cell] as number;
    for (const next of links[cell] ?? []) {
      const straight = next === cell + 1 || next === cell - 1 || next === cell + WIDE || next === cell - WIDE;
      const there = here + (straight ? CELL : CELL * Math.SQRT2) + (narrow[next] === true ? NARROW : 0);
      if (there >= (far[next] as number) - 1e-6) continue;
      far[next] = there;
      open.push(next);
    }
  }
  return far;
}

/** The nearest of some goals in a straight line. */
function nearestOf(at: Point, goals: readonly Point[]): Point {
  return goals.reduce((best, goal) => (distance(at, goal) < distance(at, best) ? goal : best));
}

/** How far it is from a place to the nearest of some goals, round barriers; infinite without goals. */
export type Distances = (at: Point) => number;

/** The distances to the nearest of some goals. */
export function distancesTo(state: Now, goals: readonly Point[]): Distances {
  if (goals.length === 0) return () => Infinity;
  const grid = gridOf(state);
  const field = grid === null ? null : fieldOf(grid, goals);
  return (at) => {
    const goal = nearestOf(at, goals);
    const straight = distance(at, goal);
    const round = (field?.[cellOf(at)] ?? Infinity) / COARSE;
    return round > straight && Number.isFinite(round) && barrierAcross(state, [at, goal]) !== null ? round : straight;
  };
}

/** A way of at most this length round barriers to the nearest of some goals, by its corners; null if it leads straight there. */
export function wayRound(state: Now, from: Point, goals: readonly Point[], length: number): readonly Point[] | null {
  const grid = goals.length === 0 ? null : gridOf(state);
  if (grid === null) return null;
  const field = fieldOf(grid, goals);
  let cell = cellOf(from);
  if (barrierAcross(state, [from, nearestOf(from, goals)]) === null) return null;
  const path: Point[] = [];
  let [at, gone] = [from, 0];
  while (gone < length && Number.isFinite(field[cell])) {
    const links: readonly number[] = grid.links[cell] ?? [];
    const next = links.reduce((best, each) => ((field[each] as number) < (field[best] as number) ? each : best), cell);
    if (next === cell) break;
    const step = middleOf(next);
    const far = distance(at, step);
    if (gone + far > length - path.length - 2) break;
    if (barrierAcross(state, [at, step]) !== null) return null;
    path.push(step);
    [at, cell, gone] = [step, next, gone + far];
  }
  return path.length === 0 ? null : shortened(state, from, path);
}

/** The same way with the corners that it needs. */
function shortened(state: Now, from: Point, path: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  let at = from;
  for (let i = 0; i < path.length; ) {
    let far = path.length - 1;
    while (far > i && barrierAcross(state, [at, path[far] as Point]) !== null) far--;
    at = path[far] as Point;
    corners.push(at);
    i = far + 1;
  }
  return corners;
}
