import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '.';

test('RULES.md states every rule once, in order', () => {
  const text = readFileSync(join(__dirname, '../RULES.md'), 'utf8');
  expect([...text.matchAll(/^- \*\*(DC-[A-Z]+-W?\d+)\*\* \S/gm)].map(([, id]) => id)).toEqual([...RULE_IDS]);
});
