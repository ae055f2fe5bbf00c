import { gradeOf, hiddenBy, pointsAcross, type Screen, sightLines, tally } from './lines';

const p = (x: number, y: number) => ({ x, y });
const eye = p(0, 0);
const target = { ...p(10_000, 0), radius: 500 };
const screen = (id: string, solid: boolean, outline: Screen['outline'], closed = true): Screen => {
  return { id, solid, outline, closed };
};
const box = (left: number, low: number, right: number, high: number) => [
  p(left, low),
  p(right, low),
  p(right, high),
  p(left, high),
];
const crossing = { least: 5, edge: 'inside' } as const;
const five = pointsAcross(eye, target, [0, 250, -250, 500, -500]);

test('points across a target lie left and right of the line, at right angles to it', () => {
  expect(five).toEqual([p(10_000, 0), p(10_000, 250), p(10_000, -250), p(10_000, 500), p(10_000, -500)]);
  expect(pointsAcross(p(0, 0), p(0, 100), [10])).toEqual([p(-10, 100)]);
  expect(pointsAcross(p(5, 5), p(5, 5), [10])).toEqual([p(5, 5)]);
});

test('a line is free, screened or blocked; what blocks it comes first', () => {
  const hedge = screen('hedge', false, [p(3000, 50), p(3000, 1000)], false);
  const house = screen('house', true, box(5000, -2000, 6000, -100));
  const lines = sightLines(eye, five, [hedge, house], crossing);
  expect(lines.map(({ state, by }) => [state, by])).toEqual([
    ['free', null],
    ['screened', 'hedge'],
    ['blocked', 'house'],
    ['screened', 'hedge'],
    ['blocked', 'house'],
  ]);
  expect(tally(lines)).toEqual({ free: 1, screened: 2, blocked: 2 });
  const both = sightLines(eye, [p(10_000, 500)], [hedge, screen('barn', true, box(8000, 0, 9000, 900))], crossing);
  expect(both).toEqual([{ to: p(10_000, 500), state: 'blocked', by: 'barn' }]);
});

test('the edge of a house and a corner of less than counts leave a line free', () => {
  const house = screen('house', true, box(5000, 0, 6000, 900));
  expect(sightLines(eye, [target], [house], { least: 5, edge: 'outside' })[0]?.state).toBe('free');
  expect(sightLines(eye, [target], [house], crossing)[0]?.state).toBe('blocked');
  const tip = screen('tip', true, [p(5000, 1), p(5002, -1), p(5004, 1)]);
  expect(sightLines(eye, [target], [tip], crossing)[0]?.state).toBe('free');
});

test('a game may leave a screen out, line by line', () => {
  const wood = screen('wood', false, box(-100, -900, 900, 900));
  const counts = (_screen: Screen, to: { readonly y: number }) => to.y > 0;
  const lines = sightLines(eye, five, [wood], { ...crossing, counts });
  expect(tally(lines)).toEqual({ free: 3, screened: 2, blocked: 0 });
});

test('a count of lines has a grade', () => {
  const grades = [
    { from: 0, grade: 'open' },
    { from: 2, grade: 'disputed' },
    { from: 4, grade: 'covered' },
  ] as const;
  expect([0, 1, 2, 3, 4, 5].map((count) => gradeOf(count, grades))).toEqual([
    ...['open', 'open', 'disputed', 'disputed', 'covered', 'covered'],
  ]);
  expect(() => gradeOf(-1, grades)).toThrow('No grade for -1');
});

test('in space a target is hidden if every line is blocked; the first blocker is named', () => {
  const high = { ...p(0, 0), z: 200 };
  const points = [100, 300].map((z) => ({ ...p(1000, 0), z }));
  const rock = { id: 'rock', cylinder: { ...p(500, 0), radius: 50, top: 180 } };
  const wall = { id: 'wall', outline: box(700, -100, 720, 100), top: 400 };
  expect(hiddenBy(high, points, { cylinders: [rock], prisms: [] })).toBeNull();
  expect(hiddenBy(high, points, { cylinders: [], prisms: [wall] })).toBe('wall');
  expect(hiddenBy(high, points, { cylinders: [rock], prisms: [wall] })).toBe('rock');
  expect(hiddenBy(high, points, { cylinders: [], prisms: [] })).toBeNull();
});
