/** Which connection has which chair. */
import { StateView } from '@colyseus/schema';
import type { Frozen } from '@dwo/kernel';
import { type FailureCode, type Game, type MatchState, secretBoxes } from '@dwo/shared';
import { tokenHash } from '../secrets';
import type { Chairs } from './chairs';
import type { GuestClient } from './guarded-room';

/** What seating needs of its room. */
export interface SeatingRoom {
  readonly clients: Iterable<GuestClient>;
  readonly game: Game;
  readonly root: MatchState;
  /** The state of the match; null before it has begun. */
  state(): Frozen<object> | null;
  readonly chairs: Chairs;
  tell(client: GuestClient, code: FailureCode, message: string): void;
}

/** Keeps every chair with at most one connection. */
export class Seating {
  /** Connections that broke and may come back as they were. */
  private readonly lost = new Set<GuestClient>();

  constructor(private readonly room: SeatingRoom) {}

  /** Gives a client a chair or takes it away, and tells him. */
  put(client: GuestClient, place: number | null): void {
    const guest = client.userData;
    if (guest === undefined) return;
    guest.place = place;
    this.open(client);
    client.send('you', { place });
  }

  /** Gives a newcomer the chair his token belongs to; whoever sat there watches from now on. */
  claim(client: GuestClient, token: string): void {
    const place = this.room.chairs.placeOf(tokenHash(token));
    if (place === null) {
      this.room.tell(client, 'TOKEN_UNKNOWN', 'This token belongs to no chair of this match');
      return;
    }
    for (const { userData } of this.lost) if (userData?.place === place) userData.place = null;
    for (const other of this.room.clients) {
      if (other === client || other.userData?.place !== place) continue;
      this.put(other, null);
      this.room.tell(other, 'SEAT_TAKEN_OVER', 'Your chair was taken over by another connection with its token');
    }
    if (client.userData !== undefined) client.userData.place = place;
    this.open(client);
  }

  /** A connection broke; until `forget` it may be claimed away. */
  lose(client: GuestClient): void {
    this.lost.add(client);
  }

  forget(client: GuestClient): void {
    this.lost.delete(client);
  }

  /** Shows a client the secrets that his seat may know, and no others. */
  open(client: GuestClient): void {
    const { game, root } = this.room;
    const state = this.room.state();
    client.view?.dispose();
    delete client.view;
    const place = client.userData?.place ?? null;
    if (place === null || !game.hasSecrets || state === null) return;
    const view = new StateView();
    view.add(secretBoxes(root)[place] as never);
    client.view = view;
  }
}
