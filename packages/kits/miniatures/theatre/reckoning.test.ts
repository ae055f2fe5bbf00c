/** The reckoning beside the dice: nobody reads a total that the dice on show do not give. */
import { reckoned, reckonedShort } from './reckoning';

test.each([
  [{ dice: [3, 4] }, '3 + 4 = 7', '7'],
  [{ dice: [6], bonus: 1 }, '6 + 1 = 7', '6 + 1 = 7'],
  [{ dice: [5], bonus: 0 }, '5', '5'],
  [{ dice: [2, 5], each: true }, '2 · 5', '2 · 5'],
])('%j', (dice, long, short) => {
  expect([reckoned(dice), reckonedShort(dice)]).toEqual([long, short]);
});
