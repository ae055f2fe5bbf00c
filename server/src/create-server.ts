/** Assembles a server. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type Game, gameRegistry, ROOM } from '@dwo/shared';
import pino, { type Logger } from 'pino';
import { NO_NEIGHBOURS } from './cluster/neighbours';
import { RedisCluster } from './cluster/redis';
import { Days } from './days/days';
import type { Care } from './days/draw';
import { StartError } from './failure';
import { type FormerRules, formerRules } from './former-rules';
import type { Host } from './host';
import { httpApp } from './http/app';
import { capConnections, limitControls } from './http/connections';
import { Handshakes } from './http/handshakes';
import { openMatches } from './http/matches';
import { Reporters } from './http/reporters';
import { CLOSED, type WebSettings } from './http/settings';
import { ADVICE } from './journal/damage';
import type { Journal } from './journal/journal';
import { openJournal } from './journal/open-journal';
import { LIMITS, type Limits } from './limits';
import { colyseusLogger } from './log';
import { LocalBoard } from './matching/board';
import { Matching } from './matching/matching';
import { Meters } from './meters';
import { NewMatches } from './new-matches';
import { Pauses } from './pauses';
import { openPeople, type PeopleSettings, PLAIN_PEOPLE } from './people/people';
import { Ratings } from './ratings/ratings';
import type { MatchRoom } from './rooms/match-room';
import { matchRoomOf } from './rooms/match-rooms';
import { Adoption } from './rooms/record/adoption';
import { FOR_EVER, type Retention } from './rooms/retention';
import { Sweeper } from './rooms/sweeper';
import { crowdOf } from './rooms/traffic/crowd';
import { Intake } from './rooms/traffic/intake';
import { Sample } from './sample';
import { newMatchId } from './secrets';
import { ThinkingWorkers, thinkingHere } from './thinking/thinkers';
import { CalendarWatch, steady } from './time';
import { Tournaments } from './tournaments/tournaments';

/** The pause between two matches when the whole journal is compared with its hashes after the start. */
const EXAMINED_EVERY_MS = 20;
/** The longest message of a client. */
const MOST_BYTES = 16 * 1024;
/** The writes of the journal whose duration is measured. */
const WRITES = ['createMatch', 'saveChairs', 'saveStanding', 'append'] as const;

/** The options of a server. */
export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The address to listen on; all addresses by default. */
  readonly address?: string;
  /** The data folder; created if it is missing. */
  readonly dataDir: string;
  /**
   * The URL of a PostgreSQL database for the journal, `postgres://...`. Null, the default, means an SQLite file in the data
   * folder.
   */
  readonly databaseUrl?: string | null;
  readonly games: readonly Game[];
  /**
   * Path of the module that exports these games as `GAMES`. Computer players then think in worker threads, otherwise on the
   * main thread.
   */
  readonly gamesFrom?: string;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  /** Proxies, other origins and tokens; by default there are none. */
  readonly web?: WebSettings;
  /** The Redis that the servers of a cluster share; null for a single server. */
  readonly redisUrl?: string | null;
  /**
   * The address at which browsers reach this process: `host:port/path`, or `/path` under the host of the page; the proxy
   * removes the path. Null means the address of the page.
   */
  readonly publicAddress?: string | null;
  /** Signing keys and mail; by default keys are made and no mail is sent. */
  readonly people?: PeopleSettings;
  /** How long matches are kept; for ever by default. */
  readonly retention?: Retention;
  /** Name and address of the operator; null, the default, if they give none. */
  readonly contact?: string | null;
  /** How carefully battles of the day are drawn; null, the default, for a server without them. */
  readonly days?: Care | null;
  readonly botDelayMs?: number;
  readonly reconnectSeconds?: number;
  /**
   * How often a change in the number of spectators is sent, in milliseconds. Tests set 0, so that what is sent does not
   * depend on time.
   */
  readonly gatherMs?: number;
  /** The folder of the built client. */
  readonly clientDir?: string;
  /** For tests: replaces the stored rules of earlier versions. */
  readonly formerRules?: FormerRules;
  /** For tests: replaces the calendar. */
  readonly now?: () => number;
  /** For tests: replaces the clock that measures elapsed time. */
  readonly steady?: () => number;
  /** For tests: replaces the source of ids, tokens and secrets. */
  readonly random?: (bytes: number) => Uint8Array;
}

/** A running server. A process can have one at a time, because Colyseus keeps its rooms in global state. */
export interface RunningServer {
  readonly port: number;
  readonly host: Host;
  /** Disconnects everybody, finishes the waiting writes and stops listening. */
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
    // The proxy spreads new guests over the processes; the first guest of a match opens it where they arrive.
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
  host.pauses.start();
  host.days?.start();
  host.tournaments.start();
  const sweeper = new Sweeper(host);
  sweeper.start();
  const calendar = new CalendarWatch(host, () => clockWasSet(host));
  calendar.start();
  journal
    .examine(() => sleep(EXAMINED_EVERY_MS, undefined, { ref: false }))
    .catch((error: unknown) => log.error({ error }, 'the journal could not be examined'));
  log.info({ port, dataDir: options.dataDir }, 'listening');
  const stop = async () => {
    calendar.stop();
    host.days?.stop();
    await host.tournaments.stop();
    await sweeper.stop();
    await host.pauses.stop();
    await close(http, colyseus, host, journal);
  };
  return { port, host, close: stop };
}

/** Lets everything that goes by the calendar look at it again. */
function clockWasSet({ live, people }: Host): void {
  for (const room of live.values()) room.clockWasSet();
  people.notices.look();
}

interface Stores {
  readonly journal: Journal;
  /** Null for a single server. */
  readonly cluster: RedisCluster | null;
  readonly live: Host['live'];
}

/** Opens the journal, and connects to Redis if there are neighbours. */
async function openStores(options: ServerOptions, log: Logger): Promise<Stores> {
  const owner = randomUUID();
  const live: Host['live'] = new Map();
  const { redisUrl: url = null } = options;
  const cluster = url === null ? null : await RedisCluster.connect({ url, owner, log, live });
  try {
    const isGone = (other: string) => (cluster ?? NO_NEIGHBOURS).isGone(other);
    const settings = { ...options, owner, isGone };
    const journal = await openJournal(
      settings,
      (error) => log.error({ error }, 'the journal is in trouble'),
      (damage) => log.error({ damage, advice: ADVICE }, 'the journal is damaged'),
    );
    return { journal, cluster, live };
  } catch (error) {
    await cluster?.close();
    throw error;
  }
}

/** Makes the host that all rooms and routes of this server share. */
async function hostOf(
  options: ServerOptions,
  { journal, cluster, live, log }: Stores & { readonly log: Logger },
): Promise<Host> {
  const meters = new Meters();
  const clock = {
    now: options.now ?? Date.now,
    steady: options.steady ?? steady,
    random: options.random ?? randomBytes,
  };
  const metered = meters.metered(journal, WRITES);
  const games = gameRegistry(options.games);
  const limits = { ...LIMITS, ...options.limits };
  const neighbours = cluster ?? NO_NEIGHBOURS;
  const host: Host = {
    journal: metered,
    newMatches: new NewMatches({ journal: metered, games, limits, neighbours }),
    games,
    adoption: new Adoption(journal, options.formerRules ?? formerRules),
    log,
    noise: new Sample(clock.steady),
    limits,
    web: options.web ?? CLOSED,
    meters,
    handshakes: new Handshakes(() => host),
    people: await openPeople({ journal, log, ...clock }, options.people ?? PLAIN_PEOPLE),
    reporters: new Reporters(journal, cluster ?? NO_NEIGHBOURS, clock.random),
    pauses: await Pauses.open({ journal, log, now: options.now ?? Date.now }),
    retention: options.retention ?? FOR_EVER,
    contact: options.contact ?? null,
    checks: new Map([
      ['journal', () => journal.ping()],
      ['disk', () => journal.checkDisk()],
    ]),
    draining: false,
    ...clock,
    thinkers: options.gamesFrom === undefined ? thinkingHere(clock.random) : new ThinkingWorkers(options.gamesFrom),
    botDelayMs: options.botDelayMs ?? 900,
    reconnectSeconds: options.reconnectSeconds ?? 20,
    gatherMs: options.gatherMs ?? 250,
    intake: new Intake((error) => log.error({ error }, 'a frame could not be handled')),
    live,
    neighbours,
    matching: matchingOf(() => host),
    days: null,
    get tournaments() {
      return tournaments;
    },
    get ratings() {
      return ratings;
    },
  };
  const tournaments = new Tournaments(host);
  const ratings = new Ratings(host);
  const { days: care = null } = options;
  return care === null ? host : Object.assign(host, { days: new Days(host, care, cluster !== null) });
}

/** Finds opponents in all processes. */
function matchingOf(of: () => Host): Matching {
  const own = new LocalBoard();
  return new Matching({
    board: {
      read: () => (of().neighbours.board ?? own).read(),
      change: (work) => (of().neighbours.board ?? own).change(work),
    },
    newId: () => newMatchId(of().random),
    strength: (person, game) => of().ratings.strengthOf(person, game),
    now: () => of().now(),
    open: () => openMatches(of()),
    seat: async (match, wish) => {
      const room = of().live.get(match);
      return room?.ready === true ? room.seat(wish) : of().neighbours.seat(match, wish);
    },
    withdraw: async (match, players) => {
      const room = of().live.get(match);
      await (room?.ready === true ? room.withdraw(players) : of().neighbours.withdraw(match, players));
    },
  });
}

/** How long requests that have arrived may take to be answered at the end. */
const ANSWER_MS = 5_000;

/** Takes no more connections and lets every request that has arrived be answered, for at most ANSWER_MS. */
async function answerAll(http: HttpServer): Promise<void> {
  // A connection kept alive counts as idle only once its answer is out.
  const idle = setInterval(() => http.closeIdleConnections(), 20);
  const late = setTimeout(() => http.closeAllConnections(), ANSWER_MS);
  await new Promise<void>((resolve) => http.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}

async function close(http: HttpServer, colyseus: Server, host: Host, journal: Journal): Promise<void> {
  host.draining = true;
  // Requests that arrive meanwhile are refused, and a proxy sends them to another process.
  await colyseus.gracefullyShutdown(false);
  await answerAll(http);
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
