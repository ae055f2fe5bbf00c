/** Tests of the rows that say what waits. */
import type { Waiting } from '@dwo/shared';
import { rowsOf } from './rows';
import { rich } from './words';

const HOUR_MS = 3_600_000;
const nothing: Waiting = {
  ...{ now: 0, turns: 0, turn: null, day: null, result: null, tournaments: [], rematches: [] },
};
const read = (waiting: Waiting, now = 0) =>
  rowsOf(waiting, now).map(({ id, href, said, note, watch }) => {
    const words = [said, ...(note === null ? [] : [note])].map(({ key, facts }) => rich(key, { b: String }, facts));
    return [id, href, ...words.map((parts) => parts.join('').replace(/[\u2066-\u2069]/g, '')), watch?.href ?? ''];
  });

test('the most urgent comes first, and nothing that is not there', () => {
  expect(read(nothing)).toEqual([]);
  const cup = { id: 'cup', title: 'Mud Cup', startsAt: 2 * HOUR_MS, round: 0, rounds: 0, deadline: null, unopened: 0 };
  const waiting: Waiting = {
    ...nothing,
    ...{ turns: 1, turn: { match: 'm', others: [{ name: 'Ben', bot: false }], deadline: HOUR_MS } },
    day: { day: '2026-11-30', closesAt: 9 * HOUR_MS, begun: false, streak: 3 },
    result: {
      ...{ day: '2026-11-29', isYesterday: true, rank: 2, field: 7, percent: 83.3 },
      best: { name: 'Cat', match: 'best' },
    },
    tournaments: [
      { ...cup, stage: 'open' },
      { ...cup, id: 'two', stage: 'playing', round: 2, rounds: 4, deadline: HOUR_MS, unopened: 1 },
    ],
    rematches: [{ match: 'again', game: 'dino-wars', name: 'Dan', askedAt: 0 }],
  };
  expect(read(waiting)).toEqual([
    ['turn', '/m/m', 'Your move against Ben', '1 h left', ''],
    ['rematch', '/m/again', 'Dan asks for another game', ''],
    ['tournament', '/tournaments/cup', 'Mud Cup begins', 'in 2 h', ''],
    ['tournament', '/tournaments/two', 'Mud Cup, round 2 of 4: your match is open', '1 h left', ''],
    ['day', '/daily', 'Battle of the day keeps your streak of 3 days', '9 h left', ''],
    ['result', '/daily#2026-11-29', 'Yesterday: place 2 of 7', 'beat 83%', '/r/best'],
  ]);
});

test('several turns lead to the list, and a day that has ended meanwhile is gone', () => {
  const day = { day: '2026-11-30', closesAt: HOUR_MS, begun: true, streak: 0 };
  const waiting: Waiting = { ...nothing, turns: 3, turn: { match: 'm', others: [], deadline: null }, day };
  expect(read(waiting)).toEqual([
    ['turn', '/mine', 'Your move in 3 battles', ''],
    ['day', '/daily', 'Go on with your battle of the day', '1 h left', ''],
  ]);
  expect(read(waiting, HOUR_MS).map(([id]) => id)).toEqual(['turn']);
});
