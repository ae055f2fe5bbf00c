/** A room that has a match of the journal for itself: what is done in it is done in turns, and ends when the match has moved. */
import { CloseCode, RoomInternalState } from '@colyseus/core';
import { MOVED, type Refused } from '@dwo/shared';
import { Refusal } from '../failure';
import { type HeldMatch, hasMoved } from '../journal/journal';
import { GuardedRoom, type GuardHost } from './guarded-room';
import type { LiveMatch } from './live-match';
import { Queue } from './queue';
import { type Opened, type OpeningHost, openMatch } from './record/open-match';
import { elsewhere, refused } from './traffic/replies';

/** Why a second room of a match ends at once: there is one, which may be joined. No client ever sees it. */
export const OPEN_ALREADY = 'OPEN_ALREADY';

/** The part of the server that holding a match needs. */
export interface LeasingHost extends GuardHost, OpeningHost {
  /** The matches somebody has open, by id. */
  readonly live: Map<string, LiveMatch>;
  /** Whether the server is about to end and takes nobody in. */
  readonly draining: boolean;
}

/** The places that the room library has promised to connections; it gives no other way to take them back. */
interface PromisingRoom {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  resetAutoDisposeTimeout(seconds: number): void;
}

/** The base of match rooms that knows of leases and turns, and of nothing that is played. */
export abstract class LeasedRoom extends GuardedRoom {
  abstract override readonly host: LeasingHost;
  protected readonly queue = new Queue(() => this.afterTurn());
  protected record!: HeldMatch;
  protected isMoved = false;
  /** Resolves when this room is no more. */
  readonly gone: Promise<void>;
  /** Resolves when the room can be joined; rejects with the reason if the match can't be opened. */
  readonly opening: Promise<void>;
  /** The match can't be opened. */
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
    // Perhaps nobody waits for it.
    this.opening.catch(() => {});
  }

  /** Waits for a room that still has the match, or is opening it. Throws if there is one then that can be joined. */
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

  /** Whether the match is open, not only about to be. */
  get ready(): boolean {
    return this.isOpen;
  }

  /** The library has listed the room: it can be joined. */
  listed(): void {
    this.isOpen = true;
    this.opened();
  }

  /** Whether this room has begun to end. */
  get ending(): boolean {
    const { _internalState: state } = this as unknown as { readonly _internalState: RoomInternalState };
    return this.isMoved || state === RoomInternalState.DISPOSING;
  }

  /** Takes the match under a lease. */
  protected async take(matchId: string): Promise<Opened> {
    const opened = await openMatch(this.host, matchId, () => this.moved());
    this.record = opened.record;
    return opened;
  }

  /** Gives the match back, so that any process may go on with it. */
  protected async release(): Promise<void> {
    if (this.record === undefined) return;
    const { lease, id } = this.record;
    await this.host.journal.release(lease).catch((error: unknown) => {
      this.host.log.warn({ error, match: id }, 'a lease could not be given back; it ends by itself');
    });
  }

  /** The match, as links name it. */
  get id(): string {
    return this.record.id;
  }

  /** Whether nothing may be played here any more. */
  get closing(): boolean {
    return this.isMoved || this.host.draining;
  }

  /** Does something when everything before it is done. A failure is told of under this name; the answer is then a refusal. */
  turn<T>(what: string, deed: () => Promise<T>): Promise<T | Refused> {
    return this.queue.run(deed).catch((error) => this.mishap(error, what));
  }

  /** The same, where nobody waits for the answer. */
  inTurn(what: string, deed: () => Promise<void>): void {
    void this.turn(what, deed);
  }

  /**
   * The match may have gone on without this room: sends everybody away, to join again. Nothing is played here any more;
   * what was asked for is answered before.
   */
  moved(): void {
    if (this.isMoved) return;
    this.isMoved = true;
    this.host.log.warn({ match: this.record?.id }, 'the match has moved; its room closes');
    this.stopPlaying();
    // A room can't be left before it can be joined.
    const leave = () => setImmediate(() => this.sendAway(MOVED));
    this.opening.then(leave, () => {});
  }

  /** The server is about to end: what is being written is finished and answered, then everybody is sent to its successor. */
  override onBeforeShutdown(): void {
    this.stopPlaying();
    void this.queue.idle().then(() => setImmediate(() => this.sendAway(CloseCode.SERVER_SHUTDOWN)));
  }

  /** Ends all connections and the room, without the 15 s in which a connection that was promised a place may still come. */
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

  /** Nothing is to be played by itself any more. */
  protected abstract stopPlaying(): void;

  /** A turn is over. */
  protected abstract afterTurn(): void;

  /** Resolves when everything that follows from the turns is written down. */
  protected abstract close(): Promise<void>;

  /** How many entries the record has. */
  protected abstract get written(): number;

  private mishap(error: unknown, what: string): Refused {
    if (hasMoved(error)) this.moved();
    if (this.isMoved) return elsewhere();
    this.host.meters.mishaps.inc();
    this.host.log.error({ error, match: this.id, n: this.written + 1, what }, 'a mishap; the match stands as before');
    const failure = refused('MISHAP', 'The server failed; the match stands as it was before');
    for (const client of this.clients) {
      // Spectators who see the match later would learn that something happened.
      if (client.userData?.sight === 'live') this.notice(client, failure.code, failure.message);
    }
    return failure;
  }
}
