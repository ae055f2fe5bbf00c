import fc from 'fast-check';
import {
  type Disc,
  distance,
  distanceToLeg,
  gap,
  inRectangle,
  legCost,
  type Point,
  pathCost,
  stopAtContact,
  sweptOverlap,
} from './geometry';
import { everySquare } from './testing/squares';

const coordinate = fc.integer({ min: -8_000, max: 8_000 });
const near = fc.integer({ min: -400, max: 400 });
const point = fc.record({ x: coordinate, y: coordinate });
const radius = fc.integer({ min: 20, max: 300 });
const disc = fc.record({ x: coordinate, y: coordinate, radius });
/** A leg and a target close to it. */
const scene = fc
  .tuple(point, point, fc.integer({ min: 0, max: 100 }), near, near, radius, radius)
  .map(([a, b, share, dx, dy, own, other]) => ({
    a,
    b,
    own,
    target: {
      x: a.x + Math.round(((b.x - a.x) * share) / 100) + dx,
      y: a.y + Math.round(((b.y - a.y) * share) / 100) + dy,
      radius: other,
    },
  }));

const at = (x: number, y: number, r: number): Disc => ({ x, y, radius: r });

test('distance, gap and cost of known cases', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
  expect(legCost({ x: 0, y: 0 }, { x: 30, y: 40 })).toBe(50);
  expect(legCost({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(2);
  expect(pathCost([{ x: 0, y: 0 }])).toBe(0);
  expect(
    pathCost([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ]),
  ).toBe(4);
  expect(gap(at(0, 0, 50), at(300, 400, 150))).toBe(300);
});

test('a leg costs the smallest integer not below its length', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const cost = BigInt(legCost(a, b));
      const length2 = BigInt(a.x - b.x) ** 2n + BigInt(a.y - b.y) ** 2n;
      return cost * cost >= length2 && (cost === 0n || (cost - 1n) * (cost - 1n) < length2);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  [{ x: 50, y: 50 }, true],
  [{ x: 49, y: 50 }, false],
  [{ x: 50, y: 49 }, false],
  [{ x: 950, y: 450 }, true],
  [{ x: 951, y: 450 }, false],
  [{ x: 950, y: 451 }, false],
])('a disc of radius 50 at %j on a table of 1000 by 500: %p', (centre, on) => {
  expect(inRectangle(centre, 50, 1000, 500)).toBe(on);
});

/** The smallest distance, found in small steps along the leg. */
function walked({ a, b, target }: { a: Point; b: Point; target: Point }): number {
  let least = Number.POSITIVE_INFINITY;
  const steps = 1_000;
  for (let i = 0; i <= steps; i++) {
    const p = { x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps };
    least = Math.min(least, distance(p, target));
  }
  return least;
}

test('the distance to a leg is the smallest along it', () => {
  fc.assert(
    fc.property(scene, ({ a, b, target }) => {
      const least = walked({ a, b, target });
      const step = distance(a, b) / 1_000;
      const found = distanceToLeg(target, a, b);
      return found <= least + 1e-6 && found >= least - step;
    }),
    { numRuns: 300 },
  );
});

test('a moving disc overlaps exactly if the smallest distance says so', () => {
  fc.assert(
    fc.property(scene, fc.integer({ min: 0, max: 10 }), ({ a, b, own, target }, tolerance) => {
      const least = distanceToLeg(target, a, b);
      const limit = own + target.radius - tolerance;
      return Math.abs(least - limit) < 1e-6 || sweptOverlap(a, b, own, target, tolerance) === least < limit;
    }),
    { numRuns: 5_000 },
  );
});

test('touching is not an overlap, and neither is an overlap within the tolerance', () => {
  const a = { x: 0, y: 0 };
  const b = { x: 1000, y: 0 };
  expect(sweptOverlap(a, b, 50, at(500, 100, 50), 0)).toBe(false);
  expect(sweptOverlap(a, b, 50, at(500, 99, 50), 0)).toBe(true);
  expect(sweptOverlap(a, b, 50, at(500, 99, 50), 1)).toBe(false);
  expect(sweptOverlap(a, b, 50, at(1100, 0, 50), 0)).toBe(false);
  expect(sweptOverlap(a, b, 50, at(1099, 0, 50), 0)).toBe(true);
  expect(sweptOverlap(a, a, 50, at(60, 0, 50), 1)).toBe(true);
  expect(sweptOverlap(a, b, 50, at(-100, 0, 50), 0)).toBe(false);
  expect(sweptOverlap(a, b, 50, at(-99, 0, 50), 0)).toBe(true);
  expect(sweptOverlap(a, b, 50, at(500, 0, 50), 101)).toBe(false);
});

test('a leg that ends at a gap of 2 is in contact, and one with a larger gap is not', () => {
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };
  expect(stopAtContact(a, b, 50, at(202, 0, 50))).toEqual(b);
  expect(stopAtContact(a, b, 50, at(203, 0, 50))).toBeNull();
  expect(stopAtContact(a, b, 50, at(130, 97, 50))).toEqual(b);
});

/** Each row: the target, the length rounded up, the nearest integer point, which costs more, and the point one step back. */
test.each([
  [{ x: -40, y: -60 }, 23, at(-73, -96, 44), 54, { x: -30, y: -45 }, { x: -29, y: -44 }],
  [{ x: -59, y: -31 }, 38, at(-95, 9, 29), 38, { x: -34, y: -18 }, { x: -33, y: -17 }],
  [{ x: 47, y: 29 }, 49, at(91, 73, 61), 7, { x: 6, y: 4 }, { x: 5, y: 3 }],
])(
  'a move towards %j stops one step short if the nearest point costs more than the length',
  (b, own, target, most, near, stop) => {
    const a = { x: 0, y: 0 };
    expect(stopAtContact(a, b, own, target)).toEqual(stop);
    expect(legCost(a, near)).toBeGreaterThan(most);
    expect(legCost(a, stop)).toBeLessThanOrEqual(most);
    const by = { x: 1_000, y: -70 };
    const moved = (p: Point) => ({ x: p.x + by.x, y: p.y + by.y });
    expect(stopAtContact(by, moved(b), own, { ...target, ...moved(target) })).toEqual(moved(stop));
  },
);

test('a stop halfway between two points takes the one nearer to the start, on either side', () => {
  for (const side of [1, -1]) {
    const lay = ({ x, y }: Point) => ({ x: x * side + 0, y: y * side + 0 });
    const target = { ...lay({ x: 51, y: -70 }), radius: 34 };
    expect(stopAtContact({ x: 0, y: 0 }, lay({ x: -36, y: -36 }), 51, target)).toEqual(lay({ x: -9, y: -9 }));
  }
});

test('a move into contact stops at gap 0', () => {
  const a = { x: 0, y: 0 };
  expect(stopAtContact(a, { x: 1000, y: 0 }, 50, at(1000, 0, 150))).toEqual({ x: 800, y: 0 });
  expect(stopAtContact(a, { x: 0, y: -700 }, 50, at(30, -700, 50))).toEqual({ x: 0, y: -604 });
  expect(stopAtContact(a, { x: 0, y: -700 }, 50, at(30, -700, 50), 1)).toEqual({ x: 0, y: -605 });
  expect(stopAtContact(a, { x: 100, y: 0 }, 50, at(1000, 0, 150))).toBeNull();
  expect(stopAtContact(a, { x: -100, y: 0 }, 50, at(1000, 0, 150))).toBeNull();
  expect(stopAtContact(a, { x: 500, y: 0 }, 50, at(100, 0, 60))).toEqual(a);
  expect(stopAtContact(a, { x: 1000, y: 0 }, 50, at(500, 102, 50))).toBeNull();
  expect(stopAtContact(a, { x: 1000, y: 0 }, 50, at(500, 101, 50))).toEqual({ x: 500, y: 0 });
  expect(stopAtContact(a, a, 50, at(102, 0, 50))).toEqual(a);
  expect(stopAtContact(a, a, 50, at(103, 0, 50))).toBeNull();
});

test.each([0, 1])('a stop at contact touches, overlaps by at most %i, and lies on the leg', (tolerance) => {
  fc.assert(
    fc.property(scene, ({ a, b, own, target }) => {
      const least = distanceToLeg(target, a, b) - own - target.radius;
      const stop = stopAtContact(a, b, own, target, tolerance);
      if (stop === null) {
        expect(least).toBeGreaterThan(1 - 1e-6);
        return;
      }
      expect(least).toBeLessThanOrEqual(2 + 1e-6);
      expect(Number.isSafeInteger(stop.x) && Number.isSafeInteger(stop.y)).toBe(true);
      expect(distanceToLeg(stop, a, b)).toBeLessThanOrEqual(1.42);
      if (gap({ ...a, radius: own }, target) <= 0) {
        expect(stop).toEqual(a);
        return;
      }
      const left = gap({ ...stop, radius: own }, target);
      expect(left).toBeGreaterThanOrEqual(-tolerance);
      expect(left).toBeLessThanOrEqual(2);
      expect(sweptOverlap(a, stop, own, target, tolerance)).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

test('the end point of a move into contact gives the same move again', () => {
  fc.assert(
    fc.property(scene, ({ a, b, own, target }) => {
      const stop = stopAtContact(a, b, own, target);
      return stop === null || stopAtContact(a, stop, own, target) !== null;
    }),
    { numRuns: 5_000 },
  );
});

test('moved, turned and mirrored tables give moved, turned and mirrored results', () => {
  fc.assert(
    fc.property(scene, point, disc, ({ a, b, own, target }, by, other) => {
      const cost = legCost(a, b);
      const stop = stopAtContact(a, b, own, target);
      const swept = sweptOverlap(a, b, own, other, 1);
      const apart = gap(target, other);
      const ways = [...everySquare.map(({ point: turn }) => turn), (p: Point) => ({ x: p.x + by.x, y: p.y + by.y })];
      for (const way of ways) {
        const laid = (d: Disc): Disc => ({ ...way(d), radius: d.radius });
        expect(legCost(way(a), way(b))).toBe(cost);
        expect(gap(laid(target), laid(other))).toBe(apart);
        expect(sweptOverlap(way(a), way(b), own, laid(other), 1)).toBe(swept);
        const found = stopAtContact(way(a), way(b), own, laid(target));
        const wanted = stop === null ? null : way(stop);
        expect(found === null ? null : { x: found.x + 0, y: found.y + 0 }).toEqual(
          wanted === null ? null : { x: wanted.x + 0, y: wanted.y + 0 },
        );
      }
    }),
    { numRuns: 500 },
  );
});
