/** Texts for players say the same to a finger and to a mouse: they name no click and no tap, unless they have words for each. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

const CATALOGUES = execFileSync('git', ['ls-files', 'packages', 'client', 'server'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /words\/(en|de)(\/|\.ts$|-)/.test(path) && !/\.test\.ts$|\/edition\//.test(path));

/** Words for one kind of pointer. The German noun "Tipp" is a hint, so the verb counts only in its own forms. */
const OF_ONE_POINTER =
  /\b(click|tap)(s|ped|ping|ing)?\b|\bklick\w*|\b(an)?(tippe|tippen|tippst|getippt)\b|\btipp\b.* an\b/gi;

/** A sentence without the parts that are chosen by the pointer. */
function common(line: string): string {
  return line
    .replace(/\{(touch|how), select,(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/^\s*(true|yes|other) \{.*\}$/, '')
    .replace(/^\s*\/?\*.*|\/\/.*/, '');
}

test('there are catalogues to look at', () => {
  expect(CATALOGUES.length).toBeGreaterThan(60);
});

test.each(CATALOGUES)('%s speaks to every pointer', (path) => {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  expect(
    lines.filter(
      (line) =>
        (
          common(line)
            .replace(/^\s*'[\w.-]+':/, '')
            .match(OF_ONE_POINTER) ?? []
        ).length > 0,
    ),
  ).toEqual([]);
});
