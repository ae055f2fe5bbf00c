/** In matches by correspondence: word to those who are awaited and not there. */
import type { Seat } from '@dwo/kernel';
import { clocksIn, type Game, type MatchState } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Notices } from '../../people/notices';
import type { GuestClient } from '../guest';
import type { Play } from '../play';
import type { Chairs } from './chairs';
import { playerAt } from './stand-ins';

/** The part of the server that summons need. */
export interface SummoningHost {
  readonly people: { readonly notices: Pick<Notices, 'awaited' | 'seen' | 'over'> };
  readonly log: Logger;
}

/** The part of a room that summons need. */
export interface SummonedRoom {
  readonly host: SummoningHost;
  /** The match. */
  readonly id: string;
  readonly game: Game;
  /** The seats that owe a decision now; none unless the match is under way. */
  awaited(): readonly Seat[];
  /** The seats of those who are there. */
  present(): ReadonlySet<Seat>;
  /** The player of a seat, its owner or a substitute: null for the computer and for a person without an identity. */
  playerOf(seat: Seat): string | null;
  nameOf(seat: Seat): string;
  /** When the time of a seat runs out; null if none runs. */
  deadlineOf(seat: Seat): number | null;
  /** All seats of the match. */
  readonly seats: readonly Seat[];
}

/** The room's parts from which that follows. */
interface Around {
  readonly host: SummoningHost;
  readonly id: string;
  readonly game: Game;
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  readonly chairs: Chairs;
}

/** The part of a room that summons need, from what the room has. */
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

/** Tells of each turn once, when it begins; what fails is logged, for a match does not stand or fall with it. */
export class Summons {
  /**
   * The identity of everybody who owes a decision, by seat; empty for a person without one. Null before the first look.
   */
  private awaited: ReadonlyMap<Seat, string> | null = null;
  private present: ReadonlySet<Seat> = new Set();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly room: SummonedRoom) {}

  /** To be called whenever somebody came or left, a seat changed hands, or something was played. */
  look(): void {
    const { room } = this;
    const before = this.awaited;
    const wereThere = this.present;
    const awaited = new Map(room.awaited().map((seat) => [seat, room.playerOf(seat) ?? '']));
    this.awaited = awaited;
    this.present = new Set(room.present());
    for (const seat of room.seats) {
      // When the match is opened, turns may have ended of which nobody knows any more.
      if (!awaited.has(seat) && (before === null || before.has(seat))) this.over(seat);
      // A new player of a seat has not been told, though its owner was.
      if (awaited.has(seat) && before?.get(seat) !== awaited.get(seat)) this.begins(seat, before);
      else if (awaited.has(seat) && this.present.has(seat) && !wereThere.has(seat)) this.seen(seat);
    }
  }

  /** Resolves when everything is written down. */
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
    const called = about === undefined ? {} : { game: { en: about.en.name, de: about.de.name } };
    const turn = { match: id, ...called, others: names, deadline: this.room.deadlineOf(seat) };
    this.do(() => host.people.notices.awaited(player, seat, turn, present));
  }

  /** Whether the same person is awaited at another seat as well, and is told there. */
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
      this.room.host.log.error({ error, match: this.room.id }, 'word of a turn could not be written down');
    });
  }
}
