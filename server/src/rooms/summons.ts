/** In matches by correspondence: word to those who are awaited and not there. */
import type { Seat } from '@dwo/kernel';
import { clocksIn, type MatchState } from '@dwo/shared';
import type { Host } from '../host';
import type { Chairs } from './chairs';
import type { GuestClient } from './guarded-room';
import type { Play } from './play';

/** What it needs to know of its room. */
export interface SummonedRoom {
  readonly host: Host;
  /** The match. */
  readonly id: string;
  /** The seats that owe a decision now; none unless the match is under way. */
  awaited(): readonly Seat[];
  /** The seats of those who are there. */
  present(): ReadonlySet<Seat>;
  /** Who plays a seat: null for a computer player and for somebody without an identity. */
  playerOf(seat: Seat): string | null;
  nameOf(seat: Seat): string;
  /** When the time of a seat runs out; null if none runs. */
  deadlineOf(seat: Seat): number | null;
  /** All seats of the match. */
  readonly seats: readonly Seat[];
}

/** Where it finds that. */
interface Around {
  readonly host: Host;
  readonly id: string;
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  readonly chairs: Chairs;
}

/** What the summons of a match need to know, from what its room has. */
export function summonedRoom({ host, id, root, clients, chairs }: Around, play: Play): SummonedRoom {
  const { table } = play;
  const stands = () => play.over || table.pausedBy !== null;
  const placeOf = ({ userData }: GuestClient): Seat | null => userData?.place ?? null;
  return {
    host,
    id,
    seats: chairs.labels.map((_, seat) => seat),
    awaited: () => (stands() ? [] : play.awaited),
    present() {
      const places = [...clients].map(placeOf).filter((place) => place !== null);
      return new Set(places.flatMap((place) => table.playedFrom(place)));
    },
    playerOf(seat) {
      const at = table.playerOf(seat);
      const sitter = chairs.at(at);
      return sitter === null || sitter.bot || table.holders[at]?.to !== 'owner' ? null : sitter.player;
    },
    nameOf: (seat) => root.chairs[seat]?.name ?? '',
    deadlineOf: (seat) => clocksIn(root).find(({ seats }) => seats.includes(seat))?.deadline ?? null,
  };
}

/** Tells of each turn once, when it begins; what fails is logged, for a match does not stand or fall with it. */
export class Summons {
  private awaited: ReadonlySet<Seat> | null = null;
  private present: ReadonlySet<Seat> = new Set();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly room: SummonedRoom) {}

  /** To be called whenever somebody came or left, or something was played. */
  look(): void {
    const { room } = this;
    const before = this.awaited;
    const wereThere = this.present;
    const awaited = new Set(room.awaited());
    this.awaited = awaited;
    this.present = new Set(room.present());
    for (const seat of room.seats) {
      // When the match is opened, turns may have ended of which nobody knows any more.
      if (!awaited.has(seat) && (before === null || before.has(seat))) this.over(seat);
      if (awaited.has(seat) && before?.has(seat) !== true) this.begins(seat);
      else if (awaited.has(seat) && this.present.has(seat) && !wereThere.has(seat)) this.seen(seat);
    }
  }

  /** Resolves when everything is written down. */
  close(): Promise<void> {
    return this.work;
  }

  private begins(seat: Seat): void {
    const { host, id } = this.room;
    const present = this.present.has(seat);
    const others = this.room.seats.filter((other) => other !== seat);
    const waiting = others.filter((other) => this.awaited?.has(other) !== true);
    const names = (waiting.length > 0 ? waiting : others).map((other) => this.room.nameOf(other));
    const turn = { match: id, others: names, deadline: this.room.deadlineOf(seat) };
    const player = this.room.playerOf(seat);
    this.do(() => host.people.notices.awaited(player, seat, turn, present));
  }

  private seen(seat: Seat): void {
    this.do(() => this.room.host.people.notices.seen(this.room.id, seat));
  }

  private over(seat: Seat): void {
    this.do(() => this.room.host.people.notices.over(this.room.id, seat));
  }

  private do(deed: () => Promise<void>): void {
    this.work = this.work.then(deed).catch((error: unknown) => {
      this.room.host.log.error({ error, match: this.room.id }, 'word of a turn could not be written down');
    });
  }
}
