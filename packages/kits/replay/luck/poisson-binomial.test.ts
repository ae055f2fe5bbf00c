import { distribution, spreadOf, tails } from './poisson-binomial';

/** Every possible result of the rolls, one by one. */
function counted(chances: readonly number[]): number[] {
  const odds = new Array<number>(chances.length + 1).fill(0);
  for (let ways = 0; ways < 2 ** chances.length; ways++) {
    let [p, had] = [1, 0];
    chances.forEach((chance, i) => {
      const hit = Math.floor(ways / 2 ** i) % 2 === 1;
      p *= hit ? chance : 1 - chance;
      if (hit) had++;
    });
    odds[had] = (odds[had] as number) + p;
  }
  return odds;
}

const VOLLEY = [30, 26, 21, 15, 6, 3, 1, 35, 36].map((ways) => ways / 36);

test('the odds of each number are those of all results together', () => {
  const found = distribution(VOLLEY);
  counted(VOLLEY).forEach((p, k) => {
    expect(found[k]).toBeCloseTo(p, 12);
  });
  expect(found.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});

test('equal rolls are binomial', () => {
  const half = new Array<number>(10).fill(0.5);
  expect(distribution(half).map((p) => Math.round(p * 1024))).toEqual([1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1]);
  // 11/1024 is 1.1 % and 56/1024 is 5.5 %: two and eight are the outermost values of the 95 %.
  expect(spreadOf(half)).toEqual({ rolls: 10, expected: 5, low: 2, high: 8 });
});

test('no more than 2.5 % lie beyond either end, and one step further in it would be more', () => {
  for (const chances of [VOLLEY, [0.5], [0.01], [0.99, 0.99], [], new Array<number>(400).fill(21 / 36)]) {
    const { low, high } = spreadOf(chances);
    expect(low).toBeLessThanOrEqual(high);
    expect(tails(chances, low - 1).atMost).toBeLessThanOrEqual(0.025 + 1e-12);
    expect(tails(chances, high + 1).atLeast).toBeLessThanOrEqual(0.025 + 1e-12);
    expect(tails(chances, low).atMost).toBeGreaterThan(0.025);
    expect(tails(chances, high).atLeast).toBeGreaterThan(0.025);
  }
});

test('both tails contain the actual number', () => {
  const { atMost, atLeast } = tails(VOLLEY, 4);
  expect(atMost + atLeast - (distribution(VOLLEY)[4] as number)).toBeCloseTo(1, 12);
  expect(tails([], 0)).toEqual({ atMost: 1, atLeast: 1 });
});
