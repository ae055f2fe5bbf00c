/**
 * The connection to one match: joins, asks, and comes back by itself for as long as it takes. Coming back is joining anew
 * with the seat's token, so it works after a lost line, a closed lid and a restarted server alike. What was asked with an id
 * and not answered is asked again. Knows nothing of pages, so that programs can play through it too.
 */

import type { Link, Lost } from '@dwo/kits/shell/line';
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
import { problemOf } from './trouble';

/** The listener of a match. */
export interface ConnectionListener {
  /** A patch was applied to the root. `fresh`: the first one after joining, which stands for itself. */
  onState(root: MatchState, fresh: boolean): void;
  onEvents(bytes: Uint8Array): void;
  onYou(you: You): void;
  onNotice(notice: Failure): void;
  onDeed?(message: DeedMessage): void;
  onWarning?(warning: Warning): void;
  onLink(link: Link, problem: Problem | null): void;
  /** Somebody said something. */
  onChat?(line: ChatLine): void;
  /** The chat lines from before one came. */
  onChatLog?(log: ChatLog): void;
}

/** The settings of a wire. */
export interface ConnectionSettings {
  /** Address of the server: `http://host:port`. */
  readonly server: string;
  readonly game: Game;
  /** The options to join with; asked before every attempt. */
  readonly join: () => JoinOptions;
  /** Whether this program is older than what the server serves now; asked when the line has broken. */
  readonly isOutdated?: () => Promise<boolean>;
}

/** The way of a page to the referee of one match, be that at a server or on this device. */
export interface RefereeLine {
  open(): Promise<void>;
  /** Tries again at once. */
  retry(): void;
  /** Leaves and joins anew. */
  rejoin(): void;
  /** Asks once; no line is an answer too. */
  request<K extends RequestType>(type: K, payload: Request<K>): Promise<Replies[K] | Lost>;
  /** Sends an intent until it is answered. Its id sees to it that it is played once. */
  insist(payload: Request<'intent'> & { readonly id: string }): Promise<Replies['intent'] | Lost>;
  /** Leaves for good. */
  close(): void;
}

const LOST: Lost = { ok: false, lost: true };

const FIRST_RETRY_MS = 150;
const RETRY_GROWTH = 1.6;
/** A server that is started again is there in a second or two, and nobody should wait longer than it takes. */
const LONG_RETRY_MS = 500;
/** After so many failures in a row there is no hurry any more. */
const HURRIED_RETRIES = 30;
const LONGEST_RETRY_MS = 5000;
/** After so many failures to join at all, the page says so instead of going on in silence. */
const PATIENCE = 6;
/** Joining takes no longer than this; a server that is stopped takes the connection and never answers. */
const JOIN_MS = 8000;
const REQUEST_MS = 8000;
/** A line on which nothing came back for two beats is dead, whatever the system says. */
const BEAT_MS = 2500;
const MOST_MISSED = 2;
/** The failures of a match that goes on in another place: nothing happened, and it is worth asking there. */
const GOES_ON: readonly FailureCode[] = ['SHUTTING_DOWN', 'MOVED', 'MATCH_ELSEWHERE'];
/** A server that is about to end hangs up by itself; until then it is asked again this often. */
const ENDING_MS = 100;

/** One match's line to the server. */
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
  #beat: ReturnType<typeof setInterval> | undefined;
  #missed = 0;
  #waiting: (() => void)[] = [];

  constructor(settings: ConnectionSettings, listener: ConnectionListener) {
    this.#client = new Client(settings.server);
    this.#settings = settings;
    this.#listener = listener;
  }

  /** Joins, now and whenever the line breaks. */
  async open(): Promise<void> {
    if (this.#closed) return;
    try {
      if (this.#everLive && (await this.#settings.isOutdated?.()) === true) {
        this.#hangUp({ kind: 'version', detail: 'the page is older than the server' });
        return;
      }
      const room = await this.#join();
      if (this.#closed) void room.leave();
      else this.#listen(room);
    } catch (error) {
      this.#failed(problemOf(error));
    }
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

  /** Tries again at once, as when the browser is back on-line or somebody asks for it. */
  retry(): void {
    if (this.#room !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#listener.onLink(this.#everLive ? 'lost' : 'joining', null);
    void this.open();
  }

  /** Leaves and joins anew at once, with whatever token there is now. */
  rejoin(): void {
    const room = this.#unhook();
    if (room !== null) void room.leave().catch(() => {});
    this.retry();
  }

  /** Asks the room once; a lost line or a silent server is an answer too. */
  async request<K extends RequestType>(type: K, payload: Request<K>): Promise<Replies[K] | Lost> {
    if (this.#room === null) return LOST;
    try {
      return await this.#room.request<Request<K>, Replies[K]>(type, payload, { timeout: REQUEST_MS });
    } catch {
      return LOST;
    }
  }

  /**
   * Sends an intent until it is answered: over every broken line and every server that ends meanwhile. Its id sees to it
   * that it is played once. Lost only if there is no line to begin with, or none ever again.
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

  /** Leaves for good. */
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
    clearInterval(this.#beat);
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
    this.#listenForBeats(room, () => gone(0));
  }

  /** A connection can be dead without anybody saying so: a stopped server, a pulled cable. */
  #listenForBeats(room: Room<unknown, MatchState>, dead: () => void): void {
    this.#missed = 0;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (this.#missed >= MOST_MISSED) {
        void room.leave(false).catch(() => {});
        dead();
        return;
      }
      this.#missed++;
      room.ping(() => {
        this.#missed = 0;
      });
    }, BEAT_MS);
  }

  /** A message that makes no sense to this page must be of another version of the server. */
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

/** Whether waiting and trying again is all there is to do. */
function passes({ kind }: Problem): boolean {
  return kind === 'server-gone' || kind === 'shutting-down';
}
