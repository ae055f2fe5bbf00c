import fc from 'fast-check';
import { distanceToLeg, type Point } from './geometry';
import { crossesPolygon, inPolygon, legsMeet, strictlyInPolygon } from './polygon';
import { everySquare } from './testing/squares';

const p = (x: number, y: number): Point => ({ x, y });
const square = [p(0, 0), p(10, 0), p(10, 10), p(0, 10)];
/** A U that is open at the top. */
const bay = [p(0, 0), p(30, 0), p(30, 30), p(20, 30), p(20, 10), p(10, 10), p(10, 30), p(0, 30)];

const diamond = [p(-5, 0), p(0, -5), p(5, 0), p(0, 5)];
/** Four teeth whose tips lie on a line, and a back that rises above the line at one end. */
const comb = [
  ...[p(0, 0), p(10, -10), p(20, 0), p(30, -10), p(40, 0), p(50, -10), p(60, 0), p(70, -10), p(80, -10)],
  ...[p(80, 10), p(90, 10), p(90, -20), p(-10, -20)],
];
/** The table turned, mirrored, moved, and turned by 45 and by odd angles (which also enlarges it). */
const LAYS: readonly ((q: Point) => Point)[] = [
  ...everySquare.map(({ point }) => point),
  ({ x, y }) => p(x - y, x + y),
  ({ x, y }) => p(x + y, x - y),
  ({ x, y }) => p(4 * x - 3 * y, 3 * x + 4 * y),
  ({ x, y }) => p(3 * x + 4 * y, 4 * x - 3 * y),
  ({ x, y }) => p(x - 1_000, y + 37),
  ({ x, y }) => p(x - y - 400, x + y + 400),
];

test.each([
  [p(5, 5), square, true, true],
  [p(0, 5), square, true, false],
  [p(10, 10), square, true, false],
  [p(10, 11), square, false, false],
  [p(-1, 0), square, false, false],
  [p(11, 0), square, false, false],
  [p(0, -1), square, false, false],
  [p(10, -1), square, false, false],
  [p(0, 11), square, false, false],
  [p(15, 20), bay, false, false],
  [p(15, 10), bay, true, false],
  [p(5, 10), bay, true, true],
  [p(25, 30), bay, true, false],
  [p(15, 30), bay, false, false],
  [p(40, 10), bay, false, false],
])('%j: inside including the edge, inside excluding it', (point, outline, inside, strictly) => {
  expect(inPolygon(point, outline)).toBe(inside);
  expect(strictlyInPolygon(point, outline)).toBe(strictly);
});

test.each([
  ['through', p(-5, 5), p(15, 5), square, true],
  ['into', p(-5, 5), p(5, 5), square, true],
  ['within', p(2, 2), p(3, 7), square, true],
  ['past', p(-5, 11), p(15, 11), square, false],
  ['up to the edge', p(-5, 5), p(0, 5), square, false],
  ['up to a corner', p(-5, -5), p(0, 0), square, false],
  ['past a corner', p(-5, 5), p(5, -5), square, false],
  ['through two corners', p(-5, -5), p(15, 15), square, true],
  ['along an edge', p(-5, 0), p(15, 0), square, true],
  ['along a part of an edge', p(3, 10), p(4, 10), square, true],
  ['along the line of an edge but beyond it', p(11, 0), p(15, 0), square, false],
  ['up to the end of an edge on its line', p(10, 0), p(15, 0), square, false],
  ['from edge to edge', p(0, 3), p(10, 4), square, true],
  ['of length 0', p(5, 5), p(5, 5), square, false],
  ['across the mouth of the bay', p(10, 30), p(20, 30), bay, false],
  ['into the bay', p(15, 40), p(15, 11), bay, false],
  ['down to the ground of the bay', p(15, 40), p(15, 10), bay, false],
  ['from tip to tip of the bay and on', p(0, 30), p(30, 30), bay, true],
  ['across the bay', p(-5, 20), p(35, 20), bay, true],
  ['from inner corner to outside over the mouth', p(10, 10), p(16, 40), bay, false],
  ['past corners that lie between its ends in height and in breadth', p(-30, 0), p(0, 40), square, false],
  ['past corners that lie between its ends, on the other side', p(10, 40), p(40, 0), square, false],
  ['along a whole edge and on to a later corner', p(0, 0), p(0, 40), square, true],
  ['through two opposite corners', p(-10, 0), p(10, 0), diamond, true],
  ['through two opposite corners upwards', p(0, -10), p(0, 10), diamond, true],
  ['up to a corner', p(-10, 0), p(-5, 0), diamond, false],
  ['up to a corner from below', p(0, -10), p(0, -5), diamond, false],
  ['along the tips of a comb', p(-10, 0), p(70, 0), comb, false],
  ['from tip to tip of a comb', p(0, 0), p(20, 0), comb, false],
  ['along the tips of a comb and into its back', p(-10, 0), p(90, 0), comb, true],
  ['away from a comb along its tips', p(-10, 0), p(-30, 0), comb, false],
])('a leg %s', (_, a, b, outline, crosses) => {
  for (const lay of LAYS) {
    const laid = outline.map(lay);
    for (const corners of [laid, [...laid].reverse(), [...laid.slice(3), ...laid.slice(0, 3)]]) {
      expect(crossesPolygon(lay(a), lay(b), corners)).toBe(crosses);
      expect(crossesPolygon(lay(b), lay(a), corners)).toBe(crosses);
    }
  }
});

test.each([
  ['to the left', p(100, 0), p(130, 90)],
  ['to the right', p(-130, 0), p(-100, 90)],
  ['below', p(0, 100), p(90, 130)],
  ['above', p(0, -130), p(90, -100)],
])('an outline completely %s of a leg is rejected by the quick test', (_, a, b) => {
  let looks = 0;
  const outline = comb.map((corner) => ({
    get x() {
      looks++;
      return corner.x;
    },
    get y() {
      looks++;
      return corner.y;
    },
  }));
  expect(crossesPolygon(a, b, outline)).toBe(false);
  expect(looks).toBeLessThanOrEqual(comb.length + 3);
});

test.each([
  [p(0, 0), p(10, 10), p(0, 10), p(10, 0), true],
  [p(0, 0), p(10, 0), p(5, 0), p(5, 9), true],
  [p(0, 0), p(10, 0), p(10, 0), p(20, 5), true],
  [p(0, 0), p(10, 0), p(5, 1), p(5, 9), false],
  [p(0, 0), p(10, 0), p(11, 0), p(20, 0), false],
  [p(0, 0), p(10, 0), p(3, 0), p(4, 0), true],
  // An end of the second leg lies in the bounding box of the first, but beside the leg.
  [p(0, 0), p(10, 10), p(8, 2), p(20, 0), false],
  [p(0, 0), p(10, 10), p(8, 2), p(8, 3), false],
  // The line of one leg meets the other, but the leg ends before.
  [p(0, 0), p(10, 0), p(5, 2), p(5, 1), false],
  [p(0, 0), p(10, 0), p(12, -5), p(12, 5), false],
  [p(0, 0), p(10, 0), p(0, 1), p(10, 1), false],
])('legs %j %j and %j %j meet: %p', (a, b, c, d, meet) => {
  for (const lay of LAYS) {
    const [e, f, g, h] = [a, b, c, d].map(lay) as [Point, Point, Point, Point];
    const ways = [legsMeet(e, f, g, h), legsMeet(f, e, g, h), legsMeet(e, f, h, g), legsMeet(f, e, h, g)];
    const others = [legsMeet(g, h, e, f), legsMeet(h, g, e, f), legsMeet(g, h, f, e), legsMeet(h, g, f, e)];
    expect([...ways, ...others]).toEqual(new Array(8).fill(meet));
  }
});

const small = fc.integer({ min: -12, max: 12 });
const spot = fc.record({ x: small, y: small });

/** A star-shaped outline: its corners are sorted by direction from the centre, so it does not cross itself. */
const outline = fc
  .uniqueArray(fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }), {
    minLength: 5,
    maxLength: 9,
    selector: ({ x, y }) => Math.round(Math.atan2(y, x) * 1e9),
  })
  .map((corners) => corners.filter(({ x, y }) => x !== 0 || y !== 0))
  .map((corners) => corners.sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x)))
  .filter(
    (corners) =>
      corners.length >= 3 && corners.every((c, i) => leftTurn(c, corners[(i + 1) % corners.length] as Point)),
  );

/** A leg may cross its thin corner on less than a thousandth of its length. */
const SLIVER = [p(0, -1), p(1, -7), p(1, 0), p(0, 1), p(-1, 0)];

function leftTurn(a: Point, b: Point): boolean {
  return a.x * b.y - a.y * b.x > 0;
}

/** Whether a part of the leg lies inside or along an edge: checks the middle of every part between two crossings. */
function covered(a: Point, b: Point, corners: readonly Point[]): boolean {
  const on = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const meets = corners.map((c, i) => meetsLine(a, b, c, corners[(i + 1) % corners.length] as Point));
  const stops = [0, 1, ...meets.filter((t) => t > 0 && t < 1)].sort((one, other) => one - other);
  return stops.some((to, i) => {
    const from = stops[i - 1] ?? to;
    // Real parts are longer than this, however thin the outline is, because its corners lie on a small grid.
    if (to - from < 1e-8) return false;
    const middle = on((from + to) / 2);
    return depth(middle, corners) <= 1e-9 || strictlyInPolygon(middle, corners);
  });
}

/** The fraction of the leg at which it meets the line through `c` and `d`; infinite or NaN if they are parallel. */
function meetsLine(a: Point, b: Point, c: Point, d: Point): number {
  const away = ({ x, y }: Point) => (d.x - c.x) * (y - c.y) - (d.y - c.y) * (x - c.x);
  return away(a) / (away(a) - away(b));
}

/** The distance to the nearest edge. */
function depth(point: Point, corners: readonly Point[]): number {
  return Math.min(...corners.map((c, i) => distanceToLeg(point, c, corners[(i + 1) % corners.length] as Point)));
}

test('a leg crosses a polygon if a part of it lies inside', () => {
  fc.assert(
    fc.property(outline, spot, spot, (corners, a, b) => {
      const crosses = crossesPolygon(a, b, corners);
      expect(crosses).toBe((a.x !== b.x || a.y !== b.y) && covered(a, b, corners));
    }),
    { numRuns: 1000, examples: [[SLIVER, p(-12, -12), p(11, -3)]] },
  );
});

test('results turn and move with the table', () => {
  fc.assert(
    fc.property(outline, spot, spot, spot, (corners, a, b, by) => {
      const inside = inPolygon(a, corners);
      const crosses = crossesPolygon(a, b, corners);
      const ways = [...everySquare.map(({ point }) => point), (q: Point) => p(q.x + by.x, q.y + by.y)];
      for (const way of ways) {
        expect(inPolygon(way(a), corners.map(way))).toBe(inside);
        expect(crossesPolygon(way(a), way(b), corners.map(way))).toBe(crosses);
      }
      expect(crossesPolygon(a, b, [...corners].reverse())).toBe(crosses);
    }),
    { numRuns: 300 },
  );
});
