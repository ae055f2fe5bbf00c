/** Dice that show every combination: where they end. */
import { EnumeratingDice } from './enumerating';

test('a tie that is rolled again for ever ends with a RangeError', () => {
  const dice = new EnumeratingDice();
  const contest = () => {
    for (;;) if (dice.roll(12, 'one') !== dice.roll(12, 'other')) return;
  };
  expect(contest).toThrow(RangeError);
});

test('dice that are too many for exact odds are refused before they count', () => {
  const dice = new EnumeratingDice();
  // 12 ** 14 is a safe integer, 12 ** 15 is not.
  dice.poolByTotal(14, 12, 'first');
  expect(() => dice.roll(12, 'one more')).toThrow(new RangeError('Too many dice for exact odds'));
  expect([dice.ways, dice.weight]).toEqual([12 ** 14, 1]);
  expect(() => new EnumeratingDice().poolByTotal(15, 12, 'all')).toThrow(RangeError);
  expect(() => new EnumeratingDice().poolByGroups(15, 12, 'all', [1, 11])).toThrow(RangeError);
});
