/** The catalogues of texts for players, in both languages, as the checks of their wording read them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** Their paths from the root. Editions keep the words of their release, so they are left out. */
export const CATALOGUES = execFileSync('git', ['ls-files', 'packages', 'client', 'server'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /words\/(en|de)(\/|\.ts$|-)/.test(path) && !/\.test\.ts$|\/edition\//.test(path));

/** The lines of a catalogue, without comments and keys. */
export function wordingsOf(path: string): readonly string[] {
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .map((line) => line.replace(/^\s*\/?\*.*|\/\/.*/, '').replace(/^\s*'[\w.-]+':/, ''));
}
