/** Tests of the state of all battles at the end of each turn. */
import type { DayMoment } from '@dwo/shared';
import { momentAt, type Track, turnsOf } from './turns';

const moment = (kept: number, taken: number, over = false): DayMoment => ({ n: 1, kept, taken, over, figures: {} });
const track = (finished: boolean, ...moments: DayMoment[]): Track => ({ match: 'm', had: 40, finished, moments });

test('a battle that is over stays as it ended, one that was left is missing from then on', () => {
  const won = track(true, moment(40, 5), moment(30, 20, true));
  const left = track(false, moment(40, 0));
  expect([momentAt(won, 1)?.taken, momentAt(won, 4)?.taken, momentAt(left, 1)?.kept, momentAt(left, 2)]).toEqual([
    ...[5, 20, 40],
    null,
  ]);
});

test('each turn has the middle result, and how many were unhurt, had taken something and were over', () => {
  const tracks = [
    track(true, moment(40, 5), moment(30, 20, true)),
    track(true, moment(35, 0), moment(35, 0), moment(10, 12, true)),
    track(false, moment(40, 0)),
  ];
  expect(turnsOf(tracks)).toEqual([
    { turn: 1, of: 3, middle: 40, unhurt: 2, takers: 1, over: 0 },
    { turn: 2, of: 2, middle: 42.5, unhurt: 0, takers: 1, over: 1 },
    { turn: 3, of: 2, middle: 36, unhurt: 0, takers: 2, over: 2 },
  ]);
  expect(turnsOf([])).toEqual([]);
});
