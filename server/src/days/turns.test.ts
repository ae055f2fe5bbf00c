/** Tests of the state of all battles at the end of each turn. */
import { type Points, turnsOf } from './turns';

const moment = (kept: number, taken: number, over = false, aims: string[] = []): Points['moments'][number] => {
  return { kept, taken, over, aims };
};
const track = (...moments: Points['moments'][number][]): Points => ({ had: 40, moments });

test('each turn has the middle result, and how many were unhurt, had taken something, were over, and attacked whom', () => {
  const tracks = [
    track(moment(40, 5, false, ['jeep', 'rex']), moment(30, 20, true, ['rex'])),
    track(moment(35, 0, false, ['rex']), moment(35, 0), moment(10, 12, true)),
    track({ kept: 40, taken: 0, over: false }),
  ];
  const rex = (people: number) => ({ target: 'rex', people });
  expect(turnsOf(tracks)).toEqual([
    { turn: 1, of: 3, middle: 40, unhurt: 2, takers: 1, over: 0, aims: [rex(2), { target: 'jeep', people: 1 }] },
    { turn: 2, of: 2, middle: 42.5, unhurt: 0, takers: 1, over: 1, aims: [rex(1)] },
    { turn: 3, of: 2, middle: 36, unhurt: 0, takers: 2, over: 2, aims: [] },
  ]);
  expect(turnsOf([])).toEqual([]);
});
