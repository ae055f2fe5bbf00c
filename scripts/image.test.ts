/** What the Dockerfile copies is enough: from that alone, with the packages of production, the client is built and the server starts. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const image = mkdtempSync(join(tmpdir(), 'dwo-image-'));
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
let server: ChildProcess | null = null;

jest.setTimeout(300_000);

afterAll(async () => {
  if (server !== null && server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(image, { recursive: true, force: true });
});

/** What the build copies out of the checkout, as [from, to]. */
function copies(): (readonly [string, string])[] {
  return [...dockerfile.matchAll(/^COPY (?!--)(.+) (\S+)$/gm)].flatMap(([, from = '', to = '']) =>
    from.split(' ').map((each) => [each, to.endsWith('/') ? join(to, each.split('/').pop() ?? '') : to] as const),
  );
}

/** Packages of production, as `npm ci --omit=dev` would put them there. */
function installPackages(): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
  };
  for (const [path, { dev, link, resolved = '' }] of Object.entries(lock.packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(image, path)), { recursive: true });
    symlinkSync(join(link ? image : root, link ? resolved : path), join(image, path));
  }
}

test('the image builds its client and starts its server', async () => {
  for (const [from, to] of copies()) {
    cpSync(join(root, from), join(image, to), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    });
  }
  installPackages();
  const built = spawnSync(process.execPath, ['scripts/build-client.js'], { cwd: image, encoding: 'utf8' });
  expect(`${built.stderr}${built.status}`).toMatch(/0$/);
  const started = spawn(process.execPath, ['server/start.js'], {
    cwd: image,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: join(image, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = started;
  let said = '';
  const port = await new Promise<string>((resolve, reject) => {
    started.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
        const found = /localhost:(\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
  });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? 'no script';
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
});
