/** Checks that RULES.md and the rules of the game name the same ids. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '@dwo/dino-wars';
import { carriedIn, ruleTexts } from '../rules-report';

const root = join(__dirname, '../..');
const rules = ruleTexts(readFileSync(join(root, 'packages', 'dino-wars', 'RULES.md'), 'utf8'));

test('every rule of the game has words, and no other', () => {
  expect(rules.map((rule) => rule.id).sort()).toEqual([...RULE_IDS].sort());
});

test('every rule has a heading and a sentence that ends', () => {
  for (const { section, text } of rules) {
    expect(section).not.toBe('');
    expect(text).toMatch(/^[A-Z"].*\.$/);
  }
});

test('code carries every rule, and none without words', () => {
  const carried = carriedIn(root, 'DW-');
  const worded = new Set(rules.map((rule) => rule.id));
  expect([...worded].filter((id) => !carried.has(id))).toEqual([]);
  expect([...carried].filter((id) => !worded.has(id))).toEqual([]);
});
