import fc from 'fast-check';
import { type Disc, gap } from '../geometry';
import { SpatialGrid } from '../grid';
import { firstAlong, firstNear, isWithin, nearestOf, overlaps } from './bases';

const disc = (x: number, y: number, radius: number): Disc => ({ x, y, radius });

test.each([
  ['a gap of 0 is contact', disc(1000, 0, 500), 0, true],
  ['the reach counts', disc(1100, 0, 500), 100, true],
  ['one more does not', disc(1101, 0, 500), 100, false],
  ['slanted, exactly', disc(600, 800, 500), 0, true],
  ['slanted, one off', disc(600, 801, 500), 0, false],
  ['overlapping bases are within any reach', disc(10, 0, 500), 0, true],
  ['a reach of less than nothing', disc(10, 0, 500), -2000, false],
])('%s', (_name, other, reach, expected) => {
  expect(isWithin(disc(0, 0, 500), other, reach)).toBe(expected);
});

test.each([
  ['touching', disc(1000, 0, 500), 0, false],
  ['one unit in', disc(999, 0, 500), 0, true],
  ['within the tolerance', disc(990, 0, 500), 10, false],
  ['beyond the tolerance', disc(989, 0, 500), 10, true],
  ['a tolerance larger than both', disc(0, 0, 500), 1000, false],
])('overlap: %s', (_name, other, tolerance, expected) => {
  expect(overlaps(disc(0, 0, 500), other, tolerance)).toBe(expected);
});

test('contact and overlap agree with the gap, and are mutual', () => {
  const coordinate = fc.integer({ min: 0, max: 72_000 });
  const radius = fc.integer({ min: 1, max: 1500 });
  const base = fc.record({ x: coordinate, y: coordinate, radius });
  fc.assert(
    fc.property(base, base, fc.integer({ min: 0, max: 60_000 }), (a, b, reach) => {
      const apart = gap(a, b);
      if (Math.abs(apart - reach) > 1e-6) expect(isWithin(a, b, reach)).toBe(apart <= reach);
      expect(isWithin(b, a, reach)).toBe(isWithin(a, b, reach));
      if (Math.abs(apart) > 1e-6) expect(overlaps(a, b, 0)).toBe(apart < 0);
    }),
  );
});

test('the nearest base is the one with the smallest gap, of equal ones the first', () => {
  const [far, wide, near] = [disc(5000, 0, 500), disc(0, 4000, 1500), disc(-3000, 0, 500)];
  expect(nearestOf(disc(0, 0, 500), [far, wide, near])).toBe(wide);
  expect(nearestOf(disc(0, 0, 500), [far, near, wide])).toBe(near);
  expect(nearestOf(disc(0, 0, 500), [])).toBeNull();
});

test('the first base is told grid by grid, then by id', () => {
  const [walls, people] = [new SpatialGrid(600), new SpatialGrid(600)];
  people.insert('b', 100, 0, 50);
  people.insert('a', 200, 0, 50);
  walls.insert('z', 3000, 0, 50);
  const yes = () => true;
  expect(firstNear([walls, people], { x: 0, y: 0 }, 300, yes)).toBe('a');
  expect(firstNear([walls, people], { x: 0, y: 0 }, 3000, yes)).toBe('z');
  expect(firstNear([walls, people], { x: 0, y: 0 }, 300, (id) => id === 'b')).toBe('b');
  expect(firstNear([walls, people], { x: 0, y: 0 }, 10, yes)).toBeNull();
  const lane = { from: { x: 0, y: 0 }, to: { x: 1000, y: 0 }, radius: 50 };
  expect(firstAlong([walls, people], lane, yes)).toBe('a');
  expect(firstAlong([walls, people], { ...lane, to: { x: 4000, y: 0 } }, yes)).toBe('z');
  expect(firstAlong([walls, people], { ...lane, to: { x: -10, y: 0 }, radius: 40 }, yes)).toBeNull();
});
