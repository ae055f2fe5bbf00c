import fc from 'fast-check';
import { distance, type Point } from './geometry';
import { strictlyInPolygon } from './polygon';
import { type Cylinder, crossings, cylinderBlocks, type Point3, type Prism, prismBlocks } from './sight';
import { everySquare } from './testing/squares';

const p3 = (x: number, y: number, z: number): Point3 => ({ x, y, z });
const tree: Cylinder = { x: 500, y: 0, radius: 100, top: 300 };
const house: Prism = {
  outline: [
    { x: 400, y: -100 },
    { x: 600, y: -100 },
    { x: 600, y: 100 },
    { x: 400, y: 100 },
  ],
  top: 300,
};

test.each([
  ['at the middle', p3(0, 0, 200), p3(1000, 0, 200), true],
  ['over the top but into the near side', p3(0, 0, 200), p3(1000, 0, 400), true],
  ['well over the top', p3(0, 0, 200), p3(1000, 0, 600), false],
  ['just at the top', p3(0, 0, 300), p3(1000, 0, 300), false],
  ['past the side', p3(0, 100, 0), p3(1000, 100, 0), false],
  ['just past the side', p3(0, 99, 0), p3(1000, 99, 0), true],
  ['short of it', p3(0, 0, 0), p3(400, 0, 0), false],
  ['into it', p3(0, 0, 0), p3(401, 0, 0), true],
  ['from the far side on', p3(600, 0, 0), p3(1000, 0, 0), false],
  ['straight down beside it', p3(0, 0, 900), p3(0, 0, 0), false],
  ['straight down into it', p3(500, 0, 900), p3(500, 0, 0), true],
  ['straight down to its top', p3(500, 0, 900), p3(500, 0, 300), false],
  ['straight down at its edge', p3(560, 80, 900), p3(560, 80, 0), false],
  ['dipping below the top behind it', p3(0, 0, 400), p3(1000, 0, 100), true],
  ['dipping below the top far behind it', p3(0, 0, 700), p3(1000, 0, 100), false],
])('a line %s', (_, eye, target, blocked) => {
  expect(cylinderBlocks(eye, target, tree)).toBe(blocked);
  expect(cylinderBlocks(target, eye, tree)).toBe(blocked);
});

test.each([
  ['through the walls', p3(0, 0, 200), p3(1000, 0, 200), true],
  ['along a wall', p3(0, 100, 0), p3(1000, 100, 0), false],
  ['just inside a wall', p3(0, 99, 0), p3(1000, 99, 0), true],
  ['over a corner', p3(500, 0, 0), p3(900, 400, 0), true],
  ['touching a corner', p3(500, 200, 0), p3(700, 0, 0), false],
  ['from inside to outside', p3(500, 0, 0), p3(900, 0, 0), true],
  ['up to a wall', p3(0, 0, 0), p3(400, 0, 0), false],
  ['over the roof', p3(0, 0, 300), p3(1000, 0, 301), false],
  ['over the near edge of the roof and down behind', p3(0, 0, 500), p3(1000, 0, 100), true],
  ['over the far edge of the roof', p3(0, 0, 600), p3(1000, 0, 100), false],
])('a line that passes %s of a house', (_, eye, target, blocked) => {
  expect(prismBlocks(eye, target, house)).toBe(blocked);
  expect(prismBlocks(target, eye, house)).toBe(blocked);
});

test.each([
  ['through two walls', p3(0, 0, 0), p3(1000, 0, 0), [0, 0.4, 0.6, 1]],
  ['diagonally through two walls', p3(400, -200, 0), p3(800, 200, 0), [0, 0.25, 0.5, 1]],
  ['through a wall into the house', p3(0, 0, 0), p3(500, 0, 0), [0, 0.8, 1]],
  ['out of the house', p3(500, 0, 0), p3(500, 400, 0), [0, 0.25, 1]],
  ['short of it', p3(0, 0, 0), p3(390, 0, 0), [0, 1]],
  ['away from it', p3(700, 0, 0), p3(1000, 0, 0), [0, 1]],
  ['past its side', p3(0, 150, 0), p3(1000, 150, 0), [0, 1]],
  ['past its other side', p3(0, -150, 0), p3(1000, -150, 0), [0, 1]],
])('a line %s crosses the outline at the expected fractions', (_, eye, target, shares) => {
  const cuts = crossings(eye, target, house.outline);
  expect(cuts).toHaveLength(shares.length);
  shares.forEach((share, i) => {
    expect(cuts[i]).toBeCloseTo(share, 9);
  });
});

/** A house with two wings: the inner side of one, extended, runs through the other. */
const wings = [
  ...[
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 100 },
    { x: 100, y: 100 },
  ],
  ...[
    { x: 100, y: 300 },
    { x: 0, y: 300 },
  ],
];

test('a line along a wall crosses the outline at both ends of the wall', () => {
  for (const outline of [wings, [...wings].reverse()]) {
    const cuts = crossings({ x: -100, y: 100 }, { x: 400, y: 100 }, outline);
    expect([...new Set(cuts)]).toEqual([0, 0.2, 0.4, 0.8, 1]);
    const along = (from: number, to: number) => prismBlocks(p3(from, 100, 0), p3(to, 100, 0), { outline, top: 300 });
    expect([along(-100, 400), along(100, 400), along(90, 1_000), along(300, 400)]).toEqual([true, false, true, false]);
  }
});

test('terrain lower than both ends of a line, or completely to one side, is rejected by the quick test', () => {
  let looks = 0;
  const outline = house.outline.map((corner) => ({
    get x() {
      looks++;
      return corner.x;
    },
    get y() {
      looks++;
      return corner.y;
    },
  }));
  expect(prismBlocks(p3(0, 0, 300), p3(1000, 0, 400), { outline, top: 300 })).toBe(false);
  expect(looks).toBe(0);
  expect(prismBlocks(p3(0, -200, 0), p3(1000, -150, 0), { outline, top: 300 })).toBe(false);
  expect(looks).toBeLessThan(2 * outline.length);
});

const coordinate = fc.integer({ min: -1_000, max: 1_000 });
const place = fc.record({ x: coordinate, y: coordinate, z: fc.integer({ min: 0, max: 600 }) });
const bar = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
  radius: fc.integer({ min: 10, max: 400 }),
  top: fc.integer({ min: 0, max: 600 }),
});

/** Closely spaced points along a line. */
function along(eye: Point3, target: Point3): Point3[] {
  return Array.from({ length: 401 }, (_, i) => {
    const share = i / 400;
    return p3(
      eye.x + (target.x - eye.x) * share,
      eye.y + (target.y - eye.y) * share,
      eye.z + (target.z - eye.z) * share,
    );
  });
}

test('a line is blocked if a point of it is in a cylinder, and not if it stays clear', () => {
  fc.assert(
    fc.property(place, place, bar, (eye, target, cylinder) => {
      const points = along(eye, target);
      const inside = (slack: number) =>
        points.some((q) => distance(q, cylinder) < cylinder.radius + slack && q.z < cylinder.top + slack);
      const blocked = cylinderBlocks(eye, target, cylinder);
      return inside(-0.01) ? blocked : inside(8) || !blocked;
    }),
    { numRuns: 2_000 },
  );
});

const bow: Point[] = [
  { x: -300, y: -200 },
  { x: 350, y: -250 },
  { x: 0, y: 0 },
  { x: 320, y: 310 },
  { x: -280, y: 260 },
];

test('a line is blocked exactly if a point of it is in a prism', () => {
  const tops = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(place, place, tops, (eye, target, top) => {
      const points = along(eye, target);
      const inside = points.some((q) => strictlyInPolygon(q, bow) && q.z < top - 0.01);
      const blocked = prismBlocks(eye, target, { outline: bow, top });
      if (inside) return blocked;
      const lower = points.some((q) => near(q) && q.z < top + 8);
      return lower || !blocked;
    }),
    { numRuns: 2_000 },
  );
});

/** Whether a point is in the bow or within a few steps of it. */
function near(q: Point): boolean {
  const steps = [-8, 0, 8];
  return steps.some((dx) => steps.some((dy) => strictlyInPolygon({ x: q.x + dx, y: q.y + dy }, bow)));
}

test('sight turns with the table and is the same in both directions', () => {
  const tops = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(place, place, bar, tops, (eye, target, cylinder, top) => {
      const blocked = cylinderBlocks(eye, target, cylinder);
      const hidden = prismBlocks(eye, target, { outline: bow, top });
      for (const { point } of everySquare) {
        const lay = (q: Point3): Point3 => ({ ...point(q), z: q.z });
        const turned = { ...cylinder, ...point(cylinder) };
        if (cylinderBlocks(lay(eye), lay(target), turned) !== blocked) return false;
        if (prismBlocks(lay(eye), lay(target), { outline: bow.map(point), top }) !== hidden) return false;
      }
      return true;
    }),
    { numRuns: 1_000 },
  );
});
