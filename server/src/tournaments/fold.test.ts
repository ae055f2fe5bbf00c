import type { Deed, Scored, Settings, TournamentEntry } from './entries';
import { fold, isFull, matchesIn, mayJoin, memberWith, presentIn, type Tournament } from './fold';
import { tableOf } from './standings';

const settings: Settings = {
  ...{ title: 'Cup', game: 'g', preset: 'duel', visibility: 'open', startsAt: 1000, options: {} },
  pace: { kind: 'round-robin', daysPerMove: 1, days: 14 },
};
const swiss: Settings = { ...settings, pace: { kind: 'swiss', minutes: 30 } };

function tournament(deeds: readonly Deed[], given = settings): Tournament {
  const opened: Deed = { type: 'opened', settings: given, creator: 'p0', name: 'P0' };
  const entries = [opened, ...deeds].map((deed, at): TournamentEntry => ({ n: at + 1, at, deed }));
  return fold('t', entries) as Tournament;
}
const join = (...names: string[]): Deed[] =>
  names.map((name) => ({ type: 'joined', player: `id ${name}`, name, strength: null }));
const pairs = (...twos: (readonly [number, number])[]): Deed => {
  const all = twos.map(([a, b]) => ({ members: [a, b] as const, matches: [`${a}${b}`, `${b}${a}`] as const }));
  return { type: 'paired', options: null, deadline: 9000, pairs: all, bye: null };
};
const score = (match: string, a: number, b: number, board: Scored['board'] = null): Deed => {
  return { type: 'scored', match, points: [a, b], how: 'played', board };
};
const three = [...join('a', 'b', 'c'), pairs([0, 1], [0, 2], [1, 2])];

test('a member who leaves before the beginning is gone, one who leaves later is still in the table', () => {
  const before = tournament([...join('a', 'b'), { type: 'left', member: 0 }, ...join('c')]);
  expect([presentIn(before), memberWith(before, ['id a']), memberWith(before, ['x', 'id c'])]).toEqual([
    [1, 2],
    null,
    2,
  ]);
  const later = tournament([...three, { type: 'left', member: 0 }]);
  expect([presentIn(later), memberWith(later, ['id a'])]).toEqual([[1, 2], 0]);
  expect(tableOf(later).map(({ member }) => member)).toContain(0);
});

test('in a round robin nobody joins after the beginning; in a Swiss tournament until half of the rounds are paired', () => {
  expect([mayJoin(tournament(join('a'))), mayJoin(tournament(three))]).toEqual([true, false]);
  const nine = join(...'abcdefghi');
  const round = pairs([0, 1]);
  const late = (rounds: number) => tournament([...nine, ...Array.from({ length: rounds }, () => round)], swiss);
  expect([0, 1, 2, 3].map((rounds) => mayJoin(late(rounds)))).toEqual([true, true, true, false]);
  expect(late(1).length).toBe(5);
  const came = tournament([...nine, round, ...join('late')], swiss);
  expect(came.members.at(-1)?.from).toBe(2);
});

test('eight members are a full round robin', () => {
  expect(isFull(tournament(join(...'abcdefg')))).toBe(false);
  expect([isFull(tournament(join(...'abcdefgh'))), mayJoin(tournament(join(...'abcdefgh')))]).toEqual([true, false]);
});

test('a pair plays twice, with the seats swapped', () => {
  const matches = matchesIn(tournament([...three, score('10', 1, 0)]));
  expect(matches.slice(0, 2).map(({ id, leg, seats, scored }) => [id, leg, seats, scored?.points ?? null])).toEqual([
    ['01', 0, [0, 1], null],
    ['10', 1, [1, 0], [1, 0]],
  ]);
});

test('the table counts one point for a victory, and half a point each for a draw', () => {
  const rows = tableOf(tournament([...three, score('01', 1, 0), score('10', 0.5, 0.5), score('02', 0, 1)]));
  expect(rows.map(({ member, points, won, drawn, lost }) => [member, points, won, drawn, lost])).toEqual([
    [0, 1.5, 1, 1, 1],
    [2, 1, 1, 0, 0],
    [1, 0.5, 0, 1, 1],
  ]);
});

test('equal points: first the matches with each other, and the line says so', () => {
  const both = [score('01', 1, 0), score('10', 0.5, 0.5), score('02', 0, 1), score('12', 1, 0)];
  const [first, second] = tableOf(tournament([...three, ...both]));
  expect([first?.member, second?.member, first?.points, second?.points]).toEqual([0, 1, 1.5, 1.5]);
  expect(first?.ahead).toEqual({ by: 'direct', mine: 1.5, theirs: 0.5 });
});

test('equal points and equal matches with each other: the points taken from strong opponents, then the board', () => {
  const four = [...join(...'abcd'), pairs([0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3])];
  // Members 0 and 1 share their two matches; 0 then beats the stronger opponent.
  const even = [score('01', 1, 0), score('10', 0, 1), score('02', 1, 0), score('13', 1, 0)];
  const strong = [score('23', 1, 0), score('32', 1, 0)];
  const table = tableOf(tournament([...four, ...even, ...strong]));
  expect(table.map(({ member, points }) => [member, points])).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 0],
  ]);
  expect(table[0]?.ahead).toEqual({ by: 'opponents', mine: 2, theirs: 1 });
  const boards = [score('01', 1, 0, [0.8, 0.2]), score('10', 0, 1, [0.3, 0.6])];
  const rows = tableOf(tournament([...join('a', 'b', 'c'), pairs([0, 1]), ...boards]));
  expect(rows[0]).toMatchObject({ member: 0, rank: 1, ahead: { by: 'board', mine: 55, theirs: 40 } });
});

test('members whom nothing tells apart share their rank', () => {
  const rows = tableOf(tournament([...three, score('01', 1, 0), score('10', 0, 1)]));
  expect(rows.map(({ member, rank, ahead }) => [member, rank, ahead])).toEqual([
    [0, 1, null],
    [1, 1, null],
    [2, 3, null],
  ]);
});

test('a round without an opponent counts two victories', () => {
  const round: Deed = { ...(pairs([0, 1]) as Extract<Deed, { type: 'paired' }>), bye: 2 };
  expect(tableOf(tournament([...join('a', 'b', 'c'), round], swiss))[0]).toMatchObject({
    member: 2,
    points: 2,
    played: 0,
  });
});
