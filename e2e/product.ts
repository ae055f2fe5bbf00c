/** The product as a user starts it: the real server process on a free port, with a data folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(__dirname, '..');
/** A busy machine is slow; a server that has ended is noticed at once. */
const START_MS = 120_000;
/** The page built for tests, which has a window on the match. */
const PAGE = join(root, '.cache', 'client-testing');

/** A running server. */
export interface Product {
  readonly url: string;
  /** Everything that it has printed so far. */
  log(): string;
  /** The folder of its journal. */
  readonly data: string;
  /** The port of its process. */
  readonly port: number;
  /** Stops its process where it is, or resumes it. */
  pause(paused: boolean): void;
  /** Ends it with this signal and starts it again with the same port and data. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function healthy(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The server did not become healthy:\n${log()}`);
}

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/**
 * Starts the server; resolves when `/healthz` answers, rejects with its log if it does not within two minutes. A computer
 * player pauses for `botDelayMs` before a decision; `settings` are added to the environment.
 */
export async function startProduct(botDelayMs = 50, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'dwo-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  execFileSync(process.execPath, ['scripts/build-client.js', '--testing'], { cwd: root, stdio: ['ignore', 2, 2] });
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(process.execPath, ['server/start.js'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: data,
        CLIENT_DIR: PAGE,
        BOT_DELAY_MS: String(botDelayMs),
        // Drawing battles would take the computing time of the test.
        DAILY: 'off',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      printed += chunk.toString();
    };
    server.stdout?.on('data', keep);
    server.stderr?.on('data', keep);
    await healthy(url, server, () => printed);
    return server;
  };
  let server = await start();
  // The server ends with this process, whatever ends it.
  const takeAlong = (): void => void server.kill('SIGKILL');
  process.once('exit', takeAlong);
  return {
    url,
    data,
    port,
    log: () => printed,
    pause(paused) {
      server.kill(paused ? 'SIGSTOP' : 'SIGCONT');
    },
    async restart(signal) {
      await end(server, signal);
      server = await start();
    },
    async stop() {
      process.off('exit', takeAlong);
      server.kill('SIGCONT');
      await end(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
