import type { DayScore } from '@dwo/shared';
import { closesAt, dayAfter, dayOf, opensAt, weekdayOf } from './calendar';
import { bestOf, placed, streakOf } from './points';

const score = (points: number, finished = true): DayScore => ({ points, most: 100, won: null, turn: 1, finished });

test('days are those of UTC, and follow each other over the ends of months and years', () => {
  expect(dayOf(Date.parse('2026-12-31T23:59:59.999Z'))).toBe('2026-12-31');
  expect([dayAfter('2026-12-31'), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect(closesAt('2026-11-29')).toBe(opensAt('2026-11-30'));
  expect(weekdayOf('2026-11-29')).toBe(0);
});

test('matchpoints: the share of the others that a result beats; a tie counts half', () => {
  expect(placed([score(50), score(70), score(50), score(10)])).toEqual([
    { rank: 2, percent: 50 },
    { rank: 1, percent: 100 },
    { rank: 2, percent: 50 },
    { rank: 4, percent: 0 },
  ]);
  expect(placed([score(3)])).toEqual([{ rank: 1, percent: 100 }]);
});

test('a battle that was not finished is below one that took nothing', () => {
  expect(placed([score(90, false), score(0)]).map(({ rank }) => rank)).toEqual([2, 1]);
});

const TODAY = '2026-11-29';
/** Days back from today, 0 being today. */
const played = (...back: number[]) => new Set(back.map((each) => dayAfter(TODAY, -each)));

test.each([
  ['nobody who never played has one', [], { days: 0, atStake: false, freeMiss: true }],
  ['today alone', [0], { days: 1, atStake: false, freeMiss: true }],
  ['yesterday is not lost while today lasts', [1, 2], { days: 2, atStake: true, freeMiss: true }],
  ['three in a row', [0, 1, 2], { days: 3, atStake: false, freeMiss: true }],
  ['one miss is free', [0, 2, 3], { days: 3, atStake: false, freeMiss: false }],
  ['a second miss within a week ends it', [0, 2, 3, 5], { days: 3, atStake: false, freeMiss: false }],
  ['a miss a week later is free again', [0, 1, 3, 4, 5, 6, 7, 8, 10], { days: 9, atStake: false, freeMiss: false }],
  ['two misses in a row end it', [0, 3, 4], { days: 1, atStake: false, freeMiss: true }],
  ['a streak of long ago is none', [8, 9, 10], { days: 0, atStake: false, freeMiss: true }],
])('streak: %s', (_, days, wanted) => {
  expect(streakOf(played(...days), TODAY)).toEqual(wanted);
});

test('a month counts the fifteen best days', () => {
  expect(bestOf([50, 100, 25.5])).toBe(175.5);
  expect(bestOf(Array.from({ length: 31 }, (_, n) => n))).toBe(345);
});
