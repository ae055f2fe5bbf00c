/** Tests of the sentences about the end of a turn. */
import type { DayMoment, DayTrack, DayTurn } from '@dwo/shared';
import { comparedAt, turningPoint } from './turns-said';

const moment = (kept: number, taken: number, over = false): DayMoment => ({ n: 1, kept, taken, over, figures: {} });
const track = (...moments: DayMoment[]): DayTrack => ({ name: 'Ann', match: 'm', mine: true, had: 40, moments });
const turn = (n: number, middle: number, more: Partial<DayTurn> = {}): DayTurn => {
  return { turn: n, of: 9, middle, unhurt: 7, takers: 2, over: 0, ...more };
};

test('most people, and the one who looks', () => {
  expect(comparedAt(turn(3, 41), track(moment(40, 0), moment(40, 0), moment(28, 0)))).toEqual([
    'At the end of turn 3 most people (7 of 9) had lost nothing. You had lost 12 points.',
    'By then most people (7 of 9) had taken nothing. You had not, either.',
    'The middle of all results was 41 points kept and taken. You had 28.',
  ]);
  expect(comparedAt(turn(1, 40.5, { of: 4, unhurt: 2, takers: 4, over: 1 }), null)).toEqual([
    'At the end of turn 1 half of the people (2 of 4) had lost nothing.',
    'By then everybody (4 of 4) had taken points.',
    'The middle of all results was 40.5 points kept and taken.',
    '1 of 4 battles were over.',
  ]);
});

test('the turn that made the difference is where most was lost to the middle; with two people there is none', () => {
  const turns = [turn(1, 40), turn(2, 46), turn(3, 60)];
  const mine = track(moment(40, 0), moment(30, 0), moment(30, 10, true));
  expect(turningPoint(turns, mine)).toEqual({ turn: 2, words: ['turns.behind', { turn: 2, points: 16 }] });
  const ahead = track(moment(40, 0), moment(40, 20), moment(40, 40, true));
  expect(turningPoint(turns, ahead)?.words).toEqual(['turns.ahead', { turn: 2, points: 14 }]);
  expect(
    turningPoint(
      turns.map((each) => ({ ...each, of: 2 })),
      mine,
    ),
  ).toBeNull();
});
