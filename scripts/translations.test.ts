import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { constantsOf, translationFaults } from '@dwo/kits/testing/translation';
import { games } from './rules-report';

const root = join(__dirname, '..');

/** Every rulebook, and the rules of the table. */
const BOOKS = [...games(root).map(({ id }) => `packages/${id}/RULES`), 'packages/kernel/TABLE'];
const TRANSLATED = BOOKS.filter((book) => existsSync(join(root, `${book}.de.md`)));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('Jurassic Wars has German rules', () => {
  expect(TRANSLATED).toContain('packages/jurassic-wars/RULES');
});

test.each(TRANSLATED)('%s.de.md has the rules, numbers, tables and chapters of the English rulebook', (book) => {
  const english = parseRulebook(read(`${book}.md`));
  const german = parseRulebook(read(`${book}.de.md`), 'de');
  expect(translationFaults(english, german)).toEqual([]);
  expect(`${german.preface} ${german.colophon}`).toContain('gilt der englische');
});

test.each(
  BOOKS.filter((book) => !book.includes('/toy/'))
    .flatMap((book) => [`${book}.md`, `${book}.de.md`])
    .filter((file) => existsSync(join(root, file))),
)('%s is for players and names no file of the program', (file) => {
  expect(read(file).match(/\S*(\.(ts|tsx|json|md)\b|packages\/)\S*/g) ?? []).toEqual([]);
});

const ENGLISH = `# A

## B

- **AB-1** A charge of 3" costs half, as in AB-2.
- **AB-2** Roll 2d6.

| a | b |
| --- | --- |
| 1 | 2.5 |
`;
const GERMAN = ENGLISH.replace('2d6', '2W6').replace('2.5', '2,5').replace('A charge of 3"', 'Ein Ansturm von 3 Zoll');

test.each([
  ['nothing', GERMAN, []],
  ['a length', GERMAN.replace('3 Zoll', '4 Zoll'), ['AB-1: 3" AB-2, in the translation 4" AB-2']],
  ['dice', GERMAN.replace('2W6', '3W6'), ['AB-2: 2d6, in the translation 3d6']],
  ['a cited id', GERMAN.replace('AB-2.', 'AB-3.'), ['AB-1: 3" AB-2, in the translation 3" AB-3']],
  ['an order', GERMAN.replace('**AB-1**', '**AB-3**'), ['B: rules: AB-1 AB-2, in the translation AB-3 AB-2']],
  ['a cell', GERMAN.replace('2,5', '2,6'), ['B, part 1, row 2: 1 2.5, in the translation 1 2.6']],
  ['a column', GERMAN.replace('| 2,5 |', '|'), ['B: parts: table:2,2, in the translation table:2,1']],
  ['a chapter', GERMAN.replace('| a', '## C\n\n| a'), ['1 chapters, 2 in the translation']],
])('a translation that differs in %s', (_, german, faults) => {
  expect(translationFaults(parseRulebook(ENGLISH), parseRulebook(german, 'de'))).toEqual(faults);
});

test('numbers in words count, from three on', () => {
  expect(constantsOf('three of a six-sided die, fifteen, one')).toEqual(
    constantsOf('drei eines sechsseitigen, fünfzehn'),
  );
  expect(constantsOf('fünf Karten')).toEqual(['5']);
});
