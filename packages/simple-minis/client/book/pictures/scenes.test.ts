import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { simpleMinis } from '../../../rules';
import { chanceIn, type Pictured, POSITIONS } from './scenes';

const book = parseRulebook(readFileSync(join(__dirname, '../../../RULES.md'), 'utf8'));

test.each(Object.keys(POSITIONS))('the picture of the chapter %s is a position of the rules', (slug) => {
  expect(book.chapters.map((chapter) => chapter.slug)).toContain(slug);
  expect(simpleMinis.checkSetup(POSITIONS[slug as Pictured])).toEqual([]);
});

test('cover makes the shot of the pictures harder: VS-COV-1', () => {
  expect(chanceIn('cover')).toBeCloseTo(1 / 6, 9);
  expect(chanceIn('hand-to-hand-attacks')).toBeGreaterThan(0);
  expect(chanceIn('wild-creatures')).toBeNull();
});
