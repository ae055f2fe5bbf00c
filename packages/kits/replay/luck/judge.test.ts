import { judge, type LuckWords } from './judge';

const WORDS: LuckWords = {
  kind: (kind) => `Kind ${kind}`,
  side: (side) => `Side ${side}`,
  attacks: ['shot', 'bite'],
};

const rolls = (side: string, kind: string, had: number, count: number) => ({
  ...{ side, kind, had },
  chances: new Array<number>(count).fill(0.5),
});

test('several kinds of attacks have a row together, before the rows of each kind', () => {
  const luck = [rolls('red', 'shot', 5, 10), rolls('red', 'bite', 9, 10), rolls('red', 'save', 1, 10)];
  const rows = judge(WORDS, [...luck, rolls('blue', 'shot', 1, 2)], 'red');
  expect(rows.map(({ name, had, verdict }) => [name, had, verdict])).toEqual([
    ['All attacks that hit', 14, 'ordinary'],
    ['Kind shot', 5, 'ordinary'],
    ['Kind bite', 9, 'more'],
    ['Kind save', 1, 'less'],
  ]);
});

test('one kind of attacks has one row, in words that fit its number', () => {
  const words = (had: number, count: number) => judge(WORDS, [rolls('red', 'shot', had, count)], 'red')[0]?.words;
  expect(words(5, 10)).toBe('Just as expected; anything from 2 to 8 is ordinary.');
  expect(words(7, 10)).toBe('Nothing unusual: anything from 2 to 8 is ordinary.');
  expect(words(10, 10)).toBe('More than usual: so many or more about once in 1,024 such matches.');
  expect(words(1, 1)).toBe('Too few rolls to say anything.');
});
