/** The story of a match, from the notes in its log. */
import type { LogEntry } from '../shell/log-entry';
import { type StoryWords, storyOf, type Tale, withTales } from './tale';

const ENTRY: LogEntry = {
  ...{ key: 1, kind: 'deed', by: 'referee', text: '', bold: [], notes: [], rule: '' },
  ...{ figures: [], seats: [], kill: false },
};

const WORDS: StoryWords = {
  round: (round) => `Turn ${round}`,
  name: (figure) => figure.toUpperCase(),
  player: (seat) => (seat === 0 ? 'You' : 'Kim'),
  owner: (figure) => (figure === 'w' ? null : figure < 'm' ? 0 : 1),
  areFoes: (one, other) => one < 'm' !== other < 'm',
  fighters: [],
  tip: null,
};

const told = (tales: readonly Tale[], words: Partial<StoryWords> = {}) =>
  Object.fromEntries(
    storyOf([withTales(ENTRY, tales)], { ...WORDS, ...words }).map(({ id, text }) => [id, text] as const),
  );

const threw = (by: string, seat: number, hits: number, expected: number): Tale => ({
  ...{ type: 'threw', by, seat, hits, expected },
});
const fell = (figure: string, by: string | null, worth: number): Tale => ({ type: 'fell', figure, by, worth });

test('the turning point is the round in which most was lost', () => {
  const story = told([
    { type: 'round', round: 1 },
    fell('a', null, 3),
    { type: 'round', round: 2 },
    fell('b', null, 2),
    fell('x', null, 1),
    fell('c', null, 2),
    { type: 'round', round: 3 },
  ]);
  expect(story.turning).toBe('Turn 2 cost most. You lost B, C · Kim lost X.');
});

test('a creature of nobody is lost by nobody', () => {
  const story = told([{ type: 'round', round: 1 }, fell('w', null, 1), fell('x', null, 1)]);
  expect(story.turning).toBe('Turn 1 cost most. Kim lost X · also fell: W.');
  expect(told([{ type: 'round', round: 1 }, fell('w', null, 1)]).turning).toBe('Turn 1 cost most. Fallen: W.');
});

test('many losses are counted, not listed', () => {
  const story = told([{ type: 'round', round: 1 }, ...[...'abcdefg'].map((figure) => fell(figure, null, 1))]);
  expect(story.turning).toBe('Turn 1 cost most. You lost A, B, C, D and 3 more.');
});

const scored = (points: number, more: object = {}): Tale => ({
  ...{ type: 'scored', id: 'egg', seat: 1, points, worth: points },
  ...more,
});
const feat: StoryWords['feat'] = ({ count, points, by }, names) => `${names} (${by.length}) ${count}x, ${points}p`;

test('the counts of a scenario turn a match like losses do', () => {
  const losses: Tale[] = [{ type: 'round', round: 1 }, fell('a', null, 3)];
  const tales: Tale[] = [
    ...losses,
    { type: 'round', round: 2 },
    { type: 'acts', by: 'x' },
    scored(2),
    scored(2, { by: ['y'] }),
  ];
  expect(told(tales, { feat }).turning).toBe('Turn 2 counted most. X, Y (2) 2x, 4p.');
  expect(told([...tales, fell('b', null, 1)], { feat }).turning).toBe(
    'Turn 2 counted most. X, Y (2) 2x, 4p. You lost B.',
  );
  expect(told([...losses, scored(0, { by: ['y'] }), { type: 'round', round: 2 }, scored(2)], { feat }).turning).toBe(
    'Turn 1 counted most. Y (1) 1x, 0p. You lost A.',
  );
});

test('the best figure may have scored without a fight', () => {
  const tales: Tale[] = [threw('a', 0, 1, 1), fell('x', 'a', 3), { type: 'acts', by: 'y' }, scored(2), scored(2)];
  expect(told(tales, { feat }).best).toBe('Y (1) 2x, 4p.');
  expect(told([...tales, fell('b', 'y', 1)], { feat }).best).toBe('Y (1) 2x, 4p. Also 1 figure taken out.');
  expect(told([threw('a', 0, 1, 1), fell('x', 'a', 3), scored(4, { by: ['y', 'z'] })], { feat }).best).toBe(
    'A: 1 figure taken out.',
  );
});

test('a score that the other side gets for a figure is no feat of that figure', () => {
  const story = told([{ type: 'round', round: 1 }, scored(5, { by: ['a'] })], { feat });
  expect(story).toEqual({ turning: 'Turn 1 counted most. A (1) 1x, 5p.' });
});

test('the best figure has done the most harm; harm to friends does not count', () => {
  const story = told([
    threw('a', 0, 1, 1),
    { type: 'hurt', figure: 'x', damage: 4 },
    threw('b', 0, 1, 1),
    { type: 'hurt', figure: 'x', damage: 2 },
    { type: 'hurt', figure: 'c', damage: 9 },
    fell('x', 'b', 1),
    fell('c', 'b', 20),
  ]);
  expect(story.best).toBe('A: 4 damage, nobody taken out.');
  expect(told([threw('a', 0, 1, 1), fell('x', 'a', 1)]).best).toBe('A: 1 figure taken out.');
});

test('the figure that acts last has done the harm, and nobody an accident', () => {
  const hurt: Tale = { type: 'hurt', figure: 'x', damage: 5 };
  expect(told([threw('a', 0, 1, 1), { type: 'acts', by: 'b' }, hurt]).best).toBe('B: 5 damage, nobody taken out.');
  expect(told([threw('a', 0, 1, 1), { type: 'acts', by: null }, hurt]).best).toBeUndefined();
});

test('luck sums up hits and their mean for each player', () => {
  const story = told([threw('a', 1, 2, 1.25), threw('b', 0, 0, 0.5), threw('a', 1, 1, 0.5)]);
  expect(story.luck).toBe(
    'You: 0 hits, 0.5 expected · Kim: 3 hits, 1.8 expected. “How was it decided?” tells which of them mattered.',
  );
});

test('the idle are named; where everybody attacked, the game has its own tip', () => {
  const fighters = ['a', 'b', 'c'];
  expect(told([threw('a', 0, 1, 1)], { fighters, tip: 'Other' }).try).toBe('B, C never attacked.');
  const scored: Tale = { type: 'scored', id: 'egg', seat: 0, points: 10, worth: 10, by: ['b'] };
  expect(told([threw('a', 0, 1, 1), scored], { fighters, tip: 'Other' }).try).toBe('C never attacked.');
  expect(told([threw('a', 0, 1, 1)], { fighters: ['a'], tip: 'Other' }).try).toBe('Other');
  expect(told([threw('a', 0, 1, 1)], { fighters: ['a'] }).try).toBeUndefined();
});

test('a match without a fight has no story', () => {
  expect(told([{ type: 'round', round: 1 }])).toEqual({});
});
