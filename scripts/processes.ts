/** Processes that scripts and tests start, on free ports. Their output is kept, and whoever starts one must end it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const root = `${__dirname}/..`;
const PATIENCE_MS = 60_000;
/** The number of characters of output that are kept. */
const KEPT = 20_000;

/** A process that was started here. */
export class Running {
  private text = '';

  private constructor(
    readonly name: string,
    readonly child: ChildProcess,
  ) {
    const keep = (chunk: Buffer) => {
      this.text = (this.text + chunk).slice(-KEPT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** Starts a program; `environment` is added to the present environment. */
  static start(name: string, command: readonly string[], environment: NodeJS.ProcessEnv = {}, uid?: number): Running {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, DAILY: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    return new Running(name, child);
  }

  /** The latest part of its output. */
  get said(): string {
    return this.text;
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Sends a signal and does not wait. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Sends a signal and waits for the end; resolves with the exit code, or null if the signal ended it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.ended) {
      const gone = once(this.child, 'exit');
      this.child.kill(signal);
      await gone;
    }
    return this.child.exitCode;
  }

  /** Waits until `answers` resolves with true; throws the process's output if it ends before, or after a timeout. */
  async until(answers: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !this.ended; await sleep(20)) {
      if (await answers().catch(() => false)) return;
    }
    throw new Error(`${this.name} did not start:\n${this.text}`);
  }
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The command that starts the product's server. */
export const SERVER_COMMAND = [process.execPath, `${root}/server/start.js`] as const;

/** Whether an address answers with 200. */
export async function answers(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200;
}
