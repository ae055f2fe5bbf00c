import { fits, nearest, setBy } from './mode-numbers';

test('a way for other numbers of players sets the nearest number when it is chosen', () => {
  expect(nearest([4, 5], 2)).toBe(4);
  expect(nearest([2], 5)).toBe(2);
  expect(nearest([3, 4, 5], 4)).toBe(4);
  expect(nearest([2, 3, 4], 5)).toBe(4);
});

test('a way fits its own numbers, and any number before one is chosen', () => {
  expect([null, 2, 4].map((many) => fits({ players: [4, 5] }, many))).toEqual([true, false, true]);
});

test('a way for other numbers tells which number it has set, and one for the chosen number tells none', () => {
  expect([2, 4, null].map((many) => setBy({ players: [3, 4, 5] }, many))).toEqual([3, null, null]);
});
