/** What everybody in a room is sent, and when: patches, and with each the events that its receiver may know of. */
import { getMessageBytes, Protocol } from '@colyseus/core';
import { EVENTS } from '@dwo/shared';
import { type Frames, type Onlooker, SPECTATOR } from './frames';
import type { GuestClient } from './guarded-room';
import { Outbox } from './outbox';
import type { Play } from './play';

/** What broadcasting needs of its room. */
export interface BroadcastRoom {
  readonly clients: Iterable<GuestClient>;
  /** Null before the match has begun. */
  play(): Play | null;
  /** Sends what changed in the synced state. */
  sendPatch(): void;
}

/** Lets nobody see a state that is ahead of the record. */
export class Broadcast {
  private waiting: (() => void)[] = [];
  private patchDue = false;

  constructor(private readonly room: BroadcastRoom) {}

  onlookers(): readonly Onlooker[] {
    return [...this.room.clients].map((client) => this.seatsOf(client));
  }

  /** Sends the changed state to everybody, then to each what he noticed. */
  publish(frames: Frames): void {
    const messages = new Map<Onlooker, Uint8Array>();
    let latest: Uint8Array | null = null;
    let message: Uint8Array = new Uint8Array();
    for (const [onlooker, bytes] of frames) {
      // As a rule everybody notices the same.
      if (bytes !== latest) message = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, EVENTS, undefined, bytes);
      latest = bytes;
      messages.set(onlooker, message);
    }
    Outbox.hold(this.room.clients);
    this.patchDue = false;
    this.room.sendPatch();
    for (const client of this.room.clients) {
      const message = messages.get(this.seatsOf(client));
      if (message !== undefined) client.enqueueRaw(message);
    }
  }

  /** Sends what changed, unless the state is ahead of the record: then after this turn. */
  refresh(): void {
    this.patchDue = this.ahead;
    if (!this.patchDue) this.room.sendPatch();
  }

  /** Keeps for later what must wait because the state is ahead of the record; false if nothing need wait. */
  held(later: () => void): boolean {
    if (!this.ahead) return false;
    this.waiting.push(later);
    return true;
  }

  /** A turn is over: what arrived during it is looked at now. */
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

  private seatsOf({ userData }: GuestClient): Onlooker {
    const place = userData?.place ?? null;
    if (place === null) return SPECTATOR;
    return this.room.play()?.table.playedFrom(place) ?? SPECTATOR;
  }
}
