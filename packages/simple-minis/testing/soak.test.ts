import { EVERY } from './presets';
import { soak, soakOptions } from './soak';

test('VS-R-15 VS-R-47 random matches of every scenario and number of seats keep every property', () => {
  const seeds = Array.from({ length: 4 * EVERY.length }, (_, i) => i + 1);
  const violations = seeds.flatMap((seed) => soak(seed, false).violations.map((each) => ({ seed, each })));
  expect(violations).toEqual([]);
});

test('VS-R-13 the soak takes every scenario with every number of seats', () => {
  const kinds = EVERY.map((_, seed) => soakOptions(seed)).map(({ scenario, seats }) => `${scenario} ${seats}`);
  expect(new Set(kinds).size).toBe(EVERY.length);
});
