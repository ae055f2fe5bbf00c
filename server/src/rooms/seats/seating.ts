/** Keeps track of which connection has which chair. */
import { StateView } from '@colyseus/schema';
import type { Frozen } from '@dwo/kernel';
import { type FailureCode, type Game, type MatchState, secretBoxes, type You } from '@dwo/shared';
import type { Person } from '../../people/identity';
import { tokenHash } from '../../secrets';
import type { Guest, GuestClient } from '../guest';
import type { Chairs } from './chairs';
import type { Table } from './table-deeds';

/** The parts of a room that seating uses. */
export interface SeatingRoom {
  readonly clients: Iterable<GuestClient>;
  readonly game: Game;
  readonly root: MatchState;
  /** The state of the match; null before it has begun. */
  state(): Frozen<object> | null;
  readonly chairs: Chairs;
  /** The table; null before the match has begun. */
  table(): Table | null;
  tell(client: GuestClient, code: FailureCode, message: string): void;
  /** Whether this person created the match. */
  isCreator(person: Person | null): boolean;
  /** The time of the match, epoch milliseconds. */
  now(): number;
  /** Called when a client has another place than before. */
  placed(client: GuestClient): void;
}

/** Keeps at most one connection on every chair. */
export class Seating {
  /** Connections that broke and may come back to their chair. */
  private readonly lost = new Set<GuestClient>();
  /** The last `you` message that each client was sent. */
  private readonly told = new WeakMap<GuestClient, string>();

  constructor(private readonly room: SeatingRoom) {}

  /** Gives a client a chair or takes it away, and tells the client. */
  put(client: GuestClient, place: number | null): void {
    const guest = client.userData;
    if (guest === undefined) return;
    guest.place = place;
    if (place !== null) guest.putOut = false;
    this.open(client);
    this.tellYou(client);
  }

  /** Tells a client which seats are its own. */
  tellYou(client: GuestClient): void {
    const you = this.youFor(client);
    this.told.set(client, JSON.stringify(you));
    client.send('you', { ...you, now: this.room.now() });
    this.room.placed(client);
  }

  private youFor({ userData }: GuestClient): Omit<You, 'now'> {
    const { place = null, owns = null, person = null } = userData ?? {};
    const table = this.room.table();
    const seats = place === null || table === null ? [] : table.playedFrom(place);
    return { place, seats, owns, creates: this.room.isCreator(person) };
  }

  /** The connections at a chair, broken ones included. */
  at(place: number): readonly GuestClient[] {
    return [...this.room.clients, ...this.lost].filter(({ userData }) => userData?.place === place);
  }

  /** Frees a chair. */
  remove(place: number): void {
    for (const client of this.at(place)) {
      if (client.userData !== undefined) client.userData.place = null;
      if (this.lost.has(client)) continue;
      this.put(client, null);
      this.room.tell(client, 'REMOVED', 'The creator of this match has given your seat away');
    }
  }

  /**
   * Moves connections after chairs have moved: `places` holds the new place of each former one, null for a chair that is
   * gone.
   */
  moved(places: readonly (number | null)[]): void {
    for (const client of [...this.room.clients, ...this.lost]) {
      const { userData: guest } = client;
      if (guest === undefined || guest.place === null) continue;
      const place = places[guest.place] ?? null;
      if (place === guest.place) continue;
      guest.place = place;
      if (!this.lost.has(client)) this.put(client, place);
    }
  }

  /** Whether a connected guest satisfies `like`. */
  isHere(like: (guest: Guest) => boolean): boolean {
    return [...this.room.clients].some(({ userData }) => userData !== undefined && like(userData));
  }

  /** The name at the chair of a connection; empty for a spectator. */
  nameOf({ userData }: GuestClient): string {
    return this.room.chairs.at(userData?.place ?? -1)?.name ?? '';
  }

  /** Called when a seat has changed hands: makes its new player the only one who has it. */
  handed(seat: number): void {
    const holder = this.room.table()?.holders[seat];
    for (const client of [...this.room.clients, ...this.lost]) {
      const { userData: guest } = client;
      if (guest === undefined) continue;
      if (guest.owns === seat || (guest.place === seat && !guest.standsIn)) {
        const plays = holder?.to === 'owner';
        guest.place = plays ? seat : null;
        guest.owns = plays ? null : seat;
      } else if (guest.place === seat && (holder?.to !== 'substitute' || guest.substitute !== holder.tokenHash)) {
        guest.place = null;
        guest.standsIn = false;
        if (!this.lost.has(client)) this.room.tell(client, 'SEAT_RETURNED', 'You no longer stand in at this seat');
      }
    }
    for (const client of this.room.clients) {
      // A message would show spectators of a delayed match that something happened.
      if (this.told.get(client) === JSON.stringify(this.youFor(client))) continue;
      this.open(client);
      this.tellYou(client);
    }
  }

  /**
   * Gives a newcomer the chair of their token; a client that had it becomes a spectator. Returns the place, or null if the
   * token fits no chair.
   */
  claim(client: GuestClient, token: string): number | null {
    const place = this.room.chairs.openedBy(token);
    if (place === null) return null;
    const owner = this.room.chairs.at(place)?.player ?? null;
    const doubtful = owner === null && [...this.room.clients].some((other) => isAt(other, place) && other !== client);
    this.take(client, place);
    if (client.userData !== undefined) client.userData.doubtful = doubtful;
    return place;
  }

  /**
   * Gives a newcomer the seat that their token lets them play as a substitute; returns false if there is none, or no longer.
   */
  claimStandIn(client: GuestClient, token: string): boolean {
    const hash = Buffer.from(tokenHash(token)).toString('hex');
    const seat = this.room.table()?.substituteAt(hash) ?? null;
    if (seat !== null) this.standIn(client, seat, hash);
    else if (client.userData !== undefined) client.userData.substitute = hash;
    return seat !== null;
  }

  /**
   * Gives a newcomer a chair of their own, first one without a connection, or else the seat they play as a substitute.
   * Returns false if there is neither.
   */
  recognise(client: GuestClient, { all }: Person): boolean {
    const own = this.room.chairs.placesOf(all);
    const sat = new Set([...this.room.clients].map(({ userData }) => userData?.place ?? userData?.owns ?? null));
    const place = own.find((each) => !sat.has(each)) ?? own[0];
    if (place === undefined) return this.recogniseStandIn(client, all);
    this.take(client, place);
    return true;
  }

  private recogniseStandIn(client: GuestClient, players: readonly string[]): boolean {
    const table = this.room.table();
    const seat = table?.substitutesOf(players)[0];
    const hash = seat === undefined ? null : (table?.holders[seat]?.tokenHash ?? null);
    if (seat === undefined || hash === null) return false;
    this.standIn(client, seat, hash);
    return true;
  }

  /** Gives a client the seat that it plays as a substitute. */
  private standIn(client: GuestClient, seat: number, tokenHash: string): void {
    this.clear(client, ({ place, standsIn }) => standsIn && place === seat);
    if (client.userData !== undefined) {
      Object.assign(client.userData, { place: seat, standsIn: true, substitute: tokenHash });
    }
    this.open(client);
  }

  private take(client: GuestClient, place: number): void {
    this.clear(client, (guest) => (guest.place === place && !guest.standsIn) || guest.owns === place);
    const holder = this.room.table()?.holders[place];
    const plays = holder === undefined || holder.to === 'owner';
    if (client.userData !== undefined) {
      Object.assign(client.userData, plays ? { place, owns: null } : { place: null, owns: place });
    }
    this.open(client);
  }

  /** Makes spectators of all other connections for which `sits` holds. */
  private clear(client: GuestClient, sits: (guest: Guest) => boolean): void {
    const nobody = { place: null, owns: null, standsIn: false, substitute: null, putOut: true };
    for (const { userData } of this.lost) if (userData !== undefined && sits(userData)) Object.assign(userData, nobody);
    for (const other of this.room.clients) {
      if (other === client || other.userData === undefined || !sits(other.userData)) continue;
      Object.assign(other.userData, nobody);
      this.put(other, null);
      this.room.tell(other, 'SEAT_TAKEN_OVER', 'Your chair was taken over by another connection of yours');
    }
  }

  /**
   * Called when a connection broke. Until `forget`, its chair stays reserved, but another connection of the same person can
   * claim it.
   */
  lose(client: GuestClient): void {
    this.lost.add(client);
  }

  forget(client: GuestClient): void {
    this.lost.delete(client);
  }

  /** Shows a client the secrets of its seats, and no others. */
  open(client: GuestClient): void {
    const { game, root } = this.room;
    const state = this.room.state();
    client.view?.dispose();
    delete client.view;
    const place = client.userData?.place ?? null;
    if (place === null || !game.hasSecrets || state === null) return;
    const { secrets } = state as { readonly secrets: readonly unknown[] };
    const own = (this.room.table()?.playedFrom(place) ?? [place]).filter((seat) => secrets[seat] !== null);
    // All clients without secrets get the same patch, which is encoded once.
    if (own.length === 0) return;
    const view = new StateView();
    for (const seat of own) view.add(secretBoxes(root)[seat] as never);
    client.view = view;
  }
}

function isAt({ userData }: GuestClient, place: number): boolean {
  return userData?.place === place || userData?.owns === place;
}
