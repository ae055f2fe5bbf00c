/** A server and a load generator, each in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { cpuSeconds } from './cpu';
import type { LoadOrder, LoadRequest, Measured, Outcome } from './protocol';

/** Starts a file of the benchmark as a process that can receive messages. */
export function startProcess(file: string, execArgv: readonly string[] = []): ChildProcess {
  const loader = join(__dirname, '..', 'server', 'load-typescript.js');
  return fork(join(__dirname, file), [], { stdio: ['ignore', 2, 2, 'ipc'], execArgv: ['-r', loader, ...execArgv] });
}

/** The next message that has this field; frameworks send messages of their own. */
export function answer<T extends object>(child: ChildProcess, field: keyof T & string, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${name} ended with ${code} before it answered`));
    const listen = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(field in message)) return;
      child.off('message', listen);
      child.off('exit', ended);
      resolve(message as T);
    };
    child.on('message', listen);
    child.once('exit', ended);
  });
}

/** Seconds of processor time of these processes. */
function used(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>((sum, pid) => sum + (cpuSeconds(pid ?? 0) ?? 0), 0);
}

/** One run: its measurements, and the cores that the servers and the load generator kept busy. */
export interface Run extends Measured {
  readonly serverCores: number;
  readonly loadCores: number;
}

/** A load generator with its open matches. */
export class Generator {
  private constructor(
    private readonly child: ChildProcess,
    private readonly servers: readonly (number | undefined)[],
  ) {}

  /** Opens the matches; `servers` are the processes whose time counts. */
  static async open(request: LoadRequest, servers: readonly (number | undefined)[]): Promise<Generator> {
    const generator = new Generator(startProcess('load.ts'), servers);
    await generator.order({ open: request });
    return generator;
  }

  /** Runs for this many seconds. */
  async run(seconds: number): Promise<Run> {
    const now = () => ({ servers: used(this.servers), load: used([this.child.pid]), at: performance.now() });
    const before = now();
    const looped = answer(this.child, 'looped', 'load.ts').then(now);
    const { measured } = await this.order({ run: seconds });
    const after = await looped;
    if (measured === undefined) throw new Error('load.ts measured nothing');
    const took = (after.at - before.at) / 1000;
    return {
      ...measured,
      serverCores: (after.servers - before.servers) / took,
      loadCores: (after.load - before.load) / took,
    };
  }

  close(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private async order(order: LoadOrder): Promise<Outcome> {
    const answered = answer<{ outcome: Outcome }>(this.child, 'outcome', 'load.ts');
    this.child.send(order);
    const { outcome } = await answered;
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome;
  }
}
