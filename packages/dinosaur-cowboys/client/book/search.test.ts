import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { finderOf } from '@dwo/kits/rulebook/search';
import { summaries } from './summaries';
import { en } from './words/en';

const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
const find = finderOf(book, summaries);

test.each([
  ['How far can I charge?', 'DC-ACT-6'],
  ['Was ist eine Mutprobe', 'DC-BRV-2'],
  ['DC-R-31', 'DC-R-31'],
])('the question "%s" is answered by %s', (question, id) => {
  expect(find(question).hits[0]?.rule.id).toBe(id);
});

test('every chapter has a summary, and every summary a chapter', () => {
  const slugs = book.chapters.map(({ slug }) => slug);
  expect(new Set(Object.keys(en))).toEqual(new Set(slugs.flatMap((slug) => [`chapter.${slug}`, `title.${slug}`])));
});
