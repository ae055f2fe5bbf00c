import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectless } from './subjectless';

const root = join(__dirname, '..');

/** The sources of this repository, without installed packages and bundles of released versions. */
function sources(): string[] {
  const areas = ['packages', 'client', 'server', 'shared', 'scripts', 'bench', 'e2e'];
  return execFileSync('git', ['ls-files', ...areas], { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    .split('\n')
    .filter((file) => /\.(?:[cm]?js|[cm]?tsx?)$/.test(file) && !file.includes('/edition/bundles/'));
}

test('comments and names of tests have a subject', () => {
  const found = sources().flatMap((file) => {
    return subjectless(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ['a block', '/** {} fires. */'],
  ['a block of several lines', '/**\n * {} fires.\n */'],
  ['a line', 'fire(); // {} fires.'],
  ['a test', "test('DW-FIRE-1 {} fires', () => {});"],
  ['a table of tests', "])('{} fires', () => {});"],
])('%s without a subject is found', (_, text) => {
  for (const word of ['Who', 'whoever', 'Whom', 'What', 'Where']) {
    expect([word, subjectless(text.replace('{}', word))]).toEqual([word, [text.startsWith('/**\n') ? 2 : 1]]);
  }
});

test.each([
  ['a subject', '/** The figure that fires, and what it fires at. */'],
  ['a question of yes or no', '/** Whether it fires. */'],
  ['a second line', '// A rifle does the same,\n// {} fires it.'],
  ['words for players', "say('Who is next?');"],
])('%s passes', (_, text) => {
  expect(subjectless(text.replace('{}', 'whoever'))).toEqual([]);
});
