/** The image keeps a few scripts, and everything that these import. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '..');

/** The scripts that the image copies from its build. */
const KEPT = (readFileSync(join(root, 'Dockerfile'), 'utf8').match(/\/app\/scripts\/\S+/g) ?? []).map((path) =>
  path.replace('/app/', ''),
);

/** The scripts that a script imports. */
function importedBy(path: string): readonly string[] {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(/(?:from|require\()\s*'(\.[^']+)'/g)]
    .map(([, named = '']) => relative(root, join(root, dirname(path), named)))
    .filter((each) => each.startsWith('scripts/'))
    .map((each) => (/\.\w+$/.test(each) ? each : `${each}.ts`));
}

test('the documented commands of the image are in it', () => {
  expect(KEPT).toEqual(expect.arrayContaining(['scripts/run.js', 'scripts/backup.ts', 'scripts/restore.ts']));
});

test.each(KEPT.filter((path) => /\.[jt]s$/.test(path)))('%s finds in the image whatever it imports', (path) => {
  expect(KEPT).toEqual(expect.arrayContaining([...importedBy(path)]));
});
