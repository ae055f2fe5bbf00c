/** Seats people whom the server has matched, before their page is here. */
import { isByCalendar, type MatchState, termsIn } from '@dwo/shared';
import type { HeldMatch } from '../../journal/journal';
import { avoidance } from '../../people/blocking';
import type { Person } from '../../people/identity';
import type { People } from '../../people/people';
import { decentName } from '../mask';
import type { Lobby } from './lobby';
import type { Seating } from './seating';

/** A person who is matched, plain JSON. */
export interface Meeting {
  readonly name: string;
  readonly wish: string;
  readonly entropy: string | null;
  readonly person: Person | null;
  /** Whether the match must begin with them; otherwise they are its first person. */
  readonly meets: boolean;
}

/** The seat; `later`: the person who waits is still on the way. `token` is null for a seat that was theirs before. */
export type Met =
  | { readonly ok: true; readonly token: string | null }
  | { readonly ok: false; readonly later: boolean };

/** How long after the server has seated a person their page may take to connect. */
const ARRIVAL_MS = 4_000;

const NO: Met = { ok: false, later: false };
const LATER: Met = { ok: false, later: true };

/** The parts of a room that this uses. */
interface MeetingRoom {
  readonly host: { readonly people: Pick<People, 'identity' | 'store'>; readonly steady: () => number };
  readonly root: MatchState;
  readonly lobby: Lobby;
  readonly seating: Seating;
  showPresence(): void;
  begin(): Promise<void>;
}

/** The meetings in one room. Its methods must be called in a turn. */
export class Meetings {
  /** When the server seated each person, by place. */
  private readonly seatedAt = new Map<number, number>();

  constructor(private readonly room: MeetingRoom) {}

  /** Seats a person. A match that they are to meet somebody in begins, or everything is as before. */
  async seat(record: HeldMatch, wish: Meeting): Promise<Met> {
    const { lobby, root } = this.room;
    if (root.stage !== 'lobby') return NO;
    const [own] = wish.person === null ? [] : lobby.chairs.placesOf(wish.person.all);
    if (own !== undefined) return wish.meets ? NO : { ok: true, token: null };
    if (wish.meets) {
      const why = await this.whyNot(record, wish.person);
      if (why !== null) return why;
    }
    const { name, entropy, person } = wish;
    const sitter = { name: decentName(name), wish: wish.wish, entropy, player: person?.id ?? null };
    const seated = await lobby.sit(null, sitter);
    if (!seated.ok) return NO;
    this.seatedAt.set(seated.place, this.room.host.steady());
    this.room.showPresence();
    if (!wish.meets) return { ok: true, token: seated.token };
    // The person who waited may have left while the seat was stored.
    if (!lobby.mayBegin || !this.areHere(seated.place)) {
      await lobby.leave(seated.place);
      this.room.showPresence();
      return NO;
    }
    await this.room.begin();
    return { ok: true, token: seated.token };
  }

  /** The places of people who were seated a moment ago. */
  expected(): readonly number[] {
    const now = this.room.host.steady();
    return [...this.seatedAt].flatMap(([place, at]) => (now - at < ARRIVAL_MS ? [place] : []));
  }

  /** Frees the seat of these people, if they have one and the match has not begun. */
  async withdraw(players: readonly string[]): Promise<void> {
    const { lobby, root, seating } = this.room;
    if (root.stage !== 'lobby') return;
    for (const place of lobby.chairs.placesOf(players)) {
      await lobby.leave(place);
      seating.remove(place);
    }
    this.room.showPresence();
  }

  private async whyNot(record: HeldMatch, person: Person | null): Promise<Met | null> {
    const { lobby, host } = this.room;
    const free = lobby.chairs.all.filter((sitter) => sitter === null).length;
    if (record.visibility !== 'open' || isByCalendar(termsIn(record.terms)) || free !== 1) {
      // The room was opened a moment ago, and the person who waits has yet to be seated.
      const isFresh = free === lobby.chairs.all.length && this.seatedAt.size === 0;
      return isFresh && record.visibility === 'open' ? LATER : NO;
    }
    if (lobby.isCreator(person) || lobby.barred.has(person, { connection: '', address: '' })) return NO;
    if (!this.areHere(null)) return this.mayArrive() ? LATER : NO;
    const why = person === null ? null : await avoidance(host.people, person, lobby.company);
    return why === null ? null : NO;
  }

  /** Whether a person waits, and everybody but the person at `besides` is connected. */
  private areHere(besides: number | null): boolean {
    const { lobby, root } = this.room;
    const people = lobby.chairs.all.flatMap((sitter, place) =>
      sitter === null || sitter.bot || place === besides ? [] : [place],
    );
    return people.length > 0 && people.every((place) => root.chairs[place]?.connected === true);
  }

  /** Whether a person whom the server has just seated may still come. */
  private mayArrive(): boolean {
    return this.expected().length > 0;
  }
}
