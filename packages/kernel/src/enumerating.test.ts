/** Dice that show every combination: where they end. */
import { EnumeratingDice } from './enumerating';

test('a tie that is rolled again for ever ends with a RangeError', () => {
  const dice = new EnumeratingDice();
  const contest = () => {
    for (;;) if (dice.roll(12, 'one') !== dice.roll(12, 'other')) return;
  };
  expect(contest).toThrow(RangeError);
});
