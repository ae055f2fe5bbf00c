/** Runs processes that append to matches, to be killed and stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const FIXTURE = join(__dirname, 'fixtures/start-writer.js');

/** A process that appends to one match until it is stopped. */
export class Writer {
  readonly said: string[] = [];
  readonly child: ChildProcess;
  private readonly gone: Promise<void>;

  constructor(environment: Readonly<Record<string, string>>) {
    const env = { ...process.env, ...environment };
    this.child = spawn(process.execPath, [FIXTURE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    if (this.child.stdout !== null) {
      createInterface({ input: this.child.stdout }).on('line', (line) => void this.said.push(line));
    }
    this.gone = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  /** The entries that it reported as kept. */
  get kept(): number[] {
    return this.said.flatMap((line) => (line.startsWith('kept ') ? [Number(line.slice(5))] : []));
  }

  /** Whether it has reported a line that begins with `what`. */
  says(what: string): boolean {
    return this.said.some((line) => line.startsWith(what));
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }
}
