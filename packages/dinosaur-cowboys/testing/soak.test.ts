import { soak } from './soak';

/** A flight right after another enemy has come nearer. */
const CROSSED = 6445;

test('DC-INV-1 to DC-INV-24 hold in random matches', () => {
  const failed = [CROSSED, ...Array.from({ length: 100 }, (_, i) => i + 1)].flatMap((seed) => {
    const { violations } = soak(seed, false);
    return violations.length === 0 ? [] : [{ seed, violations }];
  });
  expect(failed).toEqual([]);
});
