/** Sends state patches to a room, and after each patch the events that each client may see. */
import { getMessageBytes, Protocol } from '@colyseus/core';
import { EVENTS } from '@dwo/shared';
import { type Frames, type Onlooker, SPECTATOR } from '@dwo/shared/referee';
import type { Course } from '../course';
import { type GuestClient, isWatcher } from '../guest';
import type { Table } from '../seats/table-deeds';

/** The parts of a room that broadcasting uses. */
export interface BroadcastRoom {
  readonly clients: Iterable<GuestClient>;
  /** The match under way; null before it has begun. */
  play(): Pick<Course, 'table' | 'uncommitted'> | null;
  /** Sends what changed in the synced state. */
  sendPatch(): void;
}

/** Sends nothing while the state is ahead of the record. */
export class Broadcast {
  private waiting: (() => void)[] = [];
  private patchDue = false;

  constructor(private readonly room: BroadcastRoom) {}

  onlookers(): readonly Onlooker[] {
    const table = this.room.play()?.table;
    return [...this.room.clients].map((client) => seatsOf(client, table));
  }

  /** Sends the changed state to everybody, then to each the events they may see. */
  publish(frames: Frames): void {
    const { clients } = this.room;
    const table = this.room.play()?.table;
    // Frames leave in the order in which outboxes were held, and players must not wait for a crowd.
    for (const { userData } of clients) if (userData !== undefined && !isWatcher(userData)) userData.outbox.hold();
    for (const { userData } of clients) userData?.outbox.hold();
    this.patchDue = false;
    this.room.sendPatch();
    let latest: Uint8Array | null = null;
    let message: Uint8Array = new Uint8Array();
    for (const client of clients) {
      const bytes = frames.get(seatsOf(client, table));
      if (bytes === undefined) continue;
      // Usually everybody gets the same events, so the message is encoded once.
      if (bytes !== latest) message = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, EVENTS, undefined, bytes);
      latest = bytes;
      client.enqueueRaw(message);
    }
  }

  /** Sends what changed; if the state is ahead of the record, after this turn. */
  refresh(): void {
    this.patchDue = this.ahead;
    if (!this.patchDue) this.room.sendPatch();
  }

  /**
   * While the state is ahead of the record, keeps `later` for the end of the turn and returns true. Otherwise returns false.
   */
  held(later: () => void): boolean {
    if (!this.ahead) return false;
    this.waiting.push(later);
    return true;
  }

  /** Called after a turn: handles the frames that were held back. */
  afterTurn(): void {
    const { waiting } = this;
    if (waiting.length > 0) {
      this.waiting = [];
      for (const later of waiting) later();
    }
    if (this.patchDue) this.refresh();
  }

  private get ahead(): boolean {
    return this.room.play()?.uncommitted === true;
  }
}

/** The seats that a connection plays. It sees state and events as their player. */
export function seatsOf({ userData }: GuestClient, table: Table | undefined): Onlooker {
  const place = userData?.place ?? null;
  return place === null ? SPECTATOR : (table?.playedFrom(place) ?? SPECTATOR);
}
