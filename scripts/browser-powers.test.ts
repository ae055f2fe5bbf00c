import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { powersIn } from './browser-powers';

const root = join(__dirname, '..');

/** The sources of the page. */
function sources(): string[] {
  const places = ['client/src', 'packages/kits', 'packages/*/client', 'packages/*/bot', 'shared/src'];
  return execFileSync('git', ['ls-files', ...places], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(dev|testing)\/|\/debug\.ts$/.test(file));
}

test('the page uses what a browser may refuse only where it is prepared for that', () => {
  const found = sources().flatMap((file) =>
    powersIn(file, readFileSync(join(root, file), 'utf8')).map((power) => `${file}:${power}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['storage', "const id = sessionStorage.getItem('offer');"],
  ['databases', "const request = indexedDB.open('a');"],
  ['clipboard and sharing', 'await navigator.clipboard.writeText(link);'],
  ['cryptography of secure pages', 'const id = crypto.randomUUID();'],
  ['fetch without a timeout', "const response = await fetch('/healthz');"],
  ['workers', "return new Worker(new URL('./w.ts', import.meta.url));"],
  ['sound', 'this.context = new AudioContext();'],
  ['words of a browser', 'setProblem(error instanceof Error ? error.message : null);'],
])('a use of %s elsewhere is found', (power, text) => {
  expect(powersIn('client/src/app.tsx', text)).toEqual([`1: ${power}`]);
});

test.each([
  ['a comment', '// The page has no localStorage.\n/* fetch(it) */'],
  ['a method of the same name', 'void this.#fetch(n); feed.fetch(n);'],
  ['a worker that is started with care', "startWorker(() => new Worker(new URL('./w.ts', import.meta.url)))"],
])('%s passes', (_, text) => {
  expect(powersIn('client/src/app.tsx', text)).toEqual([]);
});
