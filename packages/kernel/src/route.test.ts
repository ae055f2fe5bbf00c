import fc from 'fast-check';
import { type Disc, distance, inRectangle, type Point, pathCost, sweptOverlap } from './geometry';
import { type Journey, route } from './route';

const bounds = { width: 6_000, height: 4_000 };
const p = (x: number, y: number): Point => ({ x, y });

function journey(
  from: Point,
  to: Point,
  blocks: readonly Disc[],
  rest: Partial<Journey> = {},
): Journey & { asked: () => number } {
  let asked = 0;
  const free = (a: Point, b: Point) => {
    asked++;
    return !blocks.some((disc) => sweptOverlap(a, b, 50, disc, 1));
  };
  return { from, to, radius: 50, step: 150, bounds, free, limit: 2_000, asked: () => asked, ...rest };
}

const wall = (x: number, from: number, to: number): Disc[] =>
  Array.from({ length: Math.floor((to - from) / 90) + 1 }, (_, i) => ({ x, y: from + i * 90, radius: 50 }));

test('an unobstructed path is straight', () => {
  const question = journey(p(100, 100), p(3_000, 900), []);
  expect(route(question)).toEqual([p(100, 100), p(3_000, 900)]);
  expect(question.asked()).toBe(1);
});

test.each([
  ['beside it', p(900, 500)],
  ['above it', p(500, 900)],
])('an unobstructed path to a point directly %s is straight', (_, to) => {
  expect(route(journey(p(500, 500), to, []))).toEqual([p(500, 500), to]);
});

test('of two equal paths it takes the one north or east of the obstacle', () => {
  const disc = { x: 2_000, y: 2_000, radius: 200 };
  const north = [p(1_500, 2_000), p(1_950, 2_300), p(2_100, 2_300), p(2_500, 2_000)];
  expect(route(journey(p(1_500, 2_000), p(2_500, 2_000), [disc]))).toEqual(north);
  const east = north.map(({ x, y }) => p(y, x));
  expect(route(journey(p(2_000, 1_500), p(2_000, 2_500), [disc]))).toEqual(east);
});

test('a path leads round a wall', () => {
  const blocks = wall(2_000, 0, 2_500);
  const way = route(journey(p(500, 500), p(3_500, 500), blocks)) as Point[];
  expect(way.length).toBeGreaterThan(2);
  const over = 2_550 + 50;
  const shortest = distance(p(500, 500), p(2_000, over)) + distance(p(2_000, over), p(3_500, 500));
  expect(pathCost(way)).toBeLessThan(shortest * 1.1);
});

test('a closed wall has no path, and the search is bounded', () => {
  const question = journey(p(500, 500), p(3_500, 500), wall(2_000, 0, 4_000));
  expect(route(question)).toBeNull();
  expect(question.asked()).toBeLessThan(2_000 * 9);
  const short = journey(p(500, 500), p(3_500, 500), wall(2_000, 0, 2_500), { limit: 20 });
  expect(route(short)).toBeNull();
  expect(short.asked()).toBeLessThan(20 * 9);
});

test('a goal off the table has no path, and equal ends give a path of one point', () => {
  expect(route(journey(p(500, 500), p(5_960, 500), []))).toBeNull();
  expect(route(journey(p(500, 500), p(500, 500), []))).toEqual([p(500, 500)]);
});

/** A grid of squares; a step leads from the centre of a square to that of a free neighbour. */
const COLUMNS = 9;
const ROWS = 7;
const SIDE = 100;
const square = (n: number): Point => p((n % COLUMNS) * SIDE + 50, Math.floor(n / COLUMNS) * SIDE + 50);

function onSquares(from: number, to: number, blocked: ReadonlySet<number>, limit = 1_000) {
  const asked: (readonly [a: Point, b: Point])[] = [];
  const isBlocked = ({ x, y }: Point) => blocked.has(Math.floor(y / SIDE) * COLUMNS + Math.floor(x / SIDE));
  const free = (a: Point, b: Point): boolean => {
    asked.push([a, b]);
    return Math.abs(a.x - b.x) <= SIDE && Math.abs(a.y - b.y) <= SIDE && !isBlocked(b);
  };
  const size = { width: COLUMNS * SIDE, height: ROWS * SIDE };
  const places = { from: square(from), to: square(to) };
  return { ...places, radius: 50, step: SIDE, bounds: size, free, limit, asked };
}

const everySquare = Array.from({ length: COLUMNS * ROWS }, (_, n) => n);
const beside = everySquare.map((a) => everySquare.filter((b) => distance(square(a), square(b)) < 1.5 * SIDE));

/** The distance of every square, found by relaxing neighbours until nothing changes. */
function farFrom(start: number, blocked: ReadonlySet<number>): readonly number[] {
  const far = everySquare.map(() => Number.POSITIVE_INFINITY);
  far[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of everySquare) {
      for (const b of beside[a] as number[]) {
        const along = (far[a] as number) + distance(square(a), square(b));
        if (blocked.has(b) || along >= (far[b] as number) - 1e-6) continue;
        far[b] = along;
        changed = true;
      }
    }
  }
  return far;
}

const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, corner, i) => sum + distance(way[i] as Point, corner), 0);

const squares = fc.integer({ min: 0, max: everySquare.length - 1 });

test('on a grid the path is the shortest, and no leg is tested twice', () => {
  fc.assert(
    fc.property(squares, squares, fc.uniqueArray(squares, { maxLength: 30 }), (from, to, walls) => {
      fc.pre(from !== to);
      const blocked = new Set(walls.filter((wall) => wall !== from));
      const question = onSquares(from, to, blocked);
      const way = route(question);
      const far = farFrom(from, blocked)[to] as number;
      if (way === null) expect(far).toBe(Number.POSITIVE_INFINITY);
      else expect(lengthOf(way)).toBeCloseTo(far, 6);
      const [goals, steps] = [true, false].map((goal) =>
        question.asked.filter(([, b]) => (b === question.to) === goal),
      );
      for (const asked of [goals, steps] as [typeof question.asked, typeof question.asked]) {
        expect(new Set(asked.map((pair) => JSON.stringify(pair))).size).toBe(asked.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('every grid point is visited at most once, and no more than the limit', () => {
  const tried = (limit: number) => {
    const goal = everySquare.length - 1;
    const question = onSquares(0, goal, new Set([goal]), limit);
    expect(route(question)).toBeNull();
    return question.asked.filter(([, b]) => b === question.to).length;
  };
  expect(tried(1_000)).toBe(everySquare.length - 1);
  expect([tried(1), tried(2), tried(20)]).toEqual([1, 2, 20]);
});

test('of paths with equal length the one found first is taken', () => {
  expect(route(onSquares(0, COLUMNS + 3, new Set()))).toEqual([0, 1, 2, COLUMNS + 3].map(square));
});

const spot = fc.record({ x: fc.integer({ min: 50, max: 5_950 }), y: fc.integer({ min: 50, max: 3_950 }) });
const obstacle = fc.record({
  x: fc.integer({ min: 0, max: 6_000 }),
  y: fc.integer({ min: 0, max: 4_000 }),
  radius: fc.integer({ min: 50, max: 300 }),
});

test('every leg of a path is free and on the table, and no corner can be left out', () => {
  fc.assert(
    fc.property(spot, spot, fc.array(obstacle, { maxLength: 40 }), (from, to, blocks) => {
      const question = journey(from, to, blocks);
      const way = route(question);
      if (way === null) return;
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      for (let i = 1; i < way.length; i++) {
        const [a, b] = [way[i - 1] as Point, way[i] as Point];
        expect(question.free(a, b)).toBe(true);
        expect(inRectangle(b, 50, bounds.width, bounds.height)).toBe(true);
        const next = way[i + 1];
        if (next !== undefined) expect(question.free(a, next)).toBe(false);
      }
      expect(route(journey(from, to, blocks))).toEqual(way);
    }),
    { numRuns: 150 },
  );
});
