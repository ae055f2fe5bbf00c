/** The journal: the record of every match with its seats, its terms and everything done in it. */
import type { Recording, Seat, Tagged } from '@dwo/kernel';
import type { Visibility } from '@dwo/shared';
import type { Kysely } from 'kysely';
import type { PeopleTables, PersonChange } from '../people/store';
import type { Arrangement, SetUp } from './lobby-record';
import type { Report, Talk } from './talk';

export { Fenced, HeldElsewhere, hasMoved, Unreachable, Unsure } from './trouble';

/** A match apart from its entries. Times are epoch milliseconds. */
export interface MatchRecord {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly options: unknown;
  /** The terms agreed besides the game's options (pace, clock), plain JSON. */
  readonly terms: unknown;
  /** The people who can find it. */
  readonly visibility: Visibility;
  /** So many seconds after its players everybody else sees it. */
  readonly delay: number;
  /** The match this one came from: a rematch, or a fork at one of its steps; null for a match of its own. */
  readonly origin: Origin | null;
  readonly secret: Uint8Array;
  /** In a game with packs the key of its closed cards. It leaves the server never, with no record and no backup that is given away. */
  readonly closed: Uint8Array | null;
  readonly createdAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  /** As the rules said it at the end; null before. */
  readonly outcome: unknown;
  readonly standing: Standing;
  /** Identity of the person who may change the match until it begins. Never shown to others. */
  readonly creator: string | null;
  readonly arrangement: Arrangement;
  readonly chairs: readonly ChairRecord[];
}

/** A lobby to be saved; without `setUp` the match stays as it was set up. */
export interface LobbyRecord {
  readonly chairs: readonly ChairRecord[];
  readonly arrangement: Arrangement;
  readonly setUp: SetUp | null;
}

/** The origin of a match; `step` is null for a rematch and the number of intents that were taken over for a fork. */
export interface Origin {
  /** Empty for a record that came from a file. */
  readonly match: string;
  readonly step: number | null;
  /** For a fork the record it goes on from, as far as it was taken over. */
  readonly record?: Recording<Tagged, unknown>;
}

/** The standing of a match, known without opening it: who owes a decision, and when the next of its clocks runs out. */
export interface Standing {
  readonly awaited: readonly Seat[];
  readonly deadline: number | null;
}

/** Which rules a match is played by, and what they were given to begin with. */
export type PlayedBy = Pick<MatchRecord, 'version' | 'options' | 'origin'>;

/** A taken chair; `place` is the seat once the match has begun. */
export interface ChairRecord {
  readonly place: number;
  readonly name: string;
  readonly wish: string;
  /** Whether a computer player plays here. */
  readonly bot: boolean;
  /** The strength that a computer player was asked for; null for its usual one, and for people. */
  readonly strength: string | null;
  /** SHA-256 of the token that gives the chair back; null for computer players. */
  readonly tokenHash: Uint8Array | null;
  /** The entropy that the person's browser added to the dice; null if none. */
  readonly entropy: string | null;
  /** Identity of the person the chair belongs to; never shown to others. */
  readonly player: string | null;
  /**
   * Identity of the substitute who plays the chair; empty for the computer and for a person without an identity, null
   * while the owner plays. Follows from the deeds of the record.
   */
  readonly held: string | null;
}

const ENTRY_KINDS = ['intent', 'deed'] as const;
/** An intent of a seat, or a deed of the table: something taken back, a pause, a seat changing hands. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One thing done in a match; `n` counts from 1 and is the `seq` on the wire. */
export interface EntryRecord {
  readonly n: number;
  readonly kind: EntryKind;
  /** The seat whose intent or deed it is; null for deeds of no seat. */
  readonly seat: Seat | null;
  /** The intent or the deed, plain JSON. */
  readonly body: unknown;
  /** The name its sender gave it. */
  readonly wishId: string | null;
  readonly at: number;
}

/** How a match ended. */
export interface EndRecord {
  readonly outcome: unknown;
}

type Later = 'key' | 'begunAt' | 'endedAt' | 'outcome' | 'standing' | 'arrangement';

type Optional = 'terms' | 'origin' | 'visibility' | 'delay' | 'closed' | 'creator';

/** A match to be. If not given, terms are `{}`, origin, closed and creator are null and the match is private, without a delay. */
export type NewMatch = Omit<MatchRecord, Later | Optional> & Partial<Pick<MatchRecord, Optional>>;

/** A match without its long parts, for lists. */
export type ListedMatch = Omit<MatchRecord, 'options' | 'origin' | 'secret' | 'closed' | 'creator' | 'arrangement'>;

/** A match somebody has a chair in. */
export interface PlayersMatch {
  readonly match: ListedMatch;
  /** How many entries its record has. */
  readonly count: number;
  /** When the latest of them was written; null if there is none. */
  readonly latestAt: number | null;
}

/** A match that is older than it is kept. */
export interface OutdatedMatch {
  readonly key: number;
  readonly id: string;
}

/** A match by the names it has: for people, and in the journal. */
export type MatchName = Pick<OutdatedMatch, 'key' | 'id'>;

/** The chat of a match, plain JSON. */
export interface TalkRecord extends MatchName {
  readonly body: unknown;
}

/** A match this process may write on in. */
export type HeldMatch = MatchRecord & { readonly lease: Lease };

/** The right to write on in one match. A later lease of the same match has a higher fence and ends this one. */
export interface Lease {
  readonly key: number;
  readonly fence: number;
}

/** The replacement for the parts of a match that name a person, when that person has everything of theirs deleted. */
export interface Rewriting {
  readonly chairs: readonly ChairRecord[];
  /** Whether the match has no creator any more. */
  readonly creatorGoes: boolean;
  /** Only those that change. */
  readonly deeds: readonly Pick<EntryRecord, 'n' | 'body'>[];
  /** Null: nothing was said, or nothing that goes. */
  readonly talk: Talk | null;
  /** Only those that change. */
  readonly reports: readonly Report[];
  /** Ids of those that go. */
  readonly droppedReports: readonly string[];
}

/**
 * The journal of one server. A write that resolved is on the disk and outlives process, system and power (see
 * docs/RELIABILITY.md); a rejected one has written nothing, except that after `Unsure` nobody knows.
 */
export interface Journal {
  /** Records a new match. */
  createMatch(match: NewMatch): Promise<void>;
  /** A match by its id, null if there is none. */
  match(id: string): Promise<MatchRecord | null>;
  /** The matches in which a person has a chair, or plays one in somebody's stead, latest first. */
  matchesOf(player: string, limit?: number): Promise<PlayersMatch[]>;
  /** The matches that a person set up or in which they have or had a chair, played one in somebody's stead or do so now. */
  matchesNaming(player: string): Promise<MatchName[]>;
  /** Ids of the matches under way whose deadline is at or before `time`, in order, as far as they come after the one given. */
  overdue(time: number, after?: string, limit?: number): Promise<string[]>;
  /**
   * Ids of the matches by correspondence under way that were open when their process ended without giving them back, so that
   * what follows from their record may not have been done; in order, as far as they come after the one given.
   */
  abandoned(after?: string, limit?: number): Promise<string[]>;
  /** The matches that ended last, are not private, and whose spectators have seen the end at this time; the latest first. */
  finished(now: number, limit?: number): Promise<MatchRecord[]>;
  /**
   * Matches that nobody has open: those that ended before `endedBefore`, and those that did not end and in which nothing was
   * done since `idleSince`; null for none of that kind. The oldest first.
   */
  outdated(endedBefore: number | null, idleSince: number | null, limit?: number): Promise<OutdatedMatch[]>;
  /** Everything done in a match, in order. */
  entries(key: number): Promise<EntryRecord[]>;
  /** How many entries the record of a match has, up to the first that was written after a time. */
  count(key: number, until?: number): Promise<number>;

  /**
   * Takes the right to write in a match, from this process's own earlier lease too; `lost` is called once when it is found
   * to have ended against our will. Rejects with `HeldElsewhere` while another living process has it.
   */
  acquire(key: number, lost?: () => void): Promise<Lease>;
  /** Gives a lease back, so that anybody may go on at once. Harmless when it has ended. */
  release(lease: Lease): Promise<void>;
  /**
   * Saves the people of all seats; `begunAt` once the match begins with them. Rejects with `Fenced` when the lease has
   * ended.
   */
  saveChairs(lease: Lease, chairs: readonly ChairRecord[], begunAt?: number | null): Promise<void>;
  /** Saves a lobby, all of it or nothing; only before the match begins. Rejects with `Fenced` when the lease has ended. */
  saveLobby(lease: Lease, lobby: LobbyRecord): Promise<void>;
  /** Saves who owes a decision now. Rejects with `Fenced` when the lease has ended. */
  saveStanding(lease: Lease, standing: Standing): Promise<void>;
  /** Which rules a match is played by from now on. Rejects with `Fenced` when the lease has ended. */
  savePlayedBy(lease: Lease, by: PlayedBy): Promise<void>;
  /**
   * Adds an entry and, with the last one, how the match ended. Rejects with `Fenced` when the
   * lease has ended.
   */
  append(lease: Lease, entry: EntryRecord, end?: EndRecord | null): Promise<void>;

  /**
   * Keeps this of a match instead, and gives the lease back: a room that still has the match as it was can't write any more.
   * Rejects with `Fenced` when the lease has ended.
   */
  rewrite(lease: Lease, rewriting: Rewriting): Promise<void>;
  /** Takes what was deleted or replaced out of the files as well, as far as the database lets us say when; false if not now. */
  scrub(): Promise<boolean>;
  /** Deletes a match and everything kept of it. Rejects with `Fenced` when the lease has ended. */
  forget(lease: Lease, id: string): Promise<void>;

  /** A value kept by name, null if there is none. */
  setting(name: string): Promise<string | null>;
  /** The value kept by that name; `make` makes it if there is none, and all processes get the same. */
  settingOr(name: string, make: () => string): Promise<string>;
  saveSetting(name: string, value: string): Promise<void>;
  /** The stored data of a person, plain JSON; null for nobody. */
  person(id: string): Promise<unknown>;
  /** Keeps all of these, or none and answers false if one of them is no longer what it was. */
  savePeople(changes: readonly PersonChange[]): Promise<boolean>;

  /** The chat of a match, plain JSON; null for none. */
  talk(key: number): Promise<unknown>;
  saveTalk(key: number, body: unknown): Promise<void>;
  /** The chats of some matches, in the order of their keys, from after the given key. */
  talks(after: number, limit: number): Promise<TalkRecord[]>;
  /** A report for the people who run the server; one of the same id is replaced. */
  saveReport(report: Report): Promise<void>;
  report(id: string): Promise<Report | null>;
  /** The reports of lines that were said in a match. */
  reportsIn(key: number): Promise<Report[]>;
  /** The reports, open ones first, the latest of each first. */
  reports(limit?: number): Promise<Report[]>;
  /** The tables of people, in the same database; for single statements, which a power cut may take back. */
  readonly people: Kysely<PeopleTables>;

  /** Resolves if the journal can be written to; rejects if not. */
  ping(): Promise<void>;
  /** For how long the oldest write has been waiting, in milliseconds; 0 if none is. */
  readonly lagMs: number;
  /** Gives all leases back, writes what is waiting and closes. */
  close(): Promise<void>;
}
