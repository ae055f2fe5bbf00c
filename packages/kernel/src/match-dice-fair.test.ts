/** Tests on ten million rolls that the dice of matches are fair and independent. */
import { pool } from './dice';
import { keyedDice, matchKey } from './match-dice';
import { secretFromHex } from './seeded';
import { quickValues } from './testing/quick-values';

const STEPS = 100_000;
const ROLLS = 100;
const SIDES = [2, 3, 6, 10, 12, 20, 100] as const;

/** Pearson's chi-square of the counts against the expected ones. */
function chiSquare(counts: ArrayLike<number>, expected: (outcome: number) => number): number {
  return Array.from(counts).reduce((sum, count, i) => sum + (count - expected(i)) ** 2 / expected(i), 0);
}

/** Limits that chi-square leaves twice in a million cases (approximation of Wilson and Hilferty). */
function limits(freedom: number): [number, number] {
  const z = 4.7534;
  const part = 2 / (9 * freedom);
  const at = (side: number) => freedom * Math.max(0, 1 - part + side * z * Math.sqrt(part)) ** 3;
  return [at(-1), at(1)];
}

/** Whether these counts can come from fair dice. */
function isFair(counts: ArrayLike<number>, weights: (outcome: number) => number = () => 1): boolean {
  const outcomes = Array.from(counts, (_, i) => weights(i));
  const all = outcomes.reduce((a, b) => a + b, 0);
  const total = Array.from(counts).reduce((a, b) => a + b, 0);
  const statistic = chiSquare(counts, (i) => (total * (outcomes[i] as number)) / all);
  const [low, high] = limits(counts.length - 1);
  return statistic >= low && statistic <= high;
}

const key = matchKey(secretFromHex('c0ffee'.padEnd(64, '0')), ['0123456789abcdef0123456789abcdef', null]);

test('quickValues gives the same numbers as the dice, later attempts included', () => {
  const value = quickValues(key);
  for (const sides of [6, 100, 2 ** 31 + 1, 2 ** 32]) {
    const fair = 2 ** 32 - (2 ** 32 % sides);
    for (const step of [0, 1, 7, 99_999, 1_234_567]) {
      const wanted = Array.from({ length: 40 }, (_, i) => {
        let attempt = 0;
        while (value(step, i + 1, attempt) >= fair) attempt++;
        return (value(step, i + 1, attempt) % sides) + 1;
      });
      expect(pool(keyedDice(key, step), 40, sides, 'test')).toEqual(wanted);
    }
  }
});

describe('of ten million rolls', () => {
  const faces = new Map(SIDES.map((sides) => [sides, new Uint32Array(sides)]));
  const sums = new Uint32Array(11);
  const rollPairs = new Uint32Array(36);
  const stepPairs = new Uint32Array(36);
  const rollPairs20 = new Uint32Array(400);
  let rolls = 0;

  beforeAll(() => {
    const value = quickValues(key);
    const tables = SIDES.map((sides) => faces.get(sides) as Uint32Array);
    let before = new Uint8Array(ROLLS);
    let now = new Uint8Array(ROLLS);
    for (let step = 0; step < STEPS; step++) {
      let last = -1;
      for (let roll = 0; roll < ROLLS; roll++) {
        const number = value(step, roll + 1);
        rolls++;
        for (let i = 0; i < SIDES.length; i++) {
          const table = tables[i] as Uint32Array;
          const face = number % (SIDES[i] as number);
          table[face] = (table[face] as number) + 1;
        }
        const d6 = number % 6;
        const d20 = number % 20;
        now[roll] = d6;
        if (roll > 0) {
          const pair = (now[roll - 1] as number) * 6 + d6;
          rollPairs[pair] = (rollPairs[pair] as number) + 1;
          rollPairs20[last * 20 + d20] = (rollPairs20[last * 20 + d20] as number) + 1;
          if (roll % 2 === 1)
            sums[(now[roll - 1] as number) + d6] = (sums[(now[roll - 1] as number) + d6] as number) + 1;
        }
        if (step > 0) {
          const pair = (before[roll] as number) * 6 + d6;
          stepPairs[pair] = (stepPairs[pair] as number) + 1;
        }
        last = d20;
      }
      [before, now] = [now, before];
    }
  }, 1_200_000);

  test('there were ten million rolls', () => expect(rolls).toBe(10_000_000));

  test.each(SIDES)('a d%i is fair', (sides) => {
    const counts = faces.get(sides) as Uint32Array;
    expect(counts.reduce((a, b) => a + b)).toBe(rolls);
    expect(isFair(counts)).toBe(true);
  });

  test('the sums of 2d6 have the right frequencies', () => {
    expect(isFair(sums, (i) => 6 - Math.abs(i - 5))).toBe(true);
  });

  test('consecutive rolls of a step are independent', () => {
    expect([isFair(rollPairs), isFair(rollPairs20)]).toEqual([true, true]);
  });

  test('the same rolls of consecutive steps are independent', () => {
    expect(isFair(stepPairs)).toBe(true);
  });

  test('slightly unfair dice are detected', () => {
    const sixes = Uint32Array.from(faces.get(6) as Uint32Array);
    // One face comes half a percent more often than it should.
    sixes[5] = (sixes[5] as number) + Math.round((sixes[5] as number) / 200);
    expect(isFair(sixes)).toBe(false);
    // Exactly equal counts are too regular to be random.
    expect(isFair(new Uint32Array(100).fill(100_000))).toBe(false);
  });
});
