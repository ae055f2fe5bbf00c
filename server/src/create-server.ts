/** Assembles a server. */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { ROOM } from '@dwo/shared';
import pino from 'pino';
import type { Host } from './host';
import { hostOf, openStores } from './host-of';
import { httpApp } from './http/app';
import { capConnections, limitControls } from './http/connections';
import { Handshakes } from './http/handshakes';
import { pingInTurn } from './http/heartbeats';
import { close, listen } from './listening';
import { colyseusLogger } from './log';
import type { MatchRoom } from './rooms/match-room';
import { matchRoomOf } from './rooms/match-rooms';
import { Sweeper } from './rooms/sweeper';
import { crowdOf } from './rooms/traffic/crowd';
import type { ServerOptions } from './server-options';
import { CalendarWatch } from './time';

export type { ServerOptions } from './server-options';

/** The pause between two matches when the whole journal is compared with its hashes after the start. */
const EXAMINED_EVERY_MS = 20;
/** The longest message of a client. */
const MOST_BYTES = 16 * 1024;
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
  const transport = new WebSocketTransport({ noServer: true, maxPayload: MOST_BYTES, pingInterval: 0 });
  Handshakes.patience(http, host.limits);
  capConnections(http, host);
  transport.attachToServer(http, { filter: host.handshakes.admits });
  limitControls(transport, host);
  pingInTurn(http, transport);
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
