/** Tests of the state of all battles at the end of each turn. */
import { type Points, turnsOf } from './turns';

const moment = (kept: number, taken: number, over = false): Points['moments'][number] => ({ kept, taken, over });
const track = (...moments: Points['moments'][number][]): Points => ({ had: 40, moments });

test('each turn has the middle result, and how many were unhurt, had taken something and were over', () => {
  const tracks = [
    track(moment(40, 5), moment(30, 20, true)),
    track(moment(35, 0), moment(35, 0), moment(10, 12, true)),
    track(moment(40, 0)),
  ];
  expect(turnsOf(tracks)).toEqual([
    { turn: 1, of: 3, middle: 40, unhurt: 2, takers: 1, over: 0 },
    { turn: 2, of: 2, middle: 42.5, unhurt: 0, takers: 1, over: 1 },
    { turn: 3, of: 2, middle: 36, unhurt: 0, takers: 2, over: 2 },
  ]);
  expect(turnsOf([])).toEqual([]);
});
