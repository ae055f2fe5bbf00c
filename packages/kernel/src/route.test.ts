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

test('a free way is straight', () => {
  const question = journey(p(100, 100), p(3_000, 900), []);
  expect(route(question)).toEqual([p(100, 100), p(3_000, 900)]);
  expect(question.asked()).toBe(1);
});

test('a way round a wall', () => {
  const blocks = wall(2_000, 0, 2_500);
  const way = route(journey(p(500, 500), p(3_500, 500), blocks)) as Point[];
  expect(way.length).toBeGreaterThan(2);
  const over = 2_550 + 50;
  const shortest = distance(p(500, 500), p(2_000, over)) + distance(p(2_000, over), p(3_500, 500));
  expect(pathCost(way)).toBeLessThan(shortest * 1.1);
});

test('no way through a closed wall, and the search is bounded', () => {
  const question = journey(p(500, 500), p(3_500, 500), wall(2_000, 0, 4_000));
  expect(route(question)).toBeNull();
  expect(question.asked()).toBeLessThan(2_000 * 9);
  const short = journey(p(500, 500), p(3_500, 500), wall(2_000, 0, 2_500), { limit: 20 });
  expect(route(short)).toBeNull();
  expect(short.asked()).toBeLessThan(20 * 9);
});

test('a goal off the table has no way, and here is here', () => {
  expect(route(journey(p(500, 500), p(5_960, 500), []))).toBeNull();
  expect(route(journey(p(500, 500), p(500, 500), []))).toEqual([p(500, 500)]);
});

const spot = fc.record({ x: fc.integer({ min: 50, max: 5_950 }), y: fc.integer({ min: 50, max: 3_950 }) });
const obstacle = fc.record({
  x: fc.integer({ min: 0, max: 6_000 }),
  y: fc.integer({ min: 0, max: 4_000 }),
  radius: fc.integer({ min: 50, max: 300 }),
});

test('every leg of a way is free, on the table, and no corner can be left out', () => {
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
