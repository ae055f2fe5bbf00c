import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS } from '.';

const ROOT = join(__dirname, '../../../..');

test('every action of a figure has phases in which it is offered', () => {
  const acting = Object.values(ACTIONS).flatMap(({ offers }) => offers?.acting ?? []);
  expect(acting.length).toBeGreaterThan(20);
  for (const { phases } of acting) expect(phases).not.toEqual([]);
});

test('CONTRIBUTING lists files for a new action that name its example', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const part = text.slice(text.indexOf('## Add an action'), text.indexOf('## Add a screen'));
  const files = part.match(/(packages|client)\/[\w/.-]+\.ts/g) ?? [];
  expect(files).toHaveLength(4);
  for (const file of files) expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/turnGun/);
});
