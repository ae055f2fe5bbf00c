/** Tests how the halves of a mirror match are counted and added up. */
import {
  addedUp,
  type Both,
  byPerson,
  type Decider,
  type EndedHalf,
  gaveUp,
  type HalfResult,
  halfResult,
} from './halves';

const score = (one: number, other: number) => ({ turn: 1, left: { army: one, dinosaurs: other } });

const kept = (wins: Both, left: Both, end: EndedHalf['end'] = 'played') =>
  halfResult({ labels: ['army', 'dinosaurs'], wins, before: score(50, 100), after: score(...left), end });

const scored = (wins: Both, left: Both, end: EndedHalf['end'] = 'played') =>
  halfResult({ labels: ['army', 'dinosaurs'], wins, before: score(0, 0), after: score(...left), end });

describe('one half', () => {
  test.each<[string, Both, Both, Both]>([
    ['a victory to the last figure', [1, 0], [20, 0], [120, 30]],
    ['a draw', [0.5, 0.5], [20, 40], [80, 70]],
    ['a loser with figures left gives them to the winner', [0, 1], [30, 60], [40, 110]],
    ['somebody who gives up at once keeps nothing', [0, 1], [50, 100], [0, 150]],
    ['two who both left get nothing', [0, 0], [50, 100], [0, 0]],
  ])('%s', (_, wins, left, points) => {
    expect(kept(wins, left)).toEqual({ wins, points, rises: false, end: 'played' });
  });

  test('points that are scored during play count as they are', () => {
    expect(scored([1, 0], [7, 4])).toEqual({ wins: [1, 0], points: [7, 4], rises: true, end: 'played' });
  });

  test('a game without points has victories alone', () => {
    const half = { labels: ['left', 'right'], wins: [1, 0], before: null, after: null, end: 'played' } as const;
    expect(halfResult(half).points).toBeNull();
  });

  test('a player who withdraws has not given up', () => {
    const resign = (seat: number, agreed?: boolean) => ({ seat, intent: { type: 'resign', agreed } });
    expect(gaveUp([resign(0)], 0)).toBe(true);
    expect(gaveUp([resign(0)], 1)).toBe(false);
    expect(gaveUp([resign(0, true), { seat: 0, intent: { type: 'fire' } }], 0)).toBe(true);
    expect(gaveUp([resign(0, true), resign(0, false)], 0)).toBe(false);
    expect(gaveUp([{ seat: 0, intent: { type: 'fire' } }], 0)).toBe(false);
  });
});

describe('both halves', () => {
  // In the second half Ada, who had the army, has the dinosaurs.
  test.each<[string, HalfResult, HalfResult, 0 | 1 | null, Decider]>([
    ['two victories of Ada', kept([1, 0], [50, 0]), kept([0, 1], [0, 10]), 0, 'wins'],
    ['a draw, and a victory of Bob', kept([0.5, 0.5], [50, 100]), kept([1, 0], [10, 0]), 1, 'wins'],
    ['the army twice: Ada lost less of it', kept([1, 0], [40, 0]), kept([1, 0], [10, 0]), 0, 'points'],
    ['the herd twice: Ada lost less of it', kept([0, 1], [0, 10]), kept([0, 1], [0, 60]), 0, 'points'],
    ['the army twice, and as much of it left', kept([1, 0], [20, 0]), kept([1, 0], [20, 0]), null, 'even'],
    ['two draws, by points', kept([0.5, 0.5], [10, 90]), kept([0.5, 0.5], [30, 60]), 1, 'points'],
    ['nobody stayed for either', kept([0, 0], [50, 100]), kept([0, 0], [10, 50]), null, 'even'],
    ['Ada won with half the army, then gave up', kept([1, 0], [25, 0]), kept([1, 0], [50, 100], 'gaveUp'), 1, 'points'],
    ['Ada gave a half up and had scored more', scored([1, 0], [9, 1]), scored([1, 0], [0, 0], 'gaveUp'), 1, 'stayed'],
    ['Ada left a half and had scored more', scored([0, 1], [9, 1], 'left'), scored([0, 1], [0, 3]), 1, 'stayed'],
    ['each gave one up', scored([0, 1], [9, 1], 'gaveUp'), scored([0, 1], [2, 0], 'gaveUp'), 0, 'points'],
  ])('%s', (_, first, second, winner, by) => {
    expect(addedUp(first, byPerson(second))).toMatchObject({ winner, by });
  });

  test('victories and points are added', () => {
    const total = addedUp(kept([1, 0], [20, 0]), byPerson(kept([1, 0], [30, 0])));
    expect(total).toEqual({ wins: [1, 1], points: [140, 160], winner: 1, by: 'points' });
  });

  test('without points one victory each is a draw', () => {
    const half = (wins: Both): HalfResult => ({ wins, points: null, rises: false, end: 'played' });
    const total = addedUp(half([1, 0]), byPerson(half([1, 0])));
    expect(total).toEqual({ wins: [1, 1], points: null, winner: null, by: 'even' });
  });
});
