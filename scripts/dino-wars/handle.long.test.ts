/** Browser tests look at a match through a window that only pages built for tests have. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The scripts of a page that was just built. */
function built(folder: string, ...flags: string[]): string {
  execFileSync(process.execPath, ['scripts/build-client.js', ...flags], { cwd: root, stdio: ['ignore', 2, 2] });
  const files = globSync('assets/**/*.js', { cwd: join(root, folder) });
  expect(files.length).toBeGreaterThan(5);
  return files.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n');
}

test.each([
  ['players', 'client/dist', [], false],
  ['tests', '.cache/client-testing', ['--testing'], true],
] as const)(
  'a page built for %s',
  (_, folder, flags, has) => {
    expect(built(folder, ...flags).includes('__dinoWars')).toBe(has);
  },
  240_000,
);
