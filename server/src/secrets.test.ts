import { sameHash, systemDice, tokenHash } from './secrets';

test('two hashes are equal only if every byte is', () => {
  const hash = tokenHash('a token');
  expect(sameHash(hash, tokenHash('a token'))).toBe(true);
  for (let i = 0; i < hash.length; i++) {
    const other = Uint8Array.from(hash);
    other[i] = (other[i] as number) ^ 1;
    expect(sameHash(hash, other)).toBe(false);
  }
  expect(sameHash(hash, hash.slice(0, 31))).toBe(false);
  expect(sameHash(hash, new Uint8Array())).toBe(false);
});

test('a die without sides is an error, not an endless search for a face', () => {
  const dice = systemDice((bytes) => new Uint8Array(bytes));
  expect(() => dice.roll(0, 'choice')).toThrow();
  expect(dice.roll(6, 'choice')).toBe(1);
});
