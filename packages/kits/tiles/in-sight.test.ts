import { shiftInto } from './in-sight';

test.each([
  ['inside', 2, 5, 10, 0],
  ['over the near edge', -1.5, 2, 10, 1.5],
  ['over the far edge', 8, 11, 10, -1],
  ['longer than the room', -1, 12, 10, -0.5],
])('a line %s', (_, start, end, room, shift) => {
  expect(shiftInto(start, end, room)).toBe(shift);
});
