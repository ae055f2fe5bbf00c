/** The sequential test of a share: its ratio, and by simulation how often it errs and how many games it takes. */
import { type Dice, seededDice } from '@dwo/kernel';
import { EVEN, fixedPlan, logRatio, questionWith, SequentialTest, type Verdict } from './sequential';

const FINE = 1_000_000;
const RUNS = 150;

/** Plays games of this true share, one draw in `drawn` of them, until the test answers. */
function run(
  share: number,
  dice: Dice,
  games: 1 | 2 = 1,
  drawn = 0,
): { readonly verdict: Verdict; readonly games: number } {
  const test = new SequentialTest(EVEN, games);
  const score = () => {
    if (dice.roll(FINE, 'game') <= drawn * FINE) return 0.5;
    return dice.roll(FINE, 'game') <= ((share - drawn / 2) / (1 - drawn)) * FINE ? 1 : 0;
  };
  while (test.add(games === 1 ? score() : score() + score()) === 'open');
  return { verdict: test.verdict, games: test.played };
}

function many(share: number, games: 1 | 2 = 1, drawn = 0) {
  const dice = seededDice(new Uint8Array(32).fill(7), Math.round(share * 1000) + 10_000 * games);
  const runs = Array.from({ length: RUNS }, () => run(share, dice, games, drawn));
  const part = (verdict: Verdict) => runs.filter((each) => each.verdict === verdict).length / RUNS;
  return { part, mean: runs.reduce((sum, each) => sum + each.games, 0) / RUNS };
}

test('the ratio is that of a coin where no game is drawn, and fits the normal approximation', () => {
  const coin = 60 * Math.log(0.62 / 0.54) + 40 * Math.log(0.38 / 0.46);
  expect(logRatio([40, 0, 60], 0.54, 0.62)).toBeCloseTo(coin, 2);
  expect(logRatio([60, 0, 40], 0.62, 0.54)).toBeCloseTo(40 * Math.log(0.54 / 0.62) + 60 * Math.log(0.46 / 0.38), 2);
  const [mean, variance] = [0.55, 0.22];
  const counts = [350, 200, 450];
  expect(logRatio(counts, 0.54, 0.56)).toBeCloseTo((1000 * 0.02 * (2 * mean - 1.1)) / (2 * variance), 1);
});

test.each([
  [0.5, 'inside'],
  [0.7, 'above'],
  [0.3, 'below'],
] as const)('a share of %f is found to be %s in fewer games than a fixed plan takes', (share, verdict) => {
  const { part, mean } = many(share);
  expect(part(verdict)).toBeGreaterThanOrEqual(0.97);
  expect(mean).toBeLessThan(fixedPlan(EVEN, 1) * (verdict === 'inside' ? 0.75 : 1 / 3));
});

test.each([
  [0.38, 'inside'],
  [0.62, 'inside'],
  [0.46, 'below'],
  [0.54, 'above'],
] as const)(
  'a share of %f, a margin from a bound, is wrongly found to be %s in about 5 runs of 100',
  (share, wrong) => {
    const { part } = many(share);
    // The bound is 0.05; three standard errors of so many runs are 0.053.
    expect(part(wrong)).toBeLessThan(0.103);
    expect(many(share, 2, 0.2).part(wrong)).toBeLessThan(0.103);
  },
);

test('results less their luck are answered in fewer games, with no more errors', () => {
  const dice = seededDice(new Uint8Array(32).fill(5), 3);
  // Half of the rolls make a victory so much likelier, and half less.
  const swing = 0.35;
  const lucky = (share: number) => {
    const test = new SequentialTest(EVEN, 1);
    const next = () => {
      const luck = dice.roll(2, 'luck') === 1 ? swing : -swing;
      return test.add(Number(dice.roll(FINE, 'game') <= (share + luck) * FINE), luck);
    };
    while (next() === 'open');
    return test;
  };
  const answers = (share: number) => Array.from({ length: RUNS }, () => lucky(share));
  const even = answers(0.5);
  expect(even.reduce((sum, { played }) => sum + played, 0) / RUNS).toBeLessThan(0.75 * many(0.5).mean);
  expect(even.filter(({ verdict }) => verdict === 'inside').length / RUNS).toBeGreaterThan(0.97);
  const wrong = answers(0.54).filter(({ verdict }) => verdict !== 'inside').length;
  expect(wrong / RUNS).toBeLessThan(0.103);
});

test('on a bound either answer comes, after more games than anywhere else', () => {
  const { part, mean } = many(0.58);
  expect(part('inside') + part('above')).toBe(1);
  expect(part('above')).toBeGreaterThan(0.3);
  expect(part('above')).toBeLessThan(0.7);
  expect(mean).toBeGreaterThan(many(0.7).mean * 3);
});

test('pairs whose games depend on each other need fewer games, and a run of victories is not an answer yet', () => {
  const dice = seededDice(new Uint8Array(32).fill(9), 1);
  // With the same dice one of two games goes to each side nearly always.
  const pairs = Array.from({ length: RUNS }, () => {
    const test = new SequentialTest(EVEN, 2);
    while (test.add(dice.roll(10, 'pair') <= 8 ? 1 : 2 * (dice.roll(2, 'side') - 1)) === 'open');
    return test;
  });
  const mean = pairs.reduce((sum, each) => sum + each.played, 0) / RUNS;
  expect(pairs.filter(({ verdict }) => verdict === 'inside').length / RUNS).toBeGreaterThan(0.97);
  expect(mean).toBeLessThan(many(0.5).mean / 2);
  const early = new SequentialTest(EVEN, 1);
  for (let n = 0; n < 21; n += 1) expect(early.add(1)).toBe('open');
  expect(early.add(1)).toBe('above');
});

test('a margin that leaves no room is refused', () => {
  expect(questionWith(0.06)).toEqual({ ...EVEN, margin: 0.06 });
  for (const margin of [0, -1, 0.08, 0.5, Number.NaN]) expect(() => questionWith(margin)).toThrow('--margin');
});

test('a fixed plan for the same error has the size that tables give', () => {
  // 1.645 standard errors are 0.04 at a share of 0.42.
  expect(fixedPlan(EVEN, 1)).toBe(Math.ceil((0.42 * 0.58 * 1.6448536 ** 2) / 0.04 ** 2));
  expect(fixedPlan(EVEN, 2, [10, 0, 80, 0, 10])).toBe(2 * Math.ceil((0.05 * 1.6448536 ** 2) / 0.04 ** 2));
});
