import fc from 'fast-check';
import { distance } from '../geometry';
import { everySquare } from '../testing/squares';
import {
  areJoined,
  crossesShape,
  distanceToShape,
  gridOf,
  isConvex,
  isSimple,
  middleOf,
  overlapsShape,
  type Shape,
  sectionsOf,
  sweepsShape,
} from './shapes';

const p = (x: number, y: number) => ({ x, y });
const area = (...outline: Shape['outline']): Shape => ({ outline, closed: true });
const line = (...outline: Shape['outline']): Shape => ({ outline, closed: false });
const barn = area(p(1000, 1000), p(4000, 1000), p(4000, 4000), p(1000, 4000));
const fence = line(p(1000, 1000), p(4000, 1000), p(4000, 4000));

test.each([
  ['inside an area', p(2000, 2000), barn, 0],
  ['on its edge', p(1000, 2000), barn, 0],
  ['left of it', p(0, 2000), barn, 1000],
  ['off its corner', p(400, 200), barn, 1000],
  ['in the bend of a line', p(3000, 2000), fence, 1000],
  ['on a line', p(2000, 1000), fence, 0],
  ['a line is not closed', p(1000, 4000), fence, 3000],
])('the distance to a shape: %s', (_name, at, shape, expected) => {
  expect(distanceToShape(at, at, shape)).toBe(expected);
  for (const { point } of everySquare) {
    const turned = { ...shape, outline: shape.outline.map(point) };
    expect(distanceToShape(point(at), point(at), turned)).toBe(expected);
  }
});

test('the distance of a leg is that of its nearest point', () => {
  expect(distanceToShape(p(0, 0), p(0, 9000), barn)).toBe(1000);
  expect(distanceToShape(p(0, 2000), p(5000, 2000), barn)).toBe(0);
  expect(distanceToShape(p(0, 500), p(9000, 500), fence)).toBe(500);
  const coordinate = fc.integer({ min: -2000, max: 8000 });
  const point = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const between = p(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      for (const shape of [barn, fence]) {
        expect(distanceToShape(between, between, shape)).toBeGreaterThan(distanceToShape(from, to, shape) - 1e-6);
      }
    }),
  );
});

test('a base overlaps a shape by more than the tolerance', () => {
  const guy = (x: number, y: number) => ({ ...p(x, y), radius: 500 });
  expect(overlapsShape(guy(500, 2000), barn, 10)).toBe(false);
  expect(overlapsShape(guy(510, 2000), barn, 10)).toBe(false);
  expect(overlapsShape(guy(511, 2000), barn, 10)).toBe(true);
  expect(overlapsShape(guy(2500, 2500), barn, 10)).toBe(true);
  expect(overlapsShape(guy(2500, 2500), fence, 10)).toBe(false);
  expect(overlapsShape(guy(2500, 1489), fence, 10)).toBe(true);
});

test('a base that moves sweeps what it passes, at both ends too', () => {
  const path = [p(0, 0), p(0, 5000), p(5000, 5000)];
  expect(sweepsShape(path, 1000, barn, 0)).toBe(false);
  expect(sweepsShape(path, 1001, barn, 0)).toBe(true);
  expect(sweepsShape([p(600, 2000)], 500, barn, 10)).toBe(true);
  expect(sweepsShape([], 500, barn, 10)).toBe(false);
});

const walled = { least: 5, edge: 'inside' } as const;
const open = { least: 5, edge: 'outside' } as const;
test.each([
  ['through an area', [p(0, 2000), p(9000, 2000)], barn, walled, true],
  ['past an area', [p(0, 0), p(9000, 0)], barn, walled, false],
  ['along its edge, which belongs to it', [p(0, 1000), p(9000, 1000)], barn, walled, true],
  ['along its edge, which does not', [p(0, 1000), p(9000, 1000)], barn, open, false],
  ['over its corner by less than counts', [p(998, 1005), p(1005, 998)], barn, walled, false],
  ['over its corner by enough', [p(990, 1020), p(1020, 990)], barn, walled, true],
  [
    'in two short parts that count together',
    [p(1001, 900), p(1001, 1003), p(1004, 1003), p(1004, 900)],
    barn,
    walled,
    true,
  ],
  ['up to a line', [p(2000, 0), p(2000, 1000)], fence, walled, true],
  ['short of a line', [p(2000, 0), p(2000, 999)], fence, walled, false],
  ['past the end of a line', [p(999, 0), p(999, 2000)], fence, walled, false],
  ['standing on a line', [p(2000, 1000)], fence, walled, true],
  ['nowhere, inside an area', [p(2000, 2000)], barn, { least: 0, edge: 'inside' } as const, false],
])('a path crosses a shape: %s', (_name, path, shape, crossing, expected) => {
  expect(crossesShape(path, shape, crossing)).toBe(expected);
  expect(crossesShape([...path].reverse(), shape, crossing)).toBe(expected);
});

test('the middle of a shape is the mean of its corners, halves upwards', () => {
  expect(middleOf(barn)).toEqual(p(2500, 2500));
  expect(middleOf(line(p(0, -1), p(3, 0)))).toEqual(p(2, 0));
});

test('sections of a wall are joined at an end, those of a building along an edge', () => {
  expect(areJoined(line(p(0, 0), p(3, 0)), line(p(3, 0), p(6, 0)))).toBe(true);
  expect(areJoined(line(p(0, 0), p(3, 0)), line(p(4, 0), p(6, 0)))).toBe(false);
  const right = area(p(4000, 1000), p(7000, 1000), p(7000, 4000), p(4000, 4000));
  const corner = area(p(4000, 4000), p(7000, 4000), p(7000, 7000), p(4000, 7000));
  expect(areJoined(barn, right)).toBe(true);
  expect(areJoined(barn, corner)).toBe(false);
  expect(areJoined(barn, fence)).toBe(true);
});

test('a long wall is cut into equal sections', () => {
  expect(sectionsOf(p(0, 0), p(3000, 0), 3000)).toEqual([[p(0, 0), p(3000, 0)]]);
  expect(sectionsOf(p(0, 0), p(0, 7000), 3000)).toEqual([
    [p(0, 0), p(0, 2333)],
    [p(0, 2333), p(0, 4667)],
    [p(0, 4667), p(0, 7000)],
  ]);
  for (const [a, b] of sectionsOf(p(13, 7), p(40_011, 9003), 3000)) expect(distance(a, b)).toBeLessThan(3001);
});

test('a building is cut into rows and columns whose sections share corners', () => {
  expect(gridOf([p(0, 0), p(3000, 0), p(3000, 3000), p(0, 3000)], 3000)).toEqual([
    [p(0, 0), p(3000, 0), p(3000, 3000), p(0, 3000)],
  ]);
  const cells = gridOf([p(0, 0), p(7000, 1000), p(6500, 5000), p(-500, 4000)], 3000);
  expect(cells).toHaveLength(6);
  const [first, second, , below] = cells.map((outline) => area(...outline));
  expect(first && second && below && [areJoined(first, second), areJoined(first, below)]).toEqual([true, true]);
  expect(cells.every((outline) => isConvex(outline))).toBe(true);
});

test.each([
  ['a box', [p(0, 0), p(9, 0), p(9, 9), p(0, 9)], true, true],
  ['one with a dent', [p(0, 0), p(9, 0), p(3, 3), p(0, 9)], true, false],
  ['one with a corner on an edge', [p(0, 0), p(5, 0), p(9, 0), p(9, 9)], true, false],
  ['a bow tie', [p(0, 0), p(9, 9), p(9, 0), p(0, 9)], false, false],
  ['one that folds back', [p(0, 0), p(9, 0), p(4, 0)], false, false],
  ['two corners', [p(0, 0), p(9, 0)], false, false],
  ['two turns round a star', [p(0, 9), p(6, -8), p(-9, 3), p(9, 3), p(-6, -8)], false, false],
])('whether %s is simple, and convex', (_, outline, simple, convex) => {
  expect([isSimple(outline), isConvex(outline)]).toEqual([simple, convex]);
});

test('a shape far from a path is left aside without changing any answer', () => {
  const at = fc.record({ x: fc.integer({ min: 0, max: 9000 }), y: fc.integer({ min: 0, max: 9000 }) });
  fc.assert(
    fc.property(
      at,
      at,
      fc.integer({ min: 0, max: 1500 }),
      fc.constantFrom(-20, 0, 10),
      (from, to, radius, tolerance) => {
        for (const shape of [barn, fence]) {
          const least = distanceToShape(from, to, shape);
          expect(sweepsShape([from, to], radius, shape, tolerance)).toBe(least < radius - tolerance);
          const base = { ...to, radius };
          expect(overlapsShape(base, shape, tolerance)).toBe(distanceToShape(to, to, shape) < radius - tolerance);
          if (least > 0) expect(crossesShape([from, to], shape, { least: 0, edge: 'inside' })).toBe(false);
        }
      },
    ),
  );
});
