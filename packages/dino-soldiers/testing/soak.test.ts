import { soak } from './soak';

const SEEDS = Array.from({ length: 60 }, (_, i) => 1001 + i);
/**
 * Seeds in which `check` once threw on a target without units instead of refusing it; they run with all checks of the
 * kernel.
 */
const THOROUGH = [101_500, 144_100];

test('DS-P-1 to DS-P-22: the properties hold in random matches', () => {
  const broken = [...SEEDS, ...THOROUGH].flatMap((seed) =>
    soak(seed, THOROUGH.includes(seed)).violations.map((violation) => ({ seed, ...violation })),
  );
  expect(broken).toEqual([]);
});
