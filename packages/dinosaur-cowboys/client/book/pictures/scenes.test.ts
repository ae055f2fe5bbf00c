import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { dinosaurCowboys } from '../../../rules';
import { oddsOf, type Pictured, POSITIONS, stateFor } from './scenes';

const book = parseRulebook(readFileSync(join(__dirname, '../../../RULES.md'), 'utf8'));

test.each(Object.keys(POSITIONS))('the picture of the chapter %s is a position of the rules', (slug) => {
  expect(book.chapters.map((chapter) => chapter.slug)).toContain(slug);
  const { options, attack } = POSITIONS[slug as Pictured];
  expect(dinosaurCowboys.checkSetup(options)).toEqual([]);
  const state = stateFor({ options, attack });
  if (attack === null) return;
  expect(dinosaurCowboys.check(state, 0, attack)).toBeNull();
  expect(oddsOf(state, attack)).toMatch(/%/);
});
