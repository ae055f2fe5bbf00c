/**
 * Limits how many people join a room. The holder of a seat's token or identity gets in even when spectators have filled the
 * room.
 */
import { Refusal } from '../../failure';
import type { Limits } from '../../limits';
import type { Person } from '../../people/identity';
import { tokenHash } from '../../secrets';
import type { Chairs } from './chairs';
import type { Table } from './table-deeds';

/** The number of connections at once that may have joined with the token of one seat, and as many again of its owner. */
const PER_SEAT = 4;

/** A person who has joined or has a reserved seat. */
export interface Comer {
  readonly person: Person | null;
  readonly address: string;
  /** The seat whose token or identity let them in; null for everybody else. */
  seat: number | null;
  /** Whether the person owns that seat. Connections with copies of the token can't keep the owner out. */
  readonly owner: boolean;
}

/** The parts of a room that the doorway uses. */
export interface DoorwayRoom {
  readonly limits: Limits;
  readonly chairs: Chairs;
  /** The table; null before the match has begun. */
  table(): Table | null;
  inside(): Iterable<Comer>;
  /** Whether only players may join (TABLE-17). */
  sealed(): boolean;
}

/** Decides who may join one match. */
export class Doorway {
  constructor(private readonly room: DoorwayRoom) {}

  /** The number of connections in all, including those kept for players who come back. */
  get places(): number {
    const { limits, chairs } = this.room;
    return limits.connectionsPerMatch + 2 * PER_SEAT * chairs.labels.length;
  }

  /** Admits a person, with the token of a seat if they have one. Throws a Refusal if the room is full. */
  admit({ person, address }: Omit<Comer, 'seat' | 'owner'>, token: string | null): Comer {
    const { limits } = this.room;
    const seat = this.keyTo(person, token);
    const owner = seat !== null && this.owns(person, seat);
    let [withKey, without, fromThere] = [0, 0, 0];
    for (const other of this.room.inside()) {
      if (other.seat === null) without++;
      else if (other.seat === seat && other.owner === owner) withKey++;
      if (other.seat === null && other.address === address) fromThere++;
    }
    if (seat !== null && withKey < PER_SEAT) return { person, address, seat, owner };
    if (this.room.sealed())
      throw new Refusal('COUNTS', 'Nobody watches a match that counts until its day is over', 403);
    if (fromThere >= limits.placesPerAddress) {
      throw new Refusal('TOO_FAST', 'Too many connections to this match from your address', 429);
    }
    if (without >= limits.connectionsPerMatch) {
      throw new Refusal('MATCH_FULL', 'Too many people watch this match', 503);
    }
    return { person, address, seat: null, owner: false };
  }

  private owns(person: Person | null, seat: number): boolean {
    const player = this.room.chairs.at(seat)?.player ?? null;
    return player !== null && person?.all.includes(player) === true;
  }

  /** The seat that a token or an identity opens; null if there is none. */
  private keyTo(person: Person | null, token: string | null): number | null {
    const { chairs } = this.room;
    const table = this.room.table();
    const byToken = token === null ? null : (chairs.openedBy(token) ?? table?.substituteAt(hexOf(token)) ?? null);
    if (byToken !== null || person === null) return byToken;
    return chairs.placesOf(person.all)[0] ?? table?.substitutesOf(person.all)[0] ?? null;
  }
}

function hexOf(token: string): string {
  return Buffer.from(tokenHash(token)).toString('hex');
}
