/** The reason of a victory that hits did not decide. */
import { isByRank } from './by-rank';

const fought = (rolls: readonly string[]) => ({ ranks: [2, 19], rolls }) as const;

test.each([
  [['456/56', '1/1', '1/1', '4/5'], true],
  [['456/56', '45/1'], false],
  // A green die hits with 5 and 6 only.
  [['4/4'], false],
  [[], false],
])('JW-K-7 after the rolls %j the rank has decided: %s', (rolls, byRank) => {
  expect(isByRank(fought(rolls))).toBe(byRank);
});
