import fc from 'fast-check';
import { distance } from '../geometry';
import { everySquare } from '../testing/squares';
import { lengthInside, partsInside, shareInside, staysInside } from './inside';

const p = (x: number, y: number) => ({ x, y });
const box = (left: number, low: number, right: number, high: number) => [
  p(left, low),
  p(right, low),
  p(right, high),
  p(left, high),
];
const wood = box(100, 0, 200, 100);
const pond = box(150, 0, 300, 100);
/** A U that is open at the top. */
const bay = [p(0, 0), p(30, 0), p(30, 30), p(20, 30), p(20, 10), p(10, 10), p(10, 30), p(0, 30)];

test.each([
  ['through', [p(0, 50), p(400, 50)], [wood], 100, 100],
  ['past', [p(0, 150), p(400, 150)], [wood], 0, 0],
  ['overlapping areas count once', [p(0, 50), p(400, 50)], [wood, pond], 200, 200],
  ['within', [p(120, 50), p(130, 50)], [wood], 10, 10],
  ['along an edge', [p(0, 0), p(400, 0)], [wood], 100, 0],
  ['along a part of an edge', [p(150, 100), p(120, 100)], [wood], 30, 0],
  ['along the edge of one inside another', [p(150, 0), p(150, 400)], [wood, pond], 100, 100],
  ['through a corner', [p(90, -10), p(100, 0), p(110, -10)], [wood], 0, 0],
  ['in and out of a bay', [p(-10, 20), p(40, 20)], [bay], 20, 20],
  ['along the teeth of a bay', [p(-10, 30), p(40, 30)], [bay], 20, 0],
  ['round a corner inside', [p(0, 50), p(150, 50), p(150, 400)], [wood], 100, 100],
  ['a point', [p(150, 50)], [wood], 0, 0],
  ['nowhere', [p(150, 50), p(150, 50)], [wood], 0, 0],
  ['no areas', [p(0, 0), p(100, 100)], [], 0, 0],
])('the length inside, with the edge and without it: %s', (_name, path, areas, withEdge, without) => {
  for (const { point } of everySquare) {
    const turned = areas.map((outline) => outline.map(point));
    expect(lengthInside(path.map(point), turned, 'inside')).toBeCloseTo(withEdge, 9);
    expect(lengthInside(path.map(point), turned, 'outside')).toBeCloseTo(without, 9);
  }
});

test('an edge is told exactly at any slant', () => {
  const slab = [p(0, 0), p(7001, 3003), p(7001 - 300, 3003 + 700), p(-300, 700)];
  const leg = [p(-7001, -3003), p(14_002, 6006)];
  expect(lengthInside(leg, [slab], 'outside')).toBe(0);
  expect(lengthInside(leg, [slab], 'inside')).toBeCloseTo(distance(p(0, 0), p(7001, 3003)), 6);
});

test('parts that meet are one; a stay goes on round a corner of the path', () => {
  expect(partsInside(p(0, 50), p(400, 50), [wood, pond], 'inside')).toEqual([{ enter: 0.25, leave: 0.75 }]);
  expect(partsInside(p(-10, 20), p(40, 20), [bay], 'inside')).toHaveLength(2);
  expect(shareInside(p(0, 50), p(400, 50), [wood], 'inside')).toBeCloseTo(0.25, 12);
  expect(staysInside([p(0, 50), p(150, 50), p(150, 400)], [wood], 'inside')).toEqual([100]);
  expect(staysInside([p(0, 50), p(250, 50), p(150, 50)], [wood], 'inside')).toEqual([100, 50]);
});

test('the length inside is at most that of the path, and the same both ways', () => {
  const coordinate = fc.integer({ min: -50, max: 400 });
  const point = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 5 }), (path) => {
      for (const edge of ['inside', 'outside'] as const) {
        const inside = lengthInside(path, [wood, pond, bay], edge);
        const long = path.slice(1).reduce((sum, to, i) => sum + distance(path[i] ?? to, to), 0);
        expect(inside).toBeLessThanOrEqual(long + 1e-6);
        expect(lengthInside([...path].reverse(), [wood, pond, bay], edge)).toBeCloseTo(inside, 6);
      }
    }),
  );
});
