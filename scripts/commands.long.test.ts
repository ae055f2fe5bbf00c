/** Every command of package.json that runs here tells its usage, and says in one line what it does not know. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const commands = Object.entries(scripts).filter(
  ([name, line]) => !/^(pre|start$)/.test(name) && !line.includes('install'),
);

function run(line: string, ...more: readonly string[]) {
  const [, ...args] = line.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...more], { cwd: root, encoding: 'utf8' });
  return { status, stdout, lines: stderr.split('\n').filter((text) => text !== '') };
}

test('there are commands', () => expect(commands.length).toBeGreaterThan(20));

describe.each(commands)('npm run %s', (name, line) => {
  test('-- --help prints the usage', () => {
    const { status, stdout, lines } = run(line, '--help');
    expect([status, lines]).toEqual([0, []]);
    expect(stdout).toMatch(/^`npm run |npm (run|test)\b/);
    expect(stdout).not.toMatch(/\*\/|^\s*\*/m);
  });

  test('with a flag that it does not know, it says so in one line', () => {
    const { status, stdout, lines } = run(line, '--nonsense');
    expect([name, status, stdout, lines.length]).toEqual([name, 2, '', 1]);
    expect(lines[0]).toContain('--nonsense');
  });
});

test('a game that nobody knows is named in one line', () => {
  const { status, lines } = run(scripts.rules ?? '', '--game', 'chess');
  expect([status, lines.length]).toEqual([2, 1]);
  expect(lines[0]).toMatch(/^--game wants one of .*, not 'chess'$/);
});
