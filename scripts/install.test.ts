/** A fresh or outdated clone installs its packages; a complete one is left alone. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
}

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dwo-install-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'node_modules'));
  copyFileSync(join(__dirname, 'install.js'), join(root, 'scripts', 'install.js'));
  // A stand-in for npm: it records its arguments.
  writeFileSync(join(root, 'npm.js'), "require('fs').writeFileSync('asked', process.argv.slice(2).join(' '))");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function lock(packages: Readonly<Record<string, Entry>>): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

function installed(packages: Readonly<Record<string, Entry>>): void {
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  for (const name of Object.keys(packages)) mkdirSync(join(root, name), { recursive: true });
}

/** The arguments npm was called with; null if it was not called. */
function run(environment: NodeJS.ProcessEnv = {}): string | null {
  const env = { PATH: process.env.PATH, npm_execpath: join(root, 'npm.js'), ...environment };
  execFileSync(process.execPath, [join(root, 'scripts', 'install.js')], { env, stdio: 'pipe' });
  const note = join(root, 'asked');
  const asked = existsSync(note) ? readFileSync(note, 'utf8') : null;
  rmSync(note, { force: true });
  return asked;
}

const A: Entry = { version: '1.0.0' };

test('a fresh clone installs, once', () => {
  lock({ 'node_modules/a': A });
  expect(run()).toMatch(/^ci /);
  expect(run()).toBeNull();
});

test('a package that is there already is not installed again', () => {
  lock({ 'node_modules/a': A, 'node_modules/other-platform': { version: '1.0.0', optional: true } });
  installed({ 'node_modules/a': A });
  expect(run()).toBeNull();
});

test('another version in the lockfile is installed', () => {
  lock({ 'node_modules/a': A });
  installed({ 'node_modules/a': A });
  expect(run()).toBeNull();
  lock({ 'node_modules/a': { version: '1.0.1' } });
  expect(run()).toMatch(/^ci /);
});

test('a package that npm lists but that is not there is installed, whatever stamp came along', () => {
  lock({ 'node_modules/a': A });
  installed({ 'node_modules/a': A });
  expect(run()).toBeNull();
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  rmSync(root, { recursive: true });
  root = copy;
  rmSync(join(root, 'node_modules', 'a'), { recursive: true });
  expect(run()).toMatch(/^ci /);
});

test('in production the tools are not missed', () => {
  lock({ 'node_modules/a': A, 'node_modules/tool': { version: '1.0.0', dev: true } });
  installed({ 'node_modules/a': A });
  expect(run({ NODE_ENV: 'production' })).toBeNull();
  rmSync(join(root, 'node_modules', '.lock-stamp'));
  expect(run()).toMatch(/^ci /);
});
