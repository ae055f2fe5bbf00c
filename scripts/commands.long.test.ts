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

/** Flags whose values are free: parts of names, and a folder to write to. */
const FREE = ['mutation only', 'mutation except', 'mutation without', 'bundle-rules to'];

const flags = commands.flatMap(([name, line]) => {
  const { stdout } = run(line, '--help');
  const named = [...stdout.matchAll(/--([a-z-]+)[ =](?:[A-Z]+|\d)/g)].map(([, flag = '']) => flag);
  return [...new Set(named)]
    .filter((flag) => !FREE.includes(`${name} ${flag}`))
    .map((flag) => [name, flag, line] as const);
});

test('there are flags with values', () => expect(flags.length).toBeGreaterThan(40));

test.each(flags)('npm run %s -- --%s nonsense is refused in one line', (_, flag, line) => {
  const { status, stdout, lines } = run(line, `--${flag}`, 'nonsense');
  expect([status, stdout, lines.length]).toEqual([2, '', 1]);
});

test('npm start takes no arguments, and says where its settings are', () => {
  const [help, stray] = [run('node server/start.js', '--help'), run('node server/start.js', '--port', '80')];
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('docs/HOSTING.md')]);
  expect([stray.status, stray.lines]).toEqual([2, [expect.stringContaining('--port')]]);
});

test('a game that nobody knows is named in one line', () => {
  const { status, lines } = run(scripts.rules ?? '', '--game', 'chess');
  expect([status, lines.length]).toEqual([2, 1]);
  expect(lines[0]).toMatch(/^--game wants one of .*, not 'chess'$/);
});
