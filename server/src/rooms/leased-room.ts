/**
 * A room that holds the lease of a match. It handles requests one at a time, and closes when another process has taken the
 * match.
 */
import { CloseCode, RoomInternalState } from '@colyseus/core';
import { MOVED, type Refused } from '@dwo/shared';
import { Refusal } from '../failure';
import { isFull, noteFailedWrite } from '../journal/failed-writes';
import { type HeldMatch, hasMoved } from '../journal/journal';
import { GuardedRoom, type GuardHost } from './guarded-room';
import type { LiveMatch } from './live-match';
import { Queue } from './queue';
import { type Opened, type OpeningHost, openMatch } from './record/open-match';
import { elsewhere, refused } from './traffic/replies';

/**
 * The error code of a second room for the same match. The caller joins the first room instead; no client ever sees the code.
 */
export const OPEN_ALREADY = 'OPEN_ALREADY';

/** The parts of the server that a leased room uses. */
export interface LeasingHost extends GuardHost, OpeningHost {
  /** The open matches of this process, by id. */
  readonly live: Map<string, LiveMatch>;
  /** Whether the server is shutting down and lets nobody in. */
  readonly draining: boolean;
}

/** The seat reservations of a Colyseus room. Colyseus has no public call to cancel them. */
interface PromisingRoom {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  resetAutoDisposeTimeout(seconds: number): void;
}

/** The base of match rooms: leases and turns, without anything of the game. */
export abstract class LeasedRoom extends GuardedRoom {
  abstract override readonly host: LeasingHost;
  protected readonly queue = new Queue(() => this.afterTurn());
  protected record!: HeldMatch;
  protected isMoved = false;
  /** Resolves when this room has been disposed of. */
  readonly gone: Promise<void>;
  /** Resolves when the room can be joined; rejects with the reason if the match can't be opened. */
  readonly opening: Promise<void>;
  /** Rejects `opening`. */
  protected notOpened: (error: unknown) => void = () => {};
  private isOpen = false;
  private opened = () => {};
  private end = () => {};

  constructor() {
    super();
    this.gone = new Promise((resolve) => {
      this.end = resolve;
    });
    this.opening = new Promise((resolve, reject) => {
      this.opened = resolve;
      this.notOpened = reject;
    });
    // Without a handler, a rejection that nobody awaits would end the process.
    this.opening.catch(() => {});
  }

  /** Waits while an earlier room of the match closes or opens. Throws OPEN_ALREADY if that room can be joined. */
  protected async waitForPredecessor(matchId: string): Promise<void> {
    for (;;) {
      const before = this.host.live.get(matchId);
      if (before === undefined) return;
      if (before.ending) {
        await before.gone;
      } else {
        await before.opening;
        if (!before.ending) throw Object.assign(new Error('The match is open'), { code: OPEN_ALREADY });
      }
    }
  }

  /** Whether the room can be joined. */
  get ready(): boolean {
    return this.isOpen;
  }

  /** Called when Colyseus has listed the room, so that it can be joined. */
  listed(): void {
    this.isOpen = true;
    this.opened();
  }

  /** Whether the room has begun to close. */
  get ending(): boolean {
    const { _internalState: state } = this as unknown as { readonly _internalState: RoomInternalState };
    return this.isMoved || state === RoomInternalState.DISPOSING;
  }

  /** Takes the lease and reads the match. */
  protected async take(matchId: string): Promise<Opened> {
    const opened = await openMatch(this.host, matchId, () => this.moved());
    this.record = opened.record;
    return opened;
  }

  /** Releases the lease, so that any process may take it. */
  protected async release(): Promise<void> {
    if (this.record === undefined) return;
    const { lease, id } = this.record;
    await this.host.journal.release(lease).catch((error: unknown) => {
      this.host.log.warn({ error, match: id }, 'a lease could not be released; it expires by itself');
    });
  }

  /** The id of the match, as in links. */
  get id(): string {
    return this.record.id;
  }

  /** Whether no more intents may be played here. */
  get closing(): boolean {
    return this.isMoved || this.host.draining;
  }

  /**
   * Runs `deed` after all earlier turns. If it throws, the error is logged under the name `what` and the result is a refusal.
   */
  turn<T>(what: string, deed: () => Promise<T>): Promise<T | Refused> {
    return this.queue.run(deed).catch((error) => this.mishap(error, what));
  }

  /** The same as `turn`, for callers that need no result. */
  inTurn(what: string, deed: () => Promise<void>): void {
    void this.turn(what, deed);
  }

  /**
   * Closes the room because another process may have gone on with the match. Requests under way are answered first; then all
   * clients are told to join again.
   */
  moved(): void {
    if (this.isMoved) return;
    this.isMoved = true;
    this.host.log.warn({ match: this.record?.id }, 'the match may have gone on elsewhere; its room closes');
    this.stopPlaying();
    // A room can only disconnect clients once it can be joined.
    const leave = () => setImmediate(() => this.sendAway(MOVED));
    this.opening.then(leave, () => {});
  }

  /**
   * The server is shutting down: writes under way are finished and answered, then all clients are told to join its successor.
   */
  override onBeforeShutdown(): void {
    this.stopPlaying();
    void this.queue.idle().then(() => setImmediate(() => this.sendAway(CloseCode.SERVER_SHUTDOWN)));
  }

  /** Closes all connections and the room at once. Otherwise Colyseus would wait 15 s for reserved seats. */
  private sendAway(code: number): void {
    const room = this as unknown as PromisingRoom;
    const { _reservedSeats: places, _reservedSeatTimeouts: timers } = room;
    for (const [session, timer] of Object.entries(timers)) {
      clearTimeout(timer);
      delete timers[session];
      delete places[session];
    }
    room.resetAutoDisposeTimeout(0);
    void this.disconnect(code);
  }

  override async onDispose(): Promise<void> {
    this.stopPlaying();
    await this.queue.idle();
    await this.close();
    await this.release();
    const { live } = this.host;
    const room: unknown = live.get(this.record?.id);
    if (room === this) live.delete(this.record.id);
    this.notOpened(new Refusal('NOT_READY', 'The match did not open; try again in a moment', 503));
    this.end();
  }

  /** Stops everything that plays by itself, such as clocks and computer players. */
  protected abstract stopPlaying(): void;

  /** Called after each turn. */
  protected abstract afterTurn(): void;

  /** Resolves when everything that follows from the turns is stored. */
  protected abstract close(): Promise<void>;

  /** The number of entries in the record. */
  protected abstract get written(): number;

  private mishap(error: unknown, what: string): Refused {
    if (hasMoved(error)) this.moved();
    if (this.isMoved) return elsewhere();
    this.host.meters.mishaps.inc();
    if (isFull(error)) noteFailedWrite(this.host, error, { match: this.id, what });
    else this.host.log.error({ error, match: this.id, n: this.written + 1, what }, 'a mishap; the match is as before');
    const failure = refused('MISHAP', 'The server failed; the match is as it was before');
    for (const client of this.clients) {
      // A notice would tell spectators of a delayed match that something happened.
      if (client.userData?.sight === 'live') this.notice(client, failure.code, failure.message);
    }
    return failure;
  }
}
