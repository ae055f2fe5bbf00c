import { reachInches } from './words';

test.each([
  ['near enough', 1750, { gap: '17.5"', limit: '18"' }],
  ['at the limit', 1800, { gap: '18"', limit: '18"' }],
  ['rounded to the limit', 1797.2, { gap: '18"', limit: '18"' }],
  ['DW-RANGE-3 in doubt', 1804.2, { gap: '18"', limit: '18"' }],
  ['DW-RANGE-3 as far as doubt goes', 1805, { gap: '18"', limit: '18"' }],
  ['beyond all doubt', 1805.2, { gap: '18.1"', limit: '18"' }],
])('a reach in inches: %s', (_, gapCi, words) => {
  expect(reachInches({ gapCi, limitCi: 1800 })).toEqual(words);
});
