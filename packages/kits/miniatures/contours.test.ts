import { Depths, smoothed } from './contours';
import { boundsOf, edgeDistance, insideOutline } from './shapes';

const square = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];
/** An outline of two lobes joined by a narrow neck. */
const hourglass = [
  { x: 0, y: 0 },
  { x: 120, y: 40 },
  { x: 240, y: 0 },
  { x: 240, y: 120 },
  { x: 120, y: 80 },
  { x: 0, y: 120 },
];

describe('lines of equal depth', () => {
  test.each([10, 40, 80])('keep a distance of %i on every side', (distance) => {
    const [line, ...others] = new Depths(square).at(distance);
    expect(others).toEqual([]);
    expect(line?.length).toBeGreaterThan(10);
    for (const { x, y } of line ?? []) expect(Math.abs(edgeDistance(square, x, y) - distance)).toBeLessThan(4);
  });

  test('split where a piece has two summits', () => {
    const depths = new Depths(hourglass);
    expect(depths.at(8)).toHaveLength(1);
    const tops = depths.at(30);
    expect(tops).toHaveLength(2);
    for (const { x, y } of tops.flat()) expect(insideOutline(hourglass, x, y)).toBe(true);
    const [a, b] = tops.map(boundsOf);
    expect(Math.max(a?.left ?? 0, b?.left ?? 0)).toBeGreaterThan(120);
  });

  test('end at the deepest place', () => {
    const depths = new Depths(square);
    expect(depths.deepest).toBeGreaterThan(92);
    expect(depths.deepest).toBeLessThanOrEqual(100);
    expect(depths.at(depths.deepest + 1)).toEqual([]);
  });

  test('are the same for either direction of the outline', () => {
    const there = new Depths(hourglass).at(20).map(boundsOf);
    expect(new Depths([...hourglass].reverse()).at(20).map(boundsOf)).toEqual(there);
  });
});

test('smoothing keeps a line where it is', () => {
  const line = smoothed(new Depths(square).at(40)[0] ?? []);
  const box = boundsOf(line);
  expect(box.left).toBeCloseTo(40, -0.5);
  expect(box.right).toBeCloseTo(160, -0.5);
});
