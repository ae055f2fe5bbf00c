import fc from 'fast-check';
import { everySquare } from '../testing/squares';
import { aheadOf, degreesOf, facingTo, inFront, inFrontArc, isFacing } from './facings';

const p = (x: number, y: number) => ({ x, y });
const at = p(0, 0);

test.each([
  [p(5, 0), true, true],
  [p(5, 5), true, true],
  [p(5, -5), true, true],
  [p(4, 5), false, true],
  [p(0, 5), false, true],
  [p(0, 0), false, true],
  [p(-1, 5), false, false],
  [p(-5, 0), false, false],
])('a figure that looks east: %j is in its quarter, in its front half', (to, quarter, front) => {
  expect(inFrontArc(at, p(1, 0), to)).toBe(quarter);
  expect(inFront(at, p(1, 0), to)).toBe(front);
});

test('an arc of any width is a fraction', () => {
  const narrow = { side: 1, ahead: 3 };
  expect(inFrontArc(at, p(0, 7), p(1, 3), narrow)).toBe(true);
  expect(inFrontArc(at, p(0, 7), p(2, 5), narrow)).toBe(false);
});

test('arcs turn with the table, and do not depend on the length of the facing', () => {
  const coordinate = fc.integer({ min: -72_000, max: 72_000 });
  const point = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(point, point, point, fc.integer({ min: 1, max: 50 }), (from, facing, to, times) => {
      const long = p(facing.x * times, facing.y * times);
      expect(inFrontArc(from, long, to)).toBe(inFrontArc(from, facing, to));
      for (const { point: turn } of everySquare) {
        expect(inFrontArc(turn(from), turn(facing), turn(to))).toBe(inFrontArc(from, facing, to));
        expect(inFront(turn(from), turn(facing), turn(to))).toBe(inFront(from, facing, to));
      }
    }),
  );
});

test('a point is so far ahead and so far to the left', () => {
  expect(aheadOf(p(10, 10), p(0, 2), p(7, 15))).toEqual({ ahead: 10, left: 6 });
});

test('a facing towards a point is in lowest terms', () => {
  expect(facingTo(p(1000, 1000), p(4000, 5000))).toEqual(p(3, 4));
  expect(facingTo(p(0, 0), p(-700, 0))).toEqual(p(-1, 0));
  expect(facingTo(p(5, 5), p(5, 5))).toBeNull();
});

test.each([
  [p(1, 0), true],
  [p(-3, 4), true],
  [p(0, 0), false],
  [p(0.5, 1), false],
  [p(Number.NaN, 1), false],
  [p(1e9, 1), false],
])('%j is a facing: %s', (facing, expected) => {
  expect(isFacing(facing)).toBe(expected);
});

test('degrees are for drawing', () => {
  expect([p(1, 0), p(1, 1), p(0, 3), p(-2, 0), p(0, -1)].map(degreesOf)).toEqual([0, 45, 90, 180, 270]);
});
