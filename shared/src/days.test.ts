/** Tests of a battle of the day at the end of a turn. */
import { type DayMoment, momentAt } from './days';

const moment = (taken: number, over = false): DayMoment => ({ n: 1, kept: 40, taken, over, figures: {} });

test('a battle that is over stays as it ended, one that was left is missing from then on', () => {
  const won = { moments: [moment(5), moment(20, true)] };
  const left = { moments: [moment(0)] };
  expect([momentAt(won, 1)?.taken, momentAt(won, 4)?.taken, momentAt(left, 1)?.taken]).toEqual([5, 20, 0]);
  expect([momentAt(left, 2), momentAt({ moments: [] }, 1)]).toEqual([null, null]);
});
