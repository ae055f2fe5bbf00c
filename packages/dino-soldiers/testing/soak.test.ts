import { soak } from './soak';

const SEEDS = Array.from({ length: 60 }, (_, i) => 1001 + i);

test('DS-P-1 to DS-P-22: what must always hold holds in random matches', () => {
  const broken = SEEDS.flatMap((seed) => soak(seed).violations.map((violation) => ({ seed, ...violation })));
  expect(broken).toEqual([]);
});
