/** A fresh or outdated clone installs its packages; a complete one is left alone. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** A stand-in for npm: it records its arguments and makes the folders of all packages but those of `LEFT_OUT`. */
const NPM = `
  const fs = require('node:fs');
  fs.writeFileSync('asked', process.argv.slice(2).join(' '));
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  for (const name of Object.keys(packages)) {
    if (name === process.env.LEFT_OUT) delete packages[name];
    else fs.mkdirSync(name || '.', { recursive: true });
  }
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dwo-install-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'node_modules'));
  mkdirSync(join(root, 'server'));
  copyFileSync(join(__dirname, 'install.js'), join(root, 'scripts', 'install.js'));
  copyFileSync(join(__dirname, '..', 'server', 'new-node.js'), join(root, 'server', 'new-node.js'));
  writeFileSync(join(root, 'npm.js'), NPM);
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

/** The words with which it ends in an error. */
function complaint(environment: NodeJS.ProcessEnv): string {
  try {
    run(environment);
  } catch (error) {
    return String((error as { readonly stderr?: unknown }).stderr).trim();
  }
  throw new Error('It did not complain');
}

const A: Entry = { version: '1.0.0' };
const HERE: Entry = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };

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

test('a package made for this machine is missed although npm may leave it out, one for another machine is not', () => {
  const other = { ...HERE, os: ['plan9'] };
  lock({ 'node_modules/a': A, 'node_modules/native': HERE, 'node_modules/other': other });
  installed({ 'node_modules/a': A });
  expect(run()).toMatch(/^ci --include=optional/);
  expect(run()).toBeNull();
});

test('a package that npm has left out is named in one sentence, and asked for again the next time', () => {
  lock({ 'node_modules/a': A, 'node_modules/native': HERE });
  const said = complaint({ LEFT_OUT: 'node_modules/native' });
  expect(said).toMatch(/npm has left out node_modules\/native, which this machine needs: .*\.$/);
  expect(run()).toMatch(/^ci /);
});

test.each(['yarn', 'pnpm', 'bun'])('%s is told that npm installs this', (manager) => {
  lock({ 'node_modules/a': A });
  const said = complaint({ npm_config_user_agent: `${manager}/9.1.0 node/v20.20.2` });
  expect(said).toBe(`This project is installed with npm, not ${manager}: run \`npm start\` or \`npm test\`.`);
});

test('a Node that is new enough needs no packaged one', () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  expect((major ?? 0) > 22 || (minor ?? 0) >= 15).toBe(true);
  lock({ 'node_modules/a': A, [`node_modules/node-${process.platform}-${process.arch}`]: HERE });
  installed({ 'node_modules/a': A });
  expect(run()).toBeNull();
});

test('in production the tools are not missed', () => {
  lock({ 'node_modules/a': A, 'node_modules/tool': { version: '1.0.0', dev: true } });
  installed({ 'node_modules/a': A });
  expect(run({ NODE_ENV: 'production' })).toBeNull();
  rmSync(join(root, 'node_modules', '.lock-stamp'));
  expect(run()).toMatch(/^ci /);
});
