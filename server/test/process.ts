/** Runs a server in a separate process, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const START = join(__dirname, '../start.js');
const FIXTURE = join(__dirname, 'fixtures/start-tally.js');

/** A running server in a separate process. */
export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything written to stderr so far. */
  readonly said: () => string;
  /** Sends a signal; resolves with the exit code, or null if the signal killed the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Runs the server; resolves when `GET /healthz` answers. With `tally` it hosts the test game too. Port 0 is any free port.
 */
export async function startProcess(wanted: number, dataDir: string, tally = false): Promise<ServerProcess> {
  const run = runServer({ PORT: String(wanted), DATA_DIR: dataDir }, tally);
  let port = wanted;
  for (let tries = 0; ; tries++) {
    if (run.child.exitCode !== null || tries > 600) throw new Error(`The server did not start: ${run.said()}`);
    if (port === 0) port = Number(/ is at http:\/\/localhost:(\d+)/.exec(run.said())?.[1] ?? 0);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    child: run.child,
    said: run.said,
    end(signal) {
      run.child.kill(signal);
      return run.exit;
    },
  };
}

/** Runs the server with this environment. */
export function runServer(environment: Record<string, string>, tally = false) {
  const child = spawn(process.execPath, [tally ? FIXTURE : START], {
    env: { ...process.env, LOG_LEVEL: 'warn', BOT_DELAY_MS: '0', DAILY: 'off', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, exit, said: () => text };
}
