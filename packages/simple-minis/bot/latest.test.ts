import { Latest } from './latest';

/** A cache of two, and which keys it had to make. */
function cache() {
  const made: string[] = [];
  const latest = new Latest<string>(2);
  const ask = (key: string) =>
    latest.of(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  return { made, ask };
}

test('a value is made once while it is known', () => {
  const { made, ask } = cache();
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual(['A', 'A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
});

test('a full cache forgets the value that was asked for longest ago, and no other', () => {
  const { made, ask } = cache();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
