import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook, withChapters } from '@dwo/kits/rulebook/rulebook';
import { finderOf } from '@dwo/kits/rulebook/search';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { summaries } from './summaries';
import { en } from './words/en';

const text = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const book = withChapters(parseRulebook(text('../../RULES.md')), parseRulebook(text('../../../kernel/TABLE.md')));
const find = finderOf(book, summaries);

test.each([
  ['DW-OVER-3', 'DW-OVER-3', /costs 2"/],
  ['over-3', 'DW-OVER-3', /costs 2"/],
  ['what does an overrun cost', 'DW-OVER-3', /Each overrun costs 2"/],
  ['grenade range', 'DW-FIRE-5', /at most 3"/],
  ['how far do soldiers walk', 'DW-AMOVE-1', /6"/],
  ['do soldiers block sight?', 'DW-LOS-2', /block the line of sight/],
  ['mortar minimum range', 'DW-RANGE-5', /18"/],
  ['armour behind', 'DW-ARM-3', /behind they have none/],
  ['can a move be undone', 'TABLE-10', /undone/],
  ['grenaeds', 'DW-FIRE-8', /grenades/],
])('the question "%s" is answered by %s', (question, id, sentence) => {
  expect(find(question).hits[0]).toMatchObject({ rule: { id }, sentence: expect.stringMatching(sentence) });
});

const GERMAN = [
  ['Granate Reichweite', 'DW-FIRE-5'],
  ['Was kostet Überrennen?', 'DW-OVER-3'],
  ['Blockieren Soldaten die Sichtlinie?', 'DW-LOS-2'],
  ['Wie weit gehen Soldaten', 'DW-AMOVE-1'],
  ['Rammen', 'DW-OPT-RAM-1'],
  ['Glück eines Helden', 'DW-DMG-3'],
] as const;

test('German questions are answered, in the words of the German summaries too', async () => {
  await useLanguage('de');
  try {
    const findInGerman = finderOf(book, summaries);
    for (const [question, id] of GERMAN)
      expect([question, findInGerman(question).hits[0]?.rule.id]).toEqual([question, id]);
  } finally {
    await useLanguage('en');
  }
});

test('a part of an id lists all rules that begin like it, in their order', () => {
  const { hits } = find('DW-OVER');
  expect(hits.map(({ rule }) => rule.id).slice(0, 3)).toEqual(['DW-OVER-1', 'DW-OVER-2', 'DW-OVER-3']);
  expect(hits.every(({ rule }) => rule.id.startsWith('DW-OVER'))).toBe(true);
});

test('nothing found comes with words of the book to try', () => {
  const { hits, suggestions } = find('dinozaurz');
  expect(hits.length + suggestions.length).toBeGreaterThan(0);
  const none = find('grenzzzzz');
  expect(none.hits).toEqual([]);
  expect(none.suggestions).toContain('grenades');
  expect(find('   ')).toMatchObject({ hits: [], suggestions: [] });
});

test('every chapter has a summary, whose English title is that of the rulebook', () => {
  for (const { slug, title } of book.chapters) {
    const summary = summaries(slug);
    expect([slug, summary?.gist ?? '']).not.toEqual([slug, '']);
    if (!slug.startsWith('rules-of-the-table') && !title.includes('how often')) expect(summary?.title).toBe(title);
  }
  expect(Object.keys(en)).toHaveLength(book.chapters.length * 2);
});
