/**
 * The connection to one match: joins, asks, and comes back by itself for as long as it takes. Coming back is joining anew
 * with the seat's token, so it works after a lost line, a closed lid and a restarted server alike.
 */
import {
  EVENTS,
  type Failure,
  type Game,
  type MatchState,
  matchClass,
  type Replies,
  type Request,
  type RequestType,
  ROOM,
  type You,
} from '@dwo/shared';
import { Client, type Room } from 'colyseus.js';
import type { Link } from '../store';
import { isOutdated } from './edition';
import type { Problem } from './problems';
import { problemOf } from './trouble';

/** What a match hears. */
export interface WireListener {
  /** A patch was applied to the root. `fresh`: the first one after joining, which stands for itself. */
  onState(root: MatchState, fresh: boolean): void;
  onEvents(bytes: Uint8Array): void;
  onYou(you: You): void;
  onNotice(notice: Failure): void;
  onLink(link: Link, problem: Problem | null): void;
}

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5000;
/** After so many failures to join at all, the page says so instead of going on in silence. */
const PATIENCE = 4;

/** One match's line to the server. */
export class Wire {
  readonly #client: Client;
  readonly #game: Game;
  readonly #matchId: string;
  readonly #token: () => string | null;
  readonly #listener: WireListener;
  #room: Room<unknown, MatchState> | null = null;
  #closed = false;
  #failures = 0;
  #everLive = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, matchId: string, token: () => string | null, listener: WireListener) {
    this.#client = new Client(window.location.origin);
    this.#game = game;
    this.#matchId = matchId;
    this.#token = token;
    this.#listener = listener;
  }

  /** Joins, now and whenever the line breaks. */
  async open(): Promise<void> {
    if (this.#closed) return;
    if (this.#everLive && (await isOutdated())) {
      this.#closed = true;
      this.#listener.onLink('closed', { kind: 'version', detail: 'the page is older than the server' });
      return;
    }
    try {
      const token = this.#token();
      const options = token === null ? { matchId: this.#matchId } : { matchId: this.#matchId, token };
      const room = await this.#client.joinOrCreate<MatchState>(ROOM, options, matchClass(this.#game));
      if (this.#closed) {
        void room.leave();
        return;
      }
      this.#listen(room);
    } catch (error) {
      this.#failed(problemOf(error));
    }
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
    const room = this.#room;
    this.#room = null;
    if (room !== null) void room.leave().catch(() => {});
    this.retry();
  }

  /** Asks the room; a lost line or a silent server is an answer too. */
  async request<K extends RequestType>(type: K, payload: Request<K>): Promise<Replies[K] | { ok: false; lost: true }> {
    if (this.#room === null) return { ok: false, lost: true };
    try {
      return await this.#room.request<Request<K>, Replies[K]>(type, payload, { timeout: 8000 });
    } catch {
      return { ok: false, lost: true };
    }
  }

  /** Leaves for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    const room = this.#room;
    this.#room = null;
    if (room !== null) void room.leave().catch(() => {});
  }

  #listen(room: Room<unknown, MatchState>): void {
    this.#room = room;
    this.#failures = 0;
    room.reconnection.enabled = false;
    let fresh = true;
    room.onMessage(EVENTS, (bytes: Uint8Array) => this.#listener.onEvents(bytes));
    room.onMessage('you', (you: You) => this.#listener.onYou(you));
    room.onMessage('notice', (notice: Failure) => this.#listener.onNotice(notice));
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
        this.#listener.onLink('live', null);
      }
    });
    room.onError(() => {});
    const gone = (code: number, reason?: string) => {
      if (this.#room !== room) return;
      this.#room = null;
      this.#dropped(code, reason ?? '');
    };
    room.onDrop(gone);
    room.onLeave(gone);
  }

  /** What came makes no sense to this page: it must be of another edition than the server. */
  #misunderstood(error: unknown): void {
    console.error(error);
    this.close();
    this.#listener.onLink('closed', { kind: 'version', detail: String(error) });
  }

  #dropped(code: number, reason: string): void {
    if (this.#closed) return;
    const problem = problemOf({ code, message: reason });
    if (problem.kind === 'server-gone' || problem.kind === 'shutting-down') {
      this.#listener.onLink('lost', null);
      this.#again();
    } else {
      this.#listener.onLink('closed', problem);
    }
  }

  #failed(problem: Problem): void {
    if (this.#closed) return;
    if (problem.kind !== 'server-gone' && problem.kind !== 'shutting-down') {
      this.#listener.onLink('closed', problem);
      return;
    }
    this.#failures++;
    if (!this.#everLive && this.#failures >= PATIENCE) this.#listener.onLink('lost', problem);
    else this.#listener.onLink(this.#everLive ? 'lost' : 'joining', null);
    this.#again();
  }

  #again(): void {
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#timer = setTimeout(() => void this.open(), wait * (0.8 + Math.random() * 0.4));
  }
}
