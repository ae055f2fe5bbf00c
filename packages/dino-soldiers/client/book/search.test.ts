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
  ['when is the line of sight blocked', 'DS-TER-11'],
  ['which soldiers have stealthy', 'DS-HIDE-2'],
  ['DS-OCC-1', 'DS-OCC-1'],
])('the question "%s" is answered by %s', (question, id) => {
  expect(find(question).hits[0]?.rule.id).toBe(id);
});

test('every chapter has a summary, and every summary a chapter', () => {
  const slugs = book.chapters.map(({ slug }) => slug);
  expect(new Set(Object.keys(en))).toEqual(new Set(slugs.flatMap((slug) => [`chapter.${slug}`, `title.${slug}`])));
});

describe('the German rulebook', () => {
  const german = parseRulebook(readFileSync(join(__dirname, '../../RULES.de.md'), 'utf8'), 'de');
  beforeAll(() => useLanguage('de'));
  afterAll(() => useLanguage('en'));

  test.each([
    ['Was versperrt die Sichtlinie?', 'DS-TER-11', /versperrt die Sichtlinie/],
    ['Wie viele kleine Einheiten stehen auf einem Plättchen?', 'DS-OCC-1', /vier kleine/],
    ['Was heilt ein Biss', 'DS-AB-AGI-4', /Heilung/],
    ['Wer ist der Peiniger', 'DS-PI-4', /Peiniger/],
  ])('answers the question "%s" by %s in German, among the first three', (question, id, sentence) => {
    const { hits } = finderOf(translated(book, german), summaries)(question);
    expect(hits.slice(0, 3)).toContainEqual({ rule: german.byId.get(id), sentence: expect.stringMatching(sentence) });
  });
});
