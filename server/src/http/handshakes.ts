/** Checks every WebSocket handshake before it is answered. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { matchMaker } from '@colyseus/core';
import type { Neighbours } from '../cluster/neighbours';
import type { Crowd } from '../cluster/pulse';
import type { Limits } from '../limits';
import type { Meters } from '../meters';
import { TokenBucket } from '../rooms/traffic/token-bucket';
import { addressOf } from './address';
import { isWelcome } from './origin';
import type { WebSettings } from './settings';

/** The path of a room connection: `/<process>/<room>`. */
const PATH = /^\/[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-]{1,64}$/;
const MINUTE_S = 60;
/** How long a whole request may take to arrive. */
const REQUEST_MS = 30_000;
/** How long an idle connection stays open: longer than proxies keep theirs, so that none of them sends a request into a closed one. */
const IDLE_MS = 75_000;
/** The number of addresses after which idle ones are forgotten. */
const REMEMBERED = 10_000;

/** The parts of the server that this uses. */
export interface HandshakeHost {
  readonly web: WebSettings;
  readonly limits: Limits;
  readonly meters: Meters;
  readonly neighbours: Pick<Neighbours, 'elsewhere'>;
  readonly steady: () => number;
}

interface Visitor {
  readonly bucket: TokenBucket;
  /** The number of sockets by room. */
  readonly rooms: Map<string, number>;
  sockets: number;
  seenAt: number;
}

/** Counts sockets by address and decides about handshakes. */
export class Handshakes {
  private readonly visitors = new Map<string, Visitor>();

  constructor(private readonly of: () => HandshakeHost) {}

  /** Closes connections that never send a request. */
  static patience(http: Server, { headersSeconds }: Limits): void {
    http.headersTimeout = headersSeconds * 1000;
    http.requestTimeout = Math.max(REQUEST_MS, http.headersTimeout);
    http.keepAliveTimeout = IDLE_MS;
    http.on('clientError', (_error, socket: Socket) => {
      // Browsers open spare connections. A timeout answer on one would be shown for the next request.
      if (socket.bytesRead === 0) socket.destroy();
      else refuse(socket, 400);
    });
  }

  /** For `attachToServer`: whether the handshake may go on. If not, it is answered and the connection closed. */
  readonly admits = (request: IncomingMessage): boolean => {
    const { socket } = request;
    socket.on('error', () => socket.destroy());
    const status = this.look(request);
    if (status === null) return true;
    this.of().meters.turnedAway.inc({ status: String(status) });
    refuse(socket, status);
    return false;
  };

  /** The number of open sockets. */
  get sockets(): number {
    let sum = 0;
    for (const { sockets } of this.visitors.values()) sum += sockets;
    return sum;
  }

  /** The share of each address at this process. */
  crowd(): Crowd {
    return new Map(
      [...this.visitors].map(([address, { sockets, rooms }]) => [address, { sockets, matches: rooms.size }]),
    );
  }

  /** The status with which a handshake is refused; null if it is accepted, and then it counts. */
  private look(request: IncomingMessage): number | null {
    const host = this.of();
    const path = pathOf(request);
    if (path === null) return 400;
    const room = PATH.test(path) ? (path.split('/')[2] as string) : null;
    if (room === null) return 404;
    if (!isWelcome(request, host.web)) return 403;
    if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) return 503;
    const address = addressOf(request, host.web.trust);
    const visitor = this.visitor(address);
    const { joinsPerMinute, socketsPerAddress, matchesPerAddress } = host.limits;
    if (!visitor.bucket.take(host.steady())) return 429;
    // A match is open at one process only, so the matches open elsewhere are other ones.
    const elsewhere = host.neighbours.elsewhere(address);
    if (visitor.sockets + elsewhere.sockets >= socketsPerAddress) return 429;
    const matches = visitor.rooms.size + elsewhere.matches;
    if (!visitor.rooms.has(room) && matches >= Math.min(matchesPerAddress, joinsPerMinute)) return 429;
    this.count(visitor, room, request.socket);
    return null;
  }

  private visitor(address: string): Visitor {
    const { steady: clock, limits } = this.of();
    const now = clock();
    let visitor = this.visitors.get(address);
    if (visitor === undefined) {
      if (this.visitors.size >= REMEMBERED) this.forget(now);
      const perMinute = limits.joinsPerMinute;
      const bucket = new TokenBucket(perMinute / MINUTE_S, perMinute, now);
      visitor = { bucket, rooms: new Map(), sockets: 0, seenAt: now };
      this.visitors.set(address, visitor);
    }
    visitor.seenAt = now;
    return visitor;
  }

  private forget(now: number): void {
    for (const [address, { sockets, seenAt }] of this.visitors) {
      if (sockets === 0 && now - seenAt > MINUTE_S * 1000) this.visitors.delete(address);
    }
  }

  private count(visitor: Visitor, room: string, socket: Duplex): void {
    visitor.sockets++;
    visitor.rooms.set(room, (visitor.rooms.get(room) ?? 0) + 1);
    socket.once('close', () => {
      visitor.sockets--;
      const left = (visitor.rooms.get(room) ?? 1) - 1;
      if (left === 0) visitor.rooms.delete(room);
      else visitor.rooms.set(room, left);
    });
  }
}

/** The path of the request; null if Colyseus could not parse it. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  const whole = `ws://server${url}`;
  return url.startsWith('/') && URL.canParse(whole) ? new URL(whole).pathname : null;
}

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
