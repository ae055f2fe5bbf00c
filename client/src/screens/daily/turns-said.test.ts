/** Tests of the sentences about the end of a turn. */
import type { DayMoment, DayTrack, DayTurn } from '@dwo/shared';
import { attackedAt, comparedAt, type TargetNames, turningPoint } from './turns-said';

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

test('the sentences say whom people attacked in a turn: most of them, this person, and the one with the best result', () => {
  const aimed = (aims: readonly string[] | undefined, over = false, taken = 0): DayMoment => {
    return { ...moment(40, taken, over), ...(aims === undefined ? {} : { aims }) };
  };
  const aims = [
    { target: 'rex', people: 7 },
    { target: 'jeep', people: 3 },
  ];
  const turns = [turn(1, 40, { aims: [], over: 2 }), turn(2, 46, { of: 12, aims })];
  const mine = track(aimed([]), aimed(['jeep'], true, 4));
  const best: DayTrack = { ...track(aimed([]), aimed(['rex', 'jeep'], true, 9)), name: 'Ben', mine: false };
  const nameOf = (target: string) => target.toUpperCase();
  const saidOf = (how: TargetNames['aims'], ...tracks: DayTrack[]) => {
    const sentences = attackedAt({ turns, tracks, turn: 2 }, { nameOf, aims: how });
    return sentences.map((sentence) => sentence.replace(/[\u2066-\u2069]/g, ''));
  };
  const said = (...tracks: DayTrack[]) => saidOf('attacked', ...tracks);
  const most = 'In turn 2, 7 of 10 attacked REX; others: JEEP (3).';
  expect(said(mine, best)).toEqual([
    most,
    'You attacked: JEEP.',
    'The best result, by Ben, came from attacks on: REX and JEEP.',
  ]);
  // The best one is told once, and an unfinished battle is no result.
  expect(said({ ...best, mine: true })).toEqual([most, 'You attacked: REX and JEEP.']);
  expect(said(track(aimed([]), aimed([])))).toEqual([most, 'You attacked nobody then.']);
  // Nobody attacked in the first turn; an older record tells nothing.
  expect(attackedAt({ turns, tracks: [mine], turn: 1 }, { nameOf, aims: 'attacked' })).toEqual([]);
  expect(said(track(aimed(undefined), aimed(undefined, true)))).toEqual([most]);
  expect(saidOf('sent', mine, best)).toEqual([
    'In turn 2, 7 of 10 sent REX to fight; others: JEEP (3).',
    'You sent: JEEP.',
    'The best result, by Ben, came from sending: REX and JEEP.',
  ]);
});
