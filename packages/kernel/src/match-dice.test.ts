import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { pool } from './dice';
import { commitmentTo, isEntropy, keyedDice, matchDice, matchKey } from './match-dice';
import { secretFromHex } from './seeded';

const secret = secretFromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const entropy = ['00112233445566778899aabbccddeeff', null];

test('the commitment is the SHA-256 of the secret', () => {
  // As `xxd -r -p | sha256sum` prints it.
  expect(commitmentTo(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(() => commitmentTo(secret.subarray(1))).toThrow('32 bytes');
});

test('the key is HMAC-SHA256(secret, entropies as JSON)', () => {
  const wanted = hmac(sha256, secret, utf8ToBytes('["00112233445566778899aabbccddeeff",null]'));
  expect(matchKey(secret, entropy)).toEqual(wanted);
});

test('a roll is computed from HMAC-SHA256(key, step.roll.attempt): the first attempt below the fair limit', () => {
  const key = matchKey(secret, entropy);
  const sides = 2 ** 31 + 1;
  let again = 0;
  const wanted = Array.from({ length: 50 }, (_, i) => {
    for (let attempt = 0; ; attempt++) {
      const bytes = hmac(sha256, key, utf8ToBytes(`7.${i + 1}.${attempt}`));
      const value = Number.parseInt(bytesToHex(bytes.subarray(0, 4)), 16);
      if (value < sides) return value + 1;
      again++;
    }
  });
  expect(pool(matchDice(secret, entropy, 7), 50, sides, 'test')).toEqual(wanted);
  expect(again).toBeGreaterThan(10);
});

test('a number that would favour a face is skipped', () => {
  const key = matchKey(secret, entropy);
  const number = (attempt: number) =>
    Number.parseInt(bytesToHex(hmac(sha256, key, utf8ToBytes(`${STEP}.1.${attempt}`)).subarray(0, 4)), 16);
  const STEP = 7;
  const first = number(0);
  // With this many sides the first number is just too large, and all smaller numbers are faces.
  expect(first).toBeGreaterThan(2 ** 31);
  let attempt = 1;
  while (number(attempt) >= first) attempt++;
  expect(keyedDice(key, STEP).roll(first, 'test')).toBe(number(attempt) + 1);
  expect(keyedDice(key, STEP).roll(first + 1, 'test')).toBe(first + 1);
});

test('every roll depends on the entropy of every seat, and on the order of seats', () => {
  const rolls = (entropies: readonly (string | null)[], step = 3) =>
    pool(matchDice(secret, entropies, step), 30, 20, 'test').join();
  const other = 'ffeeddccbbaa99887766554433221100';
  const cases = [entropy, [null, entropy[0] as string], [other, null], [entropy[0] as string], [null, null], []];
  expect(new Set(cases.map((entropies) => rolls(entropies))).size).toBe(cases.length);
  expect(rolls(entropy)).toBe(rolls([...entropy]));
  expect(rolls(entropy, 4)).not.toBe(rolls(entropy));
});

test('a roll does not depend on the sides of earlier dice', () => {
  const key = matchKey(secret, entropy);
  const [one, two] = [keyedDice(key, 1), keyedDice(key, 1)];
  one.roll(6, 'test');
  two.roll(100, 'test');
  expect(pool(one, 20, 20, 'test')).toEqual(pool(two, 20, 20, 'test'));
});

test.each([0, -1, 1.5, Number.NaN, 4_294_967_297])("a die can't have %p sides", (sides) => {
  expect(() => matchDice(secret, entropy, 1).roll(sides, 'test')).toThrow("can't have");
});

test('a wrong secret, entropy or step is refused', () => {
  expect(() => matchDice(new Uint8Array(31), entropy, 1)).toThrow('32 bytes');
  expect(() => matchDice(secret, ['00'], 1)).toThrow('32 hex digits');
  expect(() => matchDice(secret, entropy, -1)).toThrow('no step');
  expect(() => keyedDice(secret.subarray(1), 1)).toThrow('32 bytes');
  expect(isEntropy(`x${'0'.repeat(32)}`)).toBe(false);
  expect(['0'.repeat(32), 'A'.repeat(32), '0'.repeat(31), `${'0'.repeat(32)}\n`].map(isEntropy)).toEqual([
    ...[true, false, false, false],
  ]);
});
