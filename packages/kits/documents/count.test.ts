import { asCount } from './count';

test.each([
  [0, 0],
  [-3, 0],
  [7.9, 7],
  [1000, 99],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  ['5', 0],
  [null, 0],
])('%p counts as %i', (value, wanted) => {
  expect(asCount(value, 99)).toBe(wanted);
});
