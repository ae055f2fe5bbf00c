/** Checks that packages/kernel/TABLE.md and the code name the same rules of the table, and that each of them is cited. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_RULES } from '../packages/kernel/src';
import { FAILURES, ruleOfFailure } from '../shared/src';

const text = readFileSync(join(__dirname, '../packages/kernel/TABLE.md'), 'utf8');

test('TABLE.md states every rule of the table once, in order', () => {
  expect([...text.matchAll(/^- \*\*(TABLE-\d+)\*\* \S/gm)].map(([, id]) => id)).toEqual([...TABLE_RULES]);
  for (const [id] of text.matchAll(/TABLE-\d+/g)) expect(TABLE_RULES).toContain(id);
});

test('every rule of the table is cited by a refusal, but for the clocks and giving up, which games tell of', () => {
  const broken = new Set(FAILURES.map(ruleOfFailure));
  expect(TABLE_RULES.filter((rule) => !broken.has(rule))).toEqual(['TABLE-6', 'TABLE-11']);
});
