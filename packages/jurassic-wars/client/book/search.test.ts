import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook, translated } from '@dwo/kits/rulebook/rulebook';
import { finderOf } from '@dwo/kits/rulebook/search';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { summaries } from './summaries';
import { en } from './words/en';

const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
const find = finderOf(book, summaries);

test.each([
  ['how many faces of a red die are hits', 'JW-C-7'],
  ['JW-PK-4', 'JW-PK-4'],
  ['Wie teuer ist ein Gebot von null', 'JW-WH-11'],
])('the question "%s" is answered by %s', (question, id) => {
  expect(find(question).hits[0]?.rule.id).toBe(id);
});

test('every chapter has a summary, and every summary a chapter', () => {
  const slugs = book.chapters.map(({ slug }) => slug);
  expect(new Set(Object.keys(en))).toEqual(new Set(slugs.flatMap((slug) => [`chapter.${slug}`, `title.${slug}`])));
});

describe('the German rulebook', () => {
  const german = parseRulebook(readFileSync(join(__dirname, '../../RULES.de.md'), 'utf8'), 'de');
  const translation = translated(book, german);
  beforeAll(() => useLanguage('de'));
  afterAll(() => useLanguage('en'));

  test.each([
    ['Wie viele Seiten eines roten Würfels treffen?', 'JW-C-7', /Seiten eines roten Würfels sind Treffer/],
    ['wuerfel rot treffer', 'JW-C-7', /Treffer/],
    ['verfehlte Ansage', 'JW-WH-11', /verfehlte Ansage/],
    ['tote Hände', 'JW-PK-7', /tote Hand/],
    ['Wann scheide ich aus?', 'JW-G-18', /scheiden dann aus/],
    ['Obergrense', 'JW-K-3', /Obergrenze/],
    ['first dealer', 'JW-G-2', /ersten Geber/],
    ['JW-PK-4', 'JW-PK-4', /zwei Marken in den Topf/],
  ])('answers the question "%s" by %s in German', (question, id, sentence) => {
    const [hit] = finderOf(translation, summaries)(question).hits;
    expect(hit).toMatchObject({ rule: { id }, sentence: expect.stringMatching(sentence) });
  });

  test('has the chapters of the English one under their addresses, and knows that one', () => {
    expect(translation.chapters.map(({ slug }) => slug)).toEqual(book.chapters.map(({ slug }) => slug));
    expect(translation.chapters[1]).toMatchObject({ title: 'Kampfkarten', slug: 'combat-cards' });
    expect(translation.original).toBe(book);
    const { chapter } = finderOf(translation, summaries)('Kampfkarten');
    expect(chapter).toBe('combat-cards');
  });
});
