/** Puts a whole server together. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type Game, gameRegistry, ROOM } from '@dwo/shared';
import pino, { type Logger } from 'pino';
import { NO_NEIGHBOURS } from './cluster/neighbours';
import { RedisCluster } from './cluster/redis';
import { StartError } from './failure';
import { type FormerRules, formerRules } from './former-rules';
import type { Host } from './host';
import { httpApp } from './http/app';
import { capConnections, limitControls } from './http/connections';
import { Handshakes } from './http/handshakes';
import { CLOSED, type WebSettings } from './http/settings';
import type { Journal } from './journal/journal';
import { openJournal } from './journal/open-journal';
import { LIMITS, type Limits } from './limits';
import { colyseusLogger } from './log';
import { Meters } from './meters';
import { openPeople, type PeopleSettings, PLAIN_PEOPLE } from './people/people';
import type { MatchRoom } from './rooms/match-room';
import { matchRoomOf } from './rooms/match-rooms';
import { Adoption } from './rooms/record/adoption';
import { FOR_EVER, type Retention } from './rooms/retention';
import { Sweeper } from './rooms/sweeper';
import { crowdOf } from './rooms/traffic/crowd';
import { Intake } from './rooms/traffic/intake';
import { Sample } from './sample';
import { ThinkingWorkers, thinkingHere } from './thinking/thinkers';

/** A client's message is at most this long. */
const MOST_BYTES = 16 * 1024;
/** The writes of the journal that are timed. */
const WRITES = ['createMatch', 'saveChairs', 'saveStanding', 'append'] as const;

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Address to listen on; all by default. */
  readonly address?: string;
  /** The folder of the journal; made if missing. */
  readonly dataDir: string;
  /** A PostgreSQL database for the journal, `postgres://...`; null or nothing for a file in the data folder. */
  readonly databaseUrl?: string | null;
  readonly games: readonly Game[];
  /** Path of the module whose `GAMES` these are: computer players then think in workers, otherwise in the way of people. */
  readonly gamesFrom?: string;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  /** Proxies, other origins and tokens; closed to all of them by default. */
  readonly web?: WebSettings;
  /** The Redis that this server shares with others behind the same address; null for a server alone. */
  readonly redisUrl?: string | null;
  /**
   * The address at which browsers reach this very process: `host:port/path`, or only `/path` under whatever host they
   * came by; the proxy takes the path away. Null: the same address as everything else.
   */
  readonly publicAddress?: string | null;
  /** Keys of the operator's own, mail; neither by default. */
  readonly people?: PeopleSettings;
  /** For how long matches are kept; for ever by default. */
  readonly retention?: Retention;
  /** The name and address of the people who run the server; null, which is the default, if they do not say. */
  readonly contact?: string | null;
  readonly botDelayMs?: number;
  readonly reconnectSeconds?: number;
  /** For tests: 0 tells everybody of each watcher at once, so that what is sent does not depend on time. */
  readonly gatherMs?: number;
  /** The folder of the built client. */
  readonly clientDir?: string;
  /** For tests: other rules of former versions than those that are kept. */
  readonly formerRules?: FormerRules;
  /** For tests: another clock. */
  readonly now?: () => number;
  /** For tests: another source of ids, tokens and secrets. */
  readonly random?: (bytes: number) => Uint8Array;
}

/** A server that listens. There can be one in a process at a time: the room library keeps its rooms in the process. */
export interface RunningServer {
  readonly port: number;
  readonly host: Host;
  /** Disconnects everybody, finishes what is being written and stops listening. */
  close(): Promise<void>;
}

/** Starts a server. Throws a StartError if the port or the data folder can't be used. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? pino({ level: 'silent' });
  const http = createHttpServer({ connectionsCheckingInterval: 1_000 }, (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"status":"starting"}');
  });
  await listen(http, options.port, options.address);
  const { journal, cluster, live } = await openStores(options, log).catch((error: unknown) => {
    http.close();
    throw error;
  });
  const host = await hostOf(options, { journal, cluster, live, log });
  if (cluster !== null) host.checks.set('redis', () => cluster.ping());
  const transport = new WebSocketTransport({ noServer: true, maxPayload: MOST_BYTES });
  Handshakes.patience(http, host.limits);
  capConnections(http, host);
  transport.attachToServer(http, { filter: host.handshakes.admits });
  limitControls(transport, host);
  const colyseus = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLogger(log),
    ...(cluster === null ? {} : { driver: cluster.driver, presence: cluster.presence }),
    ...(options.publicAddress == null ? {} : { publicAddress: options.publicAddress }),
    // The proxy spreads those who come; whoever a match's first guest reaches has the match.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  });
  const rooms = colyseus.define(ROOM, matchRoomOf(host)).filterBy(['matchId'] as never[]);
  rooms.on('create', (room) => (room as unknown as MatchRoom).listed());
  await matchMaker.accept();
  await cluster?.announce(() => host.handshakes.crowd());
  const elsewhere = options.publicAddress?.split('/')[0] ?? '';
  const clientDir = options.clientDir ?? join(__dirname, '../../client/dist');
  const app = httpApp(host, clientDir, elsewhere === '' ? [] : [elsewhere]);
  http.removeAllListeners('request');
  http.on('request', app);
  host.meters.open({ ...crowdOf(host), sockets: () => host.handshakes.sockets, journalLagMs: () => journal.lagMs });
  const { port } = http.address() as AddressInfo;
  host.people.notices.start();
  const sweeper = new Sweeper(host);
  sweeper.start();
  log.info({ port, dataDir: options.dataDir }, 'listening');
  return { port, host, close: () => sweeper.stop().then(() => close(http, colyseus, host, journal)) };
}

interface Stores {
  readonly journal: Journal;
  /** Null for a server alone. */
  readonly cluster: RedisCluster | null;
  readonly live: Host['live'];
}

/** Opens the journal, and the Redis of a server with neighbours. */
async function openStores(options: ServerOptions, log: Logger): Promise<Stores> {
  const owner = randomUUID();
  const live: Host['live'] = new Map();
  const { redisUrl: url = null } = options;
  const cluster = url === null ? null : await RedisCluster.connect({ url, owner, log, live });
  try {
    const isGone = (other: string) => (cluster ?? NO_NEIGHBOURS).isGone(other);
    const settings = { ...options, owner, isGone };
    const journal = await openJournal(settings, (error) => log.error({ error }, 'the journal is in trouble'));
    return { journal, cluster, live };
  } catch (error) {
    await cluster?.close();
    throw error;
  }
}

/** The host that every room and request of this server is given. */
async function hostOf(
  options: ServerOptions,
  { journal, cluster, live, log }: Stores & { readonly log: Logger },
): Promise<Host> {
  const meters = new Meters();
  const clock = { now: options.now ?? Date.now, random: options.random ?? randomBytes };
  const host: Host = {
    journal: meters.metered(journal, WRITES),
    games: gameRegistry(options.games),
    adoption: new Adoption(journal, options.formerRules ?? formerRules),
    log,
    noise: new Sample(clock.now),
    limits: { ...LIMITS, ...options.limits },
    web: options.web ?? CLOSED,
    meters,
    handshakes: new Handshakes(() => host),
    people: await openPeople({ journal, log, ...clock }, options.people ?? PLAIN_PEOPLE),
    retention: options.retention ?? FOR_EVER,
    contact: options.contact ?? null,
    checks: new Map([['journal', () => journal.ping()]]),
    draining: false,
    ...clock,
    thinkers: options.gamesFrom === undefined ? thinkingHere(clock.random) : new ThinkingWorkers(options.gamesFrom),
    botDelayMs: options.botDelayMs ?? 900,
    reconnectSeconds: options.reconnectSeconds ?? 20,
    gatherMs: options.gatherMs ?? 250,
    intake: new Intake((error) => log.error({ error }, 'a frame could not be taken in')),
    live,
    neighbours: cluster ?? NO_NEIGHBOURS,
  };
  return host;
}

async function close(http: HttpServer, colyseus: Server, host: Host, journal: Journal): Promise<void> {
  host.draining = true;
  // Requests that arrive meanwhile are told so, and a proxy sends them to another process.
  await colyseus.gracefullyShutdown(false);
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeAllConnections();
  await closed;
  host.meters.close();
  await host.people.notices.stop();
  await host.thinkers.close();
  await host.neighbours.close();
  await journal.close();
}

function listen(http: HttpServer, port: number, address: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(whyNot(error, port))));
    http.listen({ port, ...(address === undefined ? {} : { host: address }) }, () => {
      http.removeAllListeners('error');
      resolve();
    });
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Choose another with PORT=...`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=...`;
  return `The server can't listen on port ${port}: ${message}`;
}
