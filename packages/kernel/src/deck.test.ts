import { drawn, shuffled } from './deck';
import { noDice } from './dice';
import { EnumeratingDice } from './enumerating';
import { scriptedDice } from './scripted';

test('a shuffle rolls one die fewer than there are cards, and names its reason', () => {
  const dice = scriptedDice([['deal', 3, 1, 2]]);
  expect(shuffled(['a', 'b', 'c', 'd'], dice, 'deal')).toEqual(['c', 'a', 'd', 'b']);
  dice.spent();
});

test('an empty list and a single card need no die', () => {
  expect(shuffled([], noDice, 'deal')).toEqual([]);
  expect(shuffled([7], noDice, 'deal')).toEqual([7]);
});

test('a drawn card is missing from the rest, which keeps its order', () => {
  expect(drawn(['a', 'b', 'c'], scriptedDice([['turn', 2]]), 'turn')).toEqual({ card: 'b', rest: ['a', 'c'] });
  expect(() => drawn([], noDice, 'turn')).toThrow('turn');
});

test('every order of four cards is equally likely', () => {
  const dice = new EnumeratingDice();
  const seen = new Map<string, number>();
  do {
    const order = shuffled([1, 2, 3, 4], dice, 'deal').join('');
    seen.set(order, (seen.get(order) ?? 0) + 24 / dice.ways);
  } while (dice.next());
  expect(seen.size).toBe(24);
  expect([...seen.values()]).toEqual(Array(24).fill(1));
});
