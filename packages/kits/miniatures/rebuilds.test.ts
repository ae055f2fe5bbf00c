import { afterLoss } from './rebuilds';

test('a lost board is built anew by itself three times, then a person decides', () => {
  let now = { attempt: 0, built: 0, failed: false };
  const seen = [1, 2, 3, 4].map(() => {
    now = afterLoss(now);
    return [now.attempt, now.failed];
  });
  expect(seen).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ]);
});
