import { cutAtContact, entersArea, malformedPath, walkedPath } from './paths';

const p = (x: number, y: number) => ({ x, y });
const wood = [p(100, 0), p(200, 0), p(200, 100), p(100, 100)];

test('a path has no empty legs; each leg costs its length rounded up, or what the game says', () => {
  const corners = [p(0, 0), p(3, 4), p(3, 4), p(4, 5)];
  expect(walkedPath(p(0, 0), corners)).toEqual({ path: [p(0, 0), p(3, 4), p(4, 5)], legs: [5, 2], cost: 7 });
  expect(walkedPath(p(0, 0), corners, () => 10).cost).toBe(20);
  expect(walkedPath(p(1, 1), [])).toEqual({ path: [p(1, 1)], legs: [], cost: 0 });
});

test('a path is cut where it touches', () => {
  const post = { x: 1000, y: 0, radius: 100 };
  expect(cutAtContact([p(0, 0), p(2000, 0)], 100, post, 0)).toEqual([p(0, 0), p(800, 0)]);
  expect(cutAtContact([p(0, 0), p(2000, 900)], 100, post, 0)).toBeNull();
  expect(cutAtContact([p(0, 500), p(800, 0), p(900, 0)], 100, post, 0)).toEqual([p(0, 500), p(800, 0)]);
  expect(cutAtContact([p(0, 0)], 100, post, 0)).toEqual([p(0, 0)]);
});

test.each([
  ['no corners', [], { corners: 0 }],
  ['too many', [p(1, 1), p(2, 2), p(3, 3)], { corners: 3 }],
  ['half a unit', [p(1, 1), p(1, 0.5)], p(1, 0.5)],
  ['no number', [p(Number.NaN, 1)], p(Number.NaN, 1)],
  ['far away', [p(1, -1001)], p(1, -1001)],
  ['fine', [p(1000, -1000), p(0, 0)], null],
])('a malformed path: %s', (_name, path, expected) => {
  expect(malformedPath(path, 2, 1000)).toEqual(expected);
});

test.each([
  ['through', [p(0, 50), p(300, 50)], true],
  ['onto the edge', [p(0, 50), p(100, 50)], true],
  ['out of it', [p(150, 50), p(300, 50)], true],
  ['away from the edge', [p(100, 50), p(0, 50)], false],
  ['past', [p(0, 150), p(300, 150)], false],
  ['nowhere', [p(150, 50)], false],
])('a path enters an area: %s', (_name, path, expected) => {
  expect(entersArea(path, wood)).toBe(expected);
});
