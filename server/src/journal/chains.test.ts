import { Chains } from './chains';

test('a read of a match that is deleted or rewritten meanwhile is stale, and reads of other matches are not', () => {
  const chains = new Chains();
  const [one, same, other] = [chains.beginRead(1), chains.beginRead(1), chains.beginRead(2)];
  chains.endRead(same);
  chains.drop(1);
  const after = chains.beginRead(1);
  expect([one, same, other, after].map(({ isStale }) => isStale)).toEqual([true, false, false, false]);
});
