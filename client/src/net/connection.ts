/**
 * The connection to one match: joins, sends requests, and reconnects by itself until it is closed. Reconnecting is joining anew
 * with the seat's token, so it works alike after a lost connection, a laptop that slept and a server that was restarted.
 * Requests with an id that were not answered are sent again. Knows nothing of pages, so that programs can play through it too.
 */

import { fetchWithin } from '@dwo/kits/shell/fetching';
import type { Lost } from '@dwo/kits/shell/line';
import type { Problem } from '@dwo/kits/shell/problems';
import {
  type ChatLine,
  type ChatLog,
  type DeedMessage,
  EVENTS,
  type Failure,
  type FailureCode,
  type Game,
  type JoinOptions,
  type MatchState,
  matchClass,
  type Replies,
  type Request,
  type RequestType,
  ROOM,
  type Warning,
  type You,
} from '@dwo/shared';
import { Client, type Room } from 'colyseus.js';
import { Heartbeat } from './heartbeat';
import './no-login';
import type { ConnectionListener, RefereeLine } from './referee-line';
import { problemOf } from './trouble';

/** The settings of a connection. */
export interface ConnectionSettings {
  /** Address of the server: `http://host:port`. */
  readonly server: string;
  readonly game: Game;
  /** The options to join with; called before every attempt. */
  readonly join: () => JoinOptions;
  /** Whether this program is older than the release that the server serves; called when the connection has broken. */
  readonly isOutdated?: () => Promise<boolean>;
}

const LOST: Lost = { ok: false, lost: true };

const FIRST_RETRY_MS = 150;
const RETRY_GROWTH = 1.6;
/** A restarted server is back within a second or two, and the player should not wait much longer than that. */
const LONG_RETRY_MS = 500;
/** After so many failures in a row, attempts come at longer intervals. */
const HURRIED_RETRIES = 30;
const LONGEST_RETRY_MS = 5000;
/** After so many failures in a row to join, the page says so. */
const PATIENCE = 6;
/** The timeout of joining: a stopped process accepts the connection and never answers. */
const JOIN_MS = 8000;
const REQUEST_MS = 8000;
/** The failures that say that the match goes on in another process: the same request succeeds there. */
const GOES_ON: readonly FailureCode[] = ['SHUTTING_DOWN', 'MOVED', 'MATCH_ELSEWHERE'];
/** A server that is shutting down closes its connections; until then requests are sent again this often. */
const ENDING_MS = 100;

/** The connection to one match. */
export class Connection implements RefereeLine {
  readonly #client: Client;
  readonly #settings: ConnectionSettings;
  readonly #listener: ConnectionListener;
  #room: Room<unknown, MatchState> | null = null;
  #live = false;
  #closed = false;
  #failures = 0;
  #everLive = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat = new Heartbeat();
  #waiting: (() => void)[] = [];

  constructor(settings: ConnectionSettings, listener: ConnectionListener) {
    this.#client = new Client(settings.server, { fetchFn: fetchInTime });
    this.#settings = settings;
    this.#listener = listener;
  }

  /** Joins, at first and whenever the connection breaks. */
  async open(): Promise<void> {
    if (this.#closed) return;
    try {
      // Nothing stands before the join: a question that stays unanswered must not keep the player out.
      if (this.#everLive) void this.#lookForRelease();
      const room = await this.#join();
      if (this.#closed) void room.leave();
      else this.#listen(room);
    } catch (error) {
      this.#failed(problemOf(error));
    }
  }

  async #lookForRelease(): Promise<void> {
    const outdated = await this.#settings.isOutdated?.();
    if (outdated && !this.#closed) this.#hangUp({ kind: 'version', detail: 'the page is older than the server' });
  }

  #join(): Promise<Room<unknown, MatchState>> {
    const { game, join } = this.#settings;
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new Error('The server does not answer'));
      }, JOIN_MS);
      this.#client.joinOrCreate<MatchState>(ROOM, join(), matchClass(game)).then(
        (room) => {
          clearTimeout(timer);
          if (late) void room.leave().catch(() => {});
          else resolve(room);
        },
        (error) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  }

  /** Tries again at once, as when the browser is online again or the player asks for it. */
  retry(): void {
    if (this.#room !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#listener.onLink(this.#everLive ? 'lost' : 'joining', null);
    void this.open();
  }

  /** Leaves and joins anew at once, with the token that is stored now. */
  rejoin(): void {
    const room = this.#unhook();
    if (room !== null) void room.leave().catch(() => {});
    this.retry();
  }

  /** Sends a request once; a broken connection and a timeout are answers too (`Lost`). */
  async request<K extends RequestType>(type: K, payload: Request<K>): Promise<Replies[K] | Lost> {
    if (this.#room === null) return LOST;
    try {
      return await this.#room.request<Request<K>, Replies[K]>(type, payload, { timeout: REQUEST_MS });
    } catch {
      return LOST;
    }
  }

  /**
   * Sends an intent until it is answered, across broken connections and servers that end. Its id makes sure that it is played
   * once. Answers `Lost` only if there is no connection to begin with, or if it is closed for good.
   */
  async insist(payload: Request<'intent'> & { readonly id: string }): Promise<Replies['intent'] | Lost> {
    if (this.#room === null) return LOST;
    for (;;) {
      const reply = await this.request('intent', payload);
      if (!('lost' in reply) && (reply.ok || !GOES_ON.includes(reply.code))) return reply;
      if (this.#closed) return LOST;
      await new Promise((resolve) => setTimeout(resolve, ENDING_MS));
      await this.#whenLive();
    }
  }

  /** Closes for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    const room = this.#unhook();
    if (room !== null) void room.leave().catch(() => {});
    this.#wake();
  }

  #whenLive(): Promise<void> {
    if (this.#live || this.#closed) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  /** Forgets the room and returns it. */
  #unhook(): Room<unknown, MatchState> | null {
    const room = this.#room;
    this.#room = null;
    this.#live = false;
    this.#heartbeat.stop();
    return room;
  }

  #hangUp(problem: Problem): void {
    this.close();
    this.#listener.onLink('closed', problem);
  }

  #listen(room: Room<unknown, MatchState>): void {
    this.#room = room;
    room.reconnection.enabled = false;
    let fresh = true;
    room.onMessage(EVENTS, (bytes: Uint8Array) => this.#listener.onEvents(bytes));
    room.onMessage('you', (you: You) => this.#listener.onYou(you));
    room.onMessage('chat', (line: ChatLine) => this.#listener.onChat?.(line));
    room.onMessage('chat-log', (log: ChatLog) => this.#listener.onChatLog?.(log));
    room.onMessage('notice', (notice: Failure) => this.#listener.onNotice(notice));
    room.onMessage('deed', (message: DeedMessage) => this.#listener.onDeed?.(message));
    room.onMessage('warning', (warning: Warning) => this.#listener.onWarning?.(warning));
    room.onStateChange((state) => {
      if (this.#room !== room) return;
      try {
        this.#listener.onState(state, fresh);
      } catch (error) {
        this.#misunderstood(error);
        return;
      }
      if (fresh) {
        fresh = false;
        this.#everLive = true;
        this.#live = true;
        this.#failures = 0;
        this.#listener.onLink('live', null);
        this.#wake();
      }
    });
    room.onError(() => {});
    const gone = (code: number, reason?: string) => {
      if (this.#room !== room) return;
      this.#unhook();
      this.#dropped(code, reason ?? '');
    };
    room.onDrop(gone);
    room.onLeave(gone);
    this.#heartbeat.listen(room, () => gone(0));
  }

  /** A message that this page can't read must come from another version of the server. */
  #misunderstood(error: unknown): void {
    console.error(error);
    this.#hangUp({ kind: 'version', detail: String(error) });
  }

  #dropped(code: number, reason: string): void {
    if (this.#closed) return;
    const problem = problemOf({ code, message: reason });
    if (!passes(problem)) {
      this.#listener.onLink('closed', problem);
      return;
    }
    this.#listener.onLink('lost', null);
    this.#again();
  }

  #failed(problem: Problem): void {
    if (this.#closed) return;
    if (!passes(problem)) {
      this.#listener.onLink('closed', problem);
      return;
    }
    this.#failures++;
    const lost = this.#everLive || this.#failures >= PATIENCE;
    this.#listener.onLink(lost ? 'lost' : 'joining', lost ? problem : null);
    this.#again();
  }

  #again(): void {
    const most = this.#failures < HURRIED_RETRIES ? LONG_RETRY_MS : LONGEST_RETRY_MS;
    const wait = Math.min(most, FIRST_RETRY_MS * RETRY_GROWTH ** this.#failures);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.open(), wait * (0.8 + Math.random() * 0.4));
  }
}

/** The fetch of the client library, which has no timeout of its own. */
const fetchInTime: typeof fetch = (input, init) => fetchWithin(String(input), init, JOIN_MS);

/** Whether it is enough to wait and try again. */
function passes({ kind }: Problem): boolean {
  return kind === 'server-gone' || kind === 'shutting-down';
}
