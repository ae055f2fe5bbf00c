/** Notices in correspondence matches: tells people who are away that it is their turn. */
import type { Seat } from '@dwo/kernel';
import { clocksIn, type Game, type MatchState } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Notices } from '../../people/notices';
import type { GuestClient } from '../guest';
import type { Play } from '../play';
import type { Chairs } from './chairs';
import { playerAt } from './stand-ins';

/** The parts of the server that summons use. */
export interface SummoningHost {
  readonly people: { readonly notices: Pick<Notices, 'awaited' | 'seen' | 'over'> };
  readonly log: Logger;
}

/** The parts of a room that summons use. */
export interface SummonedRoom {
  readonly host: SummoningHost;
  /** The id of the match. */
  readonly id: string;
  readonly game: Game;
  /** The seats that owe a decision now; empty unless the match is under way. */
  awaited(): readonly Seat[];
  /** The seats whose players are connected. */
  present(): ReadonlySet<Seat>;
  /** The identity of a seat's player, owner or substitute; null for a computer player and for a person without one. */
  playerOf(seat: Seat): string | null;
  nameOf(seat: Seat): string;
  /** When the time of a seat runs out, epoch milliseconds; null if no clock runs. */
  deadlineOf(seat: Seat): number | null;
  /** All seats of the match. */
  readonly seats: readonly Seat[];
}

/** The parts of the room from which a SummonedRoom is made. */
interface Around {
  readonly host: SummoningHost;
  readonly id: string;
  readonly game: Game;
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  readonly chairs: Chairs;
}

/** Makes a SummonedRoom from the parts of a room. */
export function summonedRoom({ host, id, game, root, clients, chairs }: Around, play: Play): SummonedRoom {
  const { table } = play;
  const stands = () => play.over || table.pausedBy !== null;
  const placeOf = ({ userData }: GuestClient): Seat | null => userData?.place ?? null;
  return {
    host,
    id,
    game,
    seats: chairs.labels.map((_, seat) => seat),
    awaited: () => (stands() ? [] : play.awaited),
    present() {
      const places = [...clients].map(placeOf).filter((place) => place !== null);
      return new Set(places.flatMap((place) => table.playedFrom(place)));
    },
    playerOf: (seat) => playerAt(table, chairs, seat),
    nameOf: (seat) => root.chairs[seat]?.player || (root.chairs[seat]?.name ?? ''),
    deadlineOf: (seat) => clocksIn(root).find(({ seats }) => seats.includes(seat))?.deadline ?? null,
  };
}

/** Sends one notice at the beginning of each turn. Failures are logged and don't disturb the match. */
export class Summons {
  /** The identity of everybody who owes a decision, by seat; empty for a person without one. Null before the first `look`. */
  private awaited: ReadonlyMap<Seat, string> | null = null;
  private present: ReadonlySet<Seat> = new Set();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly room: SummonedRoom) {}

  /** Must be called whenever somebody came or left, a seat changed hands, or something was played. */
  look(): void {
    const { room } = this;
    const before = this.awaited;
    const wereThere = this.present;
    const awaited = new Map(room.awaited().map((seat) => [seat, room.playerOf(seat) ?? '']));
    this.awaited = awaited;
    this.present = new Set(room.present());
    for (const seat of room.seats) {
      // When the match has just been opened, any turn may have ended while nobody watched.
      if (!awaited.has(seat) && (before === null || before.has(seat))) this.over(seat);
      // A new player of the seat has had no notice, even if the owner had one.
      if (awaited.has(seat) && before?.get(seat) !== awaited.get(seat)) this.begins(seat, before);
      else if (awaited.has(seat) && this.present.has(seat) && !wereThere.has(seat)) this.seen(seat);
    }
  }

  /** Resolves when everything is stored. */
  close(): Promise<void> {
    return this.work;
  }

  private begins(seat: Seat, before: ReadonlyMap<Seat, string> | null): void {
    const { host, id, game } = this.room;
    const { about } = game;
    const player = this.room.playerOf(seat);
    const present = this.present.has(seat) || this.isToldElsewhere(seat, player, before);
    const others = this.room.seats.filter(
      (other) => other !== seat && (player === null || this.room.playerOf(other) !== player),
    );
    const waiting = others.filter((other) => this.awaited?.has(other) !== true);
    const names = (waiting.length > 0 ? waiting : others).map((other) => this.room.nameOf(other));
    const called = { en: about.en.name, de: about.de.name };
    const turn = { match: id, game: called, others: names, deadline: this.room.deadlineOf(seat) };
    this.do(() => host.people.notices.awaited(player, seat, turn, present));
  }

  /** Whether this person gets the notice for another seat that they play too. */
  private isToldElsewhere(seat: Seat, player: string | null, before: ReadonlyMap<Seat, string> | null): boolean {
    if (player === null) return false;
    return [...(this.awaited ?? [])].some(
      ([other, who]) => other !== seat && who === player && (other < seat || before?.get(other) === player),
    );
  }

  private seen(seat: Seat): void {
    this.do(() => this.room.host.people.notices.seen(this.room.id, seat));
  }

  private over(seat: Seat): void {
    this.do(() => this.room.host.people.notices.over(this.room.id, seat));
  }

  private do(deed: () => Promise<void>): void {
    this.work = this.work.then(deed).catch((error: unknown) => {
      this.room.host.log.error({ error, match: this.room.id }, 'a notice could not be stored');
    });
  }
}
