import { soak } from './soak';

const SEEDS = Array.from({ length: 60 }, (_, i) => 1001 + i);
/** With every check of the kernel: once a target without its units was not refused but broke. */
const THOROUGH = [101_500, 144_100];

test('DS-P-1 to DS-P-22: what must always hold holds in random matches', () => {
  const broken = [...SEEDS, ...THOROUGH].flatMap((seed) =>
    soak(seed, THOROUGH.includes(seed)).violations.map((violation) => ({ seed, ...violation })),
  );
  expect(broken).toEqual([]);
});
