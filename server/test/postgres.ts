/** A private PostgreSQL to be killed and paused, in a temporary folder and reached through a socket there. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DEBIAN, ensureProgram } from '../../scripts/debian';

const PORT = 5432;
/** PostgreSQL refuses to run as root; its package brings this user. */
const USER = 'postgres';
const START_MS = 60_000;

type Identity = { readonly uid?: number; readonly gid?: number };

function identity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** One PostgreSQL server. Its user is `dwo`; databases are created on demand. */
export class PostgresServer {
  private child: ChildProcess | null = null;
  private made = 0;

  private constructor(
    private readonly bin: string,
    /** The folder of data and socket. */
    readonly folder: string,
    private readonly as: Identity,
  ) {}

  /** Creates a cluster and starts it; installs PostgreSQL if there is none. */
  static async start(): Promise<PostgresServer> {
    const bin = dirname(ensureProgram(DEBIAN.postgres));
    const folder = mkdtempSync(join(tmpdir(), 'dwo-pg-'));
    const as = identity();
    if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
    const wanted = ['-D', join(folder, 'data'), '-U', 'dwo', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const { status, stderr } = spawnSync(join(bin, 'initdb'), wanted, { ...as, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
    const server = new PostgresServer(bin, folder, as);
    await server.up();
    return server;
  }

  /** The URL of a new, empty database. */
  async database(): Promise<string> {
    const name = `dwo${++this.made}`;
    await this.sql(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** The URL of a database here; `folder` contains the socket. */
  url(name: string, folder = this.folder): string {
    return `postgres://dwo@localhost:${PORT}/${name}?host=${encodeURIComponent(folder)}`;
  }

  /** The path of the socket. */
  get socket(): string {
    return socketIn(this.folder);
  }

  /** Starts it again after `kill` or `stop`. */
  async up(): Promise<void> {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${this.folder}`,
      `port=${PORT}`,
      'max_connections=60',
    ];
    const args = ['-D', join(this.folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
    const begin = () => spawn(join(this.bin, 'postgres'), args, { ...this.as, stdio: 'ignore' });
    this.child = begin();
    for (const end = Date.now() + START_MS; ; ) {
      const fine = await this.sql('SELECT 1').then(
        () => true,
        () => false,
      );
      if (fine) return;
      if (Date.now() > end) throw new Error('PostgreSQL did not start');
      await sleep(50);
      // A killed server may leave shared memory behind for a moment, and the next one does not start with it.
      if (this.child.exitCode !== null) this.child = begin();
    }
  }

  /** Kills all its processes at once. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Pauses all its processes. */
  pause(): void {
    this.signal('SIGSTOP');
  }

  /** Resumes a paused server. */
  resume(): void {
    this.signal('SIGCONT');
  }

  /** Stops it and removes everything. */
  async stop(): Promise<void> {
    if (this.child !== null) await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs one statement as its administrator. */
  async sql(statement: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  private signal(signal: NodeJS.Signals): void {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    // Each of its processes has a process group of its own.
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.signal(signal);
    await gone;
    this.child = null;
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

/** The path of PostgreSQL's socket in a folder. */
export function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`);
}
