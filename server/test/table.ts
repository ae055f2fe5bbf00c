/** Starts servers in their own folders, and people who connect to them over real sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Room } from '@colyseus/sdk';
import { type Frozen, type Seat, stateHash, type Tagged } from '@dwo/kernel';
import {
  type Batch,
  type ChatLine,
  type ChatLog,
  type Deed,
  type DeedMessage,
  EVENTS,
  type Failure,
  type Game,
  type MatchState,
  type MatchSummary,
  matchClass,
  type Replies,
  type Request,
  type RequestType,
  ROOM,
  readState,
  type Warning,
  type You,
} from '@dwo/shared';
import { createServer, type RunningServer, type ServerOptions } from '../src';
import type { MatchRoom } from '../src/rooms/match-room';

// Some machines that run this are slow and busy.
jest.setTimeout(60_000);

/** A folder that is removed after the tests of this file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-server-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server on a free port. */
export function startServer(options: Partial<ServerOptions> & Pick<ServerOptions, 'dataDir' | 'games'>) {
  return createServer({ port: 0, address: '127.0.0.1', botDelayMs: 0, reconnectSeconds: 1, ...options });
}

/** Calls the server's HTTP API. */
export async function api<T>(server: Pick<RunningServer, 'port'>, path: string, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** Sets a match up and returns its id. */
export async function newMatch(server: Pick<RunningServer, 'port'>, wish: object): Promise<string> {
  const { status, body } = await api<{ id: string }>(server, '/api/matches', wish);
  expect(status).toBe(201);
  return body.id;
}

/** The summary of a match, from the HTTP API. */
export async function summaryOf(server: Pick<RunningServer, 'port'>, id: string): Promise<MatchSummary> {
  return (await api<MatchSummary>(server, `/api/matches/${id}`)).body;
}

/** A person with a browser. */
export class Person {
  readonly notices: Failure[] = [];
  /** The chat lines that this person was sent, those of logs included. */
  readonly heard: ChatLine[] = [];
  readonly chatLogs: ChatLog[] = [];
  readonly batches: Batch<Tagged>[] = [];
  /** The deeds and warnings that this person was sent. */
  readonly deeds: Deed[] = [];
  readonly warnings: Warning[] = [];
  /** Hash of the state that this person saw, by seq. */
  readonly hashes = new Map<number, string>();
  place: Seat | null = null;
  seats: readonly Seat[] = [];
  owns: Seat | null = null;
  closed: number | null = null;
  /** The server's time when it last told this person their seats. */
  now = 0;
  private plain: Frozen<object> | null = null;

  private constructor(
    readonly game: Game,
    readonly room: Room<unknown, MatchState>,
  ) {
    room.reconnection.enabled = false;
    room.onMessage('you', ({ place, seats, owns, now }: You) => {
      this.now = now;
      this.place = place;
      this.seats = seats;
      this.owns = owns;
    });
    room.onMessage('deed', ({ deed }: DeedMessage) => void this.deeds.push(deed));
    room.onMessage('warning', (warning: Warning) => void this.warnings.push(warning));
    room.onMessage('chat', (line: ChatLine) => void this.heard.push(line));
    room.onMessage('chat-log', (log: ChatLog) => void this.chatLogs.push(log));
    room.onMessage('notice', (notice: Failure) => void this.notices.push(notice));
    room.onMessage(
      EVENTS,
      (bytes: Uint8Array) => void this.batches.push(game.events.decode(Uint8Array.from(bytes), this.seq)),
    );
    room.onStateChange(() => this.look());
    room.onLeave((code) => {
      this.closed = code;
    });
  }

  /** Joins a match; rejects as the SDK does. */
  static async join(
    server: Pick<RunningServer, 'port'>,
    game: Game,
    matchId: string,
    given?: string | { readonly token?: string; readonly me?: string },
  ): Promise<Person> {
    const client = new Client(`http://127.0.0.1:${server.port}`);
    const options = { matchId, ...(typeof given === 'string' ? { token: given } : given) };
    const room = await client.joinOrCreate<MatchState>(ROOM, options, matchClass(game) as never);
    const person = new Person(game, room as Room<unknown, MatchState>);
    await until(() => person.room.state.chairs.length > 0);
    return person;
  }

  /** The state that this person sees; throws before the match begins. */
  get state(): Frozen<object> {
    if (this.plain === null) throw new Error('There is nothing to see yet');
    return this.plain;
  }

  get seq(): number {
    return this.room.state.seq;
  }

  get stage(): string {
    return this.room.state.stage;
  }

  request<K extends RequestType>(type: K, message: Request<K>): Promise<Replies[K]> {
    return this.room.request(type as never, message) as Promise<Replies[K]>;
  }

  /** Sits down and returns the token; throws if that is refused. */
  async sit(name: string, wish = 'random'): Promise<string> {
    const reply = await this.request('sit', { name, wish });
    if (!reply.ok) throw new Error(reply.code);
    return reply.token;
  }

  play<I extends Tagged>(intent: I): Promise<Replies['intent']> {
    return this.request('intent', { intent: intent as { type: string } & Record<string, unknown> });
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }

  private look(): void {
    this.plain = readState(this.room.state, this.game, this.plain);
    if (this.plain !== null) this.hashes.set(this.seq, stateHash(this.plain));
  }
}

/** Waits until a condition holds; fails after half a minute. */
export async function until(isTrue: () => boolean, patienceMs = 30_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** The room of an open match on a server; undefined if nobody has it open. */
export function roomOf({ host }: Pick<RunningServer, 'host'>, id: string): MatchRoom | undefined {
  return host.live.get(id) as MatchRoom | undefined;
}

/** The number of seats that are reserved, in all open matches of a server, for people who are about to join. */
export function reservedSeats({ host }: Pick<RunningServer, 'host'>): number {
  const rooms = [...host.live.values()] as unknown as readonly { readonly _reservedSeats: object }[];
  return rooms.reduce((sum, { _reservedSeats }) => sum + Object.keys(_reservedSeats).length, 0);
}
