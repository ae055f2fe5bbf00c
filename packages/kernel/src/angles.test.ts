import fc from 'fast-check';
import { bearing, cosine, sine, TRIG_SCALE, wholeDegrees, withinArc } from './angles';
import type { Point } from './geometry';
import { everySquare, turned } from './testing/squares';

const coordinate = fc.integer({ min: -20_000, max: 20_000 });
const point = fc.record({ x: coordinate, y: coordinate });
const origin: Point = { x: 0, y: 0 };

test('sines and cosines are rounded to the nearest integer', () => {
  for (let d = -720; d <= 720; d++) {
    expect(Math.abs(sine(d) - Math.sin((d * Math.PI) / 180) * TRIG_SCALE)).toBeLessThanOrEqual(0.5 + 1e-6);
    expect(Math.abs(cosine(d) - Math.cos((d * Math.PI) / 180) * TRIG_SCALE)).toBeLessThanOrEqual(0.5 + 1e-6);
  }
});

test('along the axes they are exactly 0 or TRIG_SCALE', () => {
  const around = [0, 90, 180, 270, 360];
  expect(around.map(sine)).toEqual([0, TRIG_SCALE, 0, -TRIG_SCALE, 0]);
  expect(around.map(cosine)).toEqual([TRIG_SCALE, 0, -TRIG_SCALE, 0, TRIG_SCALE]);
});

test.each([
  [-1, 359],
  [-360, 0],
  [0, 0],
  [359, 359],
  [725, 5],
])('%i degrees are normalised to %i', (given, expected) => {
  expect(wholeDegrees(given)).toBe(expected);
});

/** The difference between a direction and the true one, in degrees. */
function error(from: Point, to: Point, degrees: number): number {
  const truth = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return Math.abs(((((degrees - truth) % 360) + 540) % 360) - 180);
}

test('a bearing is at most half a degree off', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const degrees = bearing(from, to);
      if (degrees === null) return from.x === to.x && from.y === to.y;
      return degrees >= 0 && degrees < 360 && error(from, to, degrees) <= 0.5 + 1e-5;
    }),
    { numRuns: 10_000 },
  );
});

test('the bearing along a whole degree is that degree', () => {
  for (let d = 0; d < 360; d++) expect(bearing(origin, { x: cosine(d), y: sine(d) })).toBe(d);
});

test('there is no bearing between equal points', () => {
  expect(bearing({ x: 3, y: 4 }, { x: 3, y: 4 })).toBeNull();
});

test('a direction halfway between two degrees is rounded towards the axis', () => {
  for (let d = 0; d < 45; d++) {
    const ray = { x: cosine(d) + cosine(d + 1), y: sine(d) + sine(d + 1) };
    expect(bearing(origin, ray)).toBe(d);
    expect(bearing(origin, { x: ray.x, y: ray.y + 1 })).toBe(d + 1);
    expect(bearing(origin, { x: ray.y, y: ray.x })).toBe(90 - d);
  }
});

test('every arc contains its own apex, and the widest contains everything', () => {
  for (const half of [0, 45, 90, 91, 180]) expect(withinArc(origin, 30, half, origin)).toBe(true);
  for (let d = 0; d < 360; d++) expect(withinArc(origin, d, 180, { x: -7, y: 11 })).toBe(true);
});

test('a bearing does not change when the table moves, and turns with the table', () => {
  fc.assert(
    fc.property(point, point, point, fc.integer({ min: 1, max: 50 }), (from, to, by, times) => {
      const plain = bearing(from, to);
      const moved = (p: Point) => ({ x: p.x + by.x, y: p.y + by.y });
      expect(bearing(moved(from), moved(to))).toBe(plain);
      const far = { x: from.x + (to.x - from.x) * times, y: from.y + (to.y - from.y) * times };
      expect(bearing(from, far)).toBe(plain);
      for (const square of everySquare) {
        expect(bearing(square.point(from), square.point(to))).toBe(plain === null ? null : turned(square, plain));
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  [0, 90, { x: 0, y: 5 }, true],
  [0, 90, { x: -1, y: 500 }, false],
  [0, 91, { x: -8, y: 500 }, true],
  [0, 91, { x: -9, y: 500 }, false],
  [0, 45, { x: 7, y: 7 }, true],
  [0, 45, { x: 7, y: 8 }, false],
  [350, 15, { x: 100, y: 8 }, true],
  [350, 15, { x: 100, y: 9 }, false],
  [180, 0, { x: -3, y: 0 }, true],
  [180, 0, { x: 3, y: 0 }, false],
  [77, 180, { x: -3, y: -9 }, true],
])('facing %i, %i degrees to either side: %j is inside: %p', (facing, half, to, inside) => {
  expect(withinArc(origin, facing, half, to)).toBe(inside);
});

test('an arc contains the points within its angle', () => {
  fc.assert(
    fc.property(
      point,
      point,
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 0, max: 180 }),
      (from, to, f, half) => {
        const off = error(from, to, f);
        const inside = from.x === to.x && from.y === to.y ? true : off <= half;
        return Math.abs(off - half) < 1e-4 || withinArc(from, f, half, to) === inside;
      },
    ),
    { numRuns: 10_000 },
  );
});

test('an arc turns and moves with the table', () => {
  const half = fc.integer({ min: 0, max: 180 });
  fc.assert(
    fc.property(point, point, point, fc.integer({ min: 0, max: 359 }), half, (from, to, by, facing, wide) => {
      const inside = withinArc(from, facing, wide, to);
      const moved = (p: Point) => ({ x: p.x + by.x, y: p.y + by.y });
      expect(withinArc(moved(from), facing, wide, moved(to))).toBe(inside);
      for (const square of everySquare) {
        expect(withinArc(square.point(from), turned(square, facing), wide, square.point(to))).toBe(inside);
      }
    }),
    { numRuns: 500 },
  );
});
