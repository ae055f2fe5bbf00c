import { leastOf, tightOf } from './kept';

const COLUMN = { gap: 10, scores: 70, tip: 120, goal: 50, taught: false };

test.each([
  ['all of it fits', 374, ''],
  ['the goal gives way first', 340, 'goal'],
  ['then the tip', 300, 'tip goal'],
  ['last the log, which is never a line that is cut', 180, 'log tip goal'],
])('%s in %i px', (_, room, tight) => {
  expect(tightOf({ ...COLUMN, room })).toBe(tight);
});

test('the tip of a lesson stays whatever the card needs, and has its room', () => {
  expect(tightOf({ ...COLUMN, taught: true, room: 200 })).toBe('log goal');
  expect(tightOf({ ...COLUMN, tip: 0, goal: 0, room: 190 })).toBe('');
  expect(leastOf(COLUMN, 24)).toBe(94);
  expect(leastOf({ ...COLUMN, taught: true }, 24)).toBe(224);
});
