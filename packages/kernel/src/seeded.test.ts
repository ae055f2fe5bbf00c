import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { pool } from './dice';
import { secretFromHex, secretToHex, seededDice } from './seeded';

const hex = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const secret = secretFromHex(hex);

/** Pearson's chi-square of the counts against equal frequencies. */
function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((a, b) => a + b, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counts(size: number, outcomes: Iterable<number>): number[] {
  const found = new Array<number>(size).fill(0);
  for (const outcome of outcomes) found[outcome] = (found[outcome] as number) + 1;
  return found;
}

/** The limits are those that a fair die passes 999,999 times in a million. */
test.each([
  [2, 30, 30_000],
  [6, 40, 600_000],
  [10, 50, 50_000],
  [100, 180, 100_000],
  [300, 440, 100_000],
])('a d%i is fair', (sides, limit, rolls) => {
  const dice = seededDice(secret, 7);
  const found = counts(
    sides,
    pool(dice, rolls, sides, 'test').map((face) => face - 1),
  );
  expect(found.reduce((a, b) => a + b)).toBe(rolls);
  expect(chiSquare(found)).toBeLessThan(limit);
});

test('rolls of different steps are independent', () => {
  const steps = 40_000;
  const pairs: number[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const face = seededDice(secret, step).roll(6, 'test') - 1;
    if (step > 0) pairs.push(before * 6 + face);
    before = face;
  }
  expect(chiSquare(counts(36, pairs))).toBeLessThan(95);
});

test('consecutive rolls of a step are independent', () => {
  const faces = pool(seededDice(secret, 3), 72_001, 6, 'test');
  const pairs = faces.slice(1).map((face, i) => ((faces[i] as number) - 1) * 6 + face - 1);
  expect(chiSquare(counts(36, pairs))).toBeLessThan(95);
});

test('the same secret and step give the same rolls; another secret does not', () => {
  const rolls = (of: Uint8Array, step: number) => pool(seededDice(of, step), 40, 20, 'test');
  expect(rolls(secret, 5)).toEqual(rolls(secretFromHex(hex), 5));
  expect(rolls(secret, 5)).not.toEqual(rolls(secret, 6));
  const other = Uint8Array.from(secret);
  other[31] = 0;
  expect(rolls(other, 5)).not.toEqual(rolls(secret, 5));
});

test('a roll is the first byte of HMAC-SHA256(secret, step, block) below the fair limit', () => {
  const message = (step: number, block: number) => {
    const bytes = new DataView(new ArrayBuffer(12));
    bytes.setBigUint64(0, BigInt(step));
    bytes.setUint32(8, block);
    return new Uint8Array(bytes.buffer);
  };
  const step = 2 ** 40 + 3;
  const bytes = [0, 1, 2].flatMap((block) => [...hmac(sha256, secret, message(step, block))]);
  const wanted = bytes.filter((byte) => byte < 250).map((byte) => (byte % 25) + 1);
  expect(pool(seededDice(secret, step), wanted.length, 25, 'test')).toEqual(wanted);
});

test('dice with many sides are supported', () => {
  const dice = seededDice(secret, 1);
  const faces = pool(dice, 1_000, 4_294_967_296, 'test');
  expect(Math.min(...faces)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...faces)).toBeGreaterThan(4_000_000_000);
  expect(dice.roll(1, 'test')).toBe(1);
});

test.each([0, -1, 1.5, Number.NaN, 4_294_967_297])("a die can't have %p sides", (sides) => {
  expect(() => seededDice(secret, 1).roll(sides, 'test')).toThrow("can't have");
});

test('invalid secrets and steps throw', () => {
  expect(() => seededDice(new Uint8Array(31), 1)).toThrow('32 bytes');
  expect(() => seededDice(secret, -1)).toThrow('no step');
  expect(() => secretFromHex('00')).toThrow('32 bytes');
  expect(() => secretFromHex('zz')).toThrow();
  expect(secretToHex(secret)).toBe(hex);
});
