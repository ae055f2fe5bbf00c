import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { SCENES } from './scenes';

const book = parseRulebook(readFileSync(join(__dirname, '../../../RULES.md'), 'utf8'));

test.each(Object.keys(SCENES))('the picture of the chapter %s is a scene of the rules', (slug) => {
  expect(book.chapters.map((chapter) => chapter.slug)).toContain(slug);
  const { tokens, path } = SCENES[slug as keyof typeof SCENES]();
  expect(tokens.length).toBeGreaterThan(1);
  if (path !== null) expect(path.legal).toBe(true);
});

test('the pictures show what their captions say', () => {
  expect(SCENES['range-and-line-of-sight']().aim?.legal).toBe(false);
  expect(SCENES['regular-fire']().aim).toMatchObject({ legal: true, label: expect.stringContaining('%') });
  expect(SCENES.overruns().path?.touches).toContain('s1');
  expect(SCENES['flight-and-swimming']().path?.touches).toContain('s1');
  expect(SCENES['dinosaur-attacks']().candidates).toEqual(['s1', 's2']);
  // DW-AMOVE-2: a soldier who leaves contact has 2" less.
  expect(SCENES['army-movement']().path?.label).toContain('of 4"');
  expect(SCENES['crewed-weapons']().marks?.filter(({ type }) => type === 'crew')).toHaveLength(2);
});
