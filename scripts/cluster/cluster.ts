/** The topology of docker-compose.cluster.yml without Docker: servers, nginx, Redis and PostgreSQL as processes here. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { PostgresServer } from '../../server/test/postgres';
import { DEBIAN, ensureProgram } from '../debian';
import { answers, freePort, Running, SERVER_COMMAND } from '../processes';
import { startProxy } from './proxy';

/** The environment that every server of a cluster shares. */
export function serverEnvironment(databaseUrl: string, redisUrl: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, TRUST_PROXY: '1' };
}

/** The address of a server through the proxy. */
export function publicAddress(name: string): string {
  return `/p/${name}`;
}

/** One server of a cluster. */
export class ClusterServer {
  private process: Running | null = null;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** The latest part of its output. */
  get said(): string {
    return this.process?.said ?? '';
  }

  get pid(): number | undefined {
    return this.process?.child.pid;
  }

  /** Starts it, also after it has ended; resolves when it is ready. */
  async start(): Promise<void> {
    this.process = Running.start(this.name, SERVER_COMMAND, this.environment);
    await this.process.until(() => answers(`http://${this.address}/readyz`));
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.signal(signal);
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return (await this.process?.end(signal)) ?? null;
  }
}

/** Redis as a process that can be killed, paused and restarted. */
class RedisServer {
  private process: Running | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(folder: string): Promise<RedisServer> {
    mkdirSync(folder, { recursive: true });
    const redis = new RedisServer(await freePort(), folder);
    await redis.up();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const program = ensureProgram(DEBIAN.redis);
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', this.folder];
    this.process = Running.start('redis', [program, '--port', String(this.port), ...settings]);
    await this.process.until(() => this.answers());
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.signal(signal);
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.process?.end(signal);
  }

  private async answers(): Promise<boolean> {
    const client = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.ping()) === 'PONG';
    } finally {
      client.disconnect();
    }
  }
}

export interface ClusterPlan {
  readonly servers: number;
  /** Port of the public address; by default any free one. */
  readonly port?: number;
  /** Further settings for every server. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A running cluster. */
export class Cluster {
  private constructor(
    private readonly folder: string,
    /** The public address. */
    readonly url: string,
    readonly servers: readonly ClusterServer[],
    readonly redis: RedisServer,
    readonly postgres: PostgresServer,
    readonly databaseUrl: string,
    private readonly proxy: Running,
  ) {}

  /** Starts everything, and installs missing programs from Debian's packages. */
  static async start({ servers: count, port, environment = {} }: ClusterPlan): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'dwo-cluster-'));
    const stop: (() => Promise<unknown>)[] = [];
    try {
      const postgres = await PostgresServer.start();
      stop.push(() => postgres.stop());
      const redis = await RedisServer.start(join(folder, 'redis'));
      stop.push(() => redis.end());
      const databaseUrl = await postgres.database();
      const servers: ClusterServer[] = [];
      for (let i = 1; i <= count; i++) {
        const name = `server-${i}`;
        const own = await freePort();
        const told = { ...serverEnvironment(databaseUrl, redis.url), PUBLIC_ADDRESS: publicAddress(name) };
        const more = { PORT: String(own), DATA_DIR: join(folder, name), LOG_LEVEL: 'warn' };
        const server = new ClusterServer(name, own, { ...more, ...told, ...environment });
        stop.push(() => server.end('SIGKILL'));
        servers.push(server);
        // The first server migrates the database.
        await server.start();
      }
      const at = port ?? (await freePort());
      const proxy = await startProxy(join(folder, 'nginx'), at, servers);
      return new Cluster(folder, `http://127.0.0.1:${at}`, servers, redis, postgres, databaseUrl, proxy);
    } catch (error) {
      for (const end of stop.reverse()) await end();
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Ends the servers as a deploy does, then everything else. */
  async stop(): Promise<void> {
    for (const server of this.servers) server.signal('SIGCONT');
    await Promise.all(this.servers.map((server) => server.end('SIGTERM')));
    await this.proxy.end('SIGTERM');
    await this.redis.end();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
