/** The journal: the record of every match with its seats, its terms and everything done in it. */
import type { DiceKind, Recording, Seat, Tagged } from '@dwo/kernel';
import type { Visibility } from '@dwo/shared';
import type { CompiledQuery, Kysely } from 'kysely';
import type { PeopleTables, PersonChange } from '../people/store';
import type { Damage, DamageCount } from './damage';
import type { Arrangement, SetUp } from './lobby-record';
import type { Report, Talk } from './talk';

export { Fenced, HeldElsewhere, hasMoved, Unreachable, Unsure } from './trouble';

/** A match without its entries. Times are epoch milliseconds. */
export interface MatchRecord {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly options: unknown;
  /** The terms agreed besides the game's options (pace, clock), plain JSON. */
  readonly terms: unknown;
  /** The people who can find the match. */
  readonly visibility: Visibility;
  /** By how many seconds spectators see the match later than its players. */
  readonly delay: number;
  /** The match from which this one came: a rematch, or a fork at one of its steps. Null for a match without a predecessor. */
  readonly origin: Origin | null;
  readonly secret: Uint8Array;
  /**
   * The key of the closed cards in a game with packs. It never leaves the server, neither in a record nor in a backup that is
   * given away.
   */
  readonly closed: Uint8Array | null;
  /** How the dice depend on what is played; null for dice by step. Only the server chooses it. */
  readonly dice: DiceKind | null;
  /** Until when nobody but its players may know anything of the match, not even its secret; null for every other match. */
  readonly sealedUntil: number | null;
  /** Whether it counts for the ratings of its players; they agreed to that by sitting down. */
  readonly rated: boolean;
  readonly createdAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  /** The outcome that the rules reported at the end; null before. */
  readonly outcome: unknown;
  readonly standing: Standing;
  /** Identity of the person who may change the match until it begins. Never sent to others. */
  readonly creator: string | null;
  readonly arrangement: Arrangement;
  readonly chairs: readonly ChairRecord[];
}

/** The state of a lobby to save. If `setUp` is null, the set-up of the match stays unchanged. */
export interface LobbyRecord {
  readonly chairs: readonly ChairRecord[];
  readonly arrangement: Arrangement;
  readonly setUp: SetUp | null;
}

/** The origin of a match. `step` is null for a rematch; for a fork it is the number of intents taken over. */
export interface Origin {
  /** Id of the earlier match; empty for a record that came from a file. */
  readonly match: string;
  readonly step: number | null;
  /** For a fork: the part of the record that was taken over. */
  readonly record?: Recording<Tagged, unknown>;
}

/** The seats that owe a decision, and when the next clock runs out. Lists read it without opening the match. */
export interface Standing {
  readonly awaited: readonly Seat[];
  readonly deadline: number | null;
}

/** The ruleset version of a match and its input. */
export type PlayedBy = Pick<MatchRecord, 'version' | 'options' | 'origin'>;

/** A taken chair. `place` is the number of the seat once the match has begun. */
export interface ChairRecord {
  readonly place: number;
  readonly name: string;
  readonly wish: string;
  /** Whether a computer player sits here. */
  readonly bot: boolean;
  /** The requested strength of a computer player; null for the default strength, and for people. */
  readonly strength: string | null;
  /** SHA-256 of the token with which the person comes back to the chair; null for computer players. */
  readonly tokenHash: Uint8Array | null;
  /** The entropy that the person's browser contributed to the dice; null if none. */
  readonly entropy: string | null;
  /** Identity of the person who owns the chair; never sent to others. */
  readonly player: string | null;
  /**
   * Identity of the substitute who plays this chair. Empty for a computer player and for a person without an identity; null
   * while the owner plays. It follows from the deeds of the record.
   */
  readonly held: string | null;
}

const ENTRY_KINDS = ['intent', 'deed'] as const;
/** An intent of a seat, or a deed of the table such as undo, a pause or a hand-over. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One entry of a record. `n` counts from 1 and equals `seq` on the wire. */
export interface EntryRecord {
  readonly n: number;
  readonly kind: EntryKind;
  /** The seat that sent the intent or deed; null for a deed without a seat. */
  readonly seat: Seat | null;
  /** The intent or the deed, plain JSON. */
  readonly body: unknown;
  /** The id that the sender gave the request; null if none. */
  readonly wishId: string | null;
  readonly at: number;
}

/** How a match ended. */
export interface EndRecord {
  readonly outcome: unknown;
}

type Later = 'key' | 'begunAt' | 'endedAt' | 'outcome' | 'standing' | 'arrangement';

type Optional = 'terms' | 'origin' | 'visibility' | 'delay' | 'closed' | 'creator' | 'dice' | 'sealedUntil' | 'rated';

/** A match to create. Defaults: terms `{}`; origin, closed, creator, dice and seal null; private; no delay; not rated. */
export type NewMatch = Omit<MatchRecord, Later | Optional> & Partial<Pick<MatchRecord, Optional>>;

/** A match without its long columns, for lists. */
export type ListedMatch = Omit<
  MatchRecord,
  'options' | 'origin' | 'secret' | 'closed' | 'dice' | 'creator' | 'arrangement'
>;

/** A match in which a person has a chair. */
export interface PlayersMatch {
  readonly match: ListedMatch;
  /** The number of entries in its record. */
  readonly count: number;
  /** When its latest entry was written, epoch milliseconds; null if there is none. */
  readonly latestAt: number | null;
}

/** A match that is older than the retention time. */
export interface OutdatedMatch {
  readonly key: number;
  readonly id: string;
}

/** The two names of a match: `id` in addresses, `key` in the journal. */
export type MatchName = Pick<OutdatedMatch, 'key' | 'id'>;

/** The chat of a match, plain JSON. */
export interface TalkRecord extends MatchName {
  readonly body: unknown;
}

/** A match together with the lease under which this process may write to it. */
export type HeldMatch = MatchRecord & { readonly lease: Lease };

/** The right to write to one match. A later lease of the same match has a higher fence and ends this one. */
export interface Lease {
  readonly key: number;
  readonly fence: number;
}

/** The replacement for the parts of a match that name a person who has their data deleted. */
export interface Rewriting {
  readonly chairs: readonly ChairRecord[];
  /** Whether the creator is removed. */
  readonly creatorGoes: boolean;
  /** Only the deeds that change. */
  readonly deeds: readonly Pick<EntryRecord, 'n' | 'body'>[];
  /** The chat without this person; null if there is no chat or nothing in it changes. */
  readonly talk: Talk | null;
  /** Only the reports that change. */
  readonly reports: readonly Report[];
  /** Ids of the reports to delete. */
  readonly droppedReports: readonly string[];
}

/**
 * The journal of a server. A write that has resolved is on the disk and survives the end of the process, of the system and a
 * power cut (docs/RELIABILITY.md). A write that has rejected has changed nothing, except with `Unsure`: then it may have been
 * written.
 */
export interface Journal {
  /** Records a new match. */
  createMatch(match: NewMatch): Promise<void>;
  /** A match by its id, null if there is none. */
  match(id: string): Promise<MatchRecord | null>;
  /** The matches in which a person has a chair or is a substitute, latest first. */
  matchesOf(player: string, limit?: number): Promise<PlayersMatch[]>;
  /**
   * The matches that a person created, and those in which they have or had a chair or are or were a substitute, in the order of
   * their keys; only those after the key `after`.
   */
  matchesNaming(player: string, after?: number, limit?: number): Promise<MatchName[]>;
  /** Ids of the matches under way whose deadline is at or before `time`, in order; only those after the id `after`. */
  overdue(time: number, after?: string, limit?: number): Promise<string[]>;
  /**
   * Ids of the correspondence matches under way that were open when their process died without releasing the lease, in order;
   * only those after the id `after`. Consequences of their record, such as notices, may be missing.
   */
  abandoned(after?: string, limit?: number): Promise<string[]>;
  /** The public matches whose end spectators have seen by `now`, latest first. */
  finished(now: number, limit?: number): Promise<MatchRecord[]>;
  /**
   * Matches that no process has open: those that ended before `endedBefore`, and unfinished ones without an entry since
   * `idleSince`. Null leaves that kind out. Oldest first.
   */
  outdated(endedBefore: number | null, idleSince: number | null, limit?: number): Promise<OutdatedMatch[]>;
  /** All entries of a match, in order. */
  entries(key: number): Promise<EntryRecord[]>;
  /** The number of entries of a match before the first one written after `until`; without `until`, all of them. */
  count(key: number, until?: number): Promise<number>;

  /**
   * Takes the lease of a match, also from an earlier lease of this process. `lost` is called once if the lease turns out to
   * have ended without a release. Rejects with `HeldElsewhere` while another living process has it.
   */
  acquire(key: number, lost?: () => void): Promise<Lease>;
  /** Releases a lease, so that any process may take it at once. Has no effect if the lease has ended. */
  release(lease: Lease): Promise<void>;
  /**
   * Saves the chairs of all seats, and `begunAt` if the match begins with them. Rejects with `Fenced` when the lease has
   * ended.
   */
  saveChairs(lease: Lease, chairs: readonly ChairRecord[], begunAt?: number | null): Promise<void>;
  /** Saves a lobby in one transaction; only before the match begins. Rejects with `Fenced` when the lease has ended. */
  saveLobby(lease: Lease, lobby: LobbyRecord): Promise<void>;
  /** Saves the standing. Rejects with `Fenced` when the lease has ended. */
  saveStanding(lease: Lease, standing: Standing): Promise<void>;
  /** Saves the ruleset version and the input by which the match goes on. Rejects with `Fenced` when the lease has ended. */
  savePlayedBy(lease: Lease, by: PlayedBy): Promise<void>;
  /** Adds an entry; with the last entry also the end of the match. Rejects with `Fenced` when the lease has ended. */
  append(lease: Lease, entry: EntryRecord, end?: EndRecord | null): Promise<void>;

  /**
   * Replaces parts of a match and ends the lease, so that a room with the old state can't write any more. Rejects with
   * `Fenced` when the lease has ended.
   */
  rewrite(lease: Lease, rewriting: Rewriting): Promise<void>;
  /**
   * Removes deleted data from the database files too, where the database gives us control of that. Returns false if it has to
   * be tried again later.
   */
  scrub(): Promise<boolean>;
  /** Deletes a match and all data about it. Rejects with `Fenced` when the lease has ended. */
  forget(lease: Lease, id: string): Promise<void>;

  /** A stored value by name; null if there is none. */
  setting(name: string): Promise<string | null>;
  /** A stored value by name. If there is none, stores the result of `make`; all processes get the same value. */
  settingOr(name: string, make: () => string): Promise<string>;
  saveSetting(name: string, value: string): Promise<void>;
  /** The stored data of a person, plain JSON; null for an unknown id. */
  person(id: string): Promise<unknown>;
  /**
   * Saves all changes in one transaction. Returns false and saves none if one of the people no longer equals its `before`.
   */
  savePeople(changes: readonly PersonChange[]): Promise<boolean>;

  /**
   * Runs statements in one transaction if the first of them changes a row; returns whether it did. Of several processes with a
   * first statement of which only one can change a row, such as an insert with a key, one writes. If the connection breaks it
   * may return false although this call has written.
   */
  writeOnce(first: CompiledQuery, rest?: readonly CompiledQuery[]): Promise<boolean>;

  /** The chat of a match, plain JSON; null for none. */
  talk(key: number): Promise<unknown>;
  saveTalk(key: number, body: unknown): Promise<void>;
  /** The chats of up to `limit` matches with a key above `after`, in the order of their keys. */
  talks(after: number, limit: number): Promise<TalkRecord[]>;
  /** Saves a report for the operator; it replaces a report with the same id. */
  saveReport(report: Report): Promise<void>;
  report(id: string): Promise<Report | null>;
  /** The reports of chat lines in a match. */
  reportsIn(key: number): Promise<Report[]>;
  /** Reports for the operator after the first `skip`: open ones first, each group with the latest first. */
  reports(limit?: number, skip?: number): Promise<Report[]>;
  /** The open reports from an address by its name, oldest first; without a name, from all addresses. */
  openReports(limit: number, from?: string): Promise<Report[]>;
  /** The number of reports, and of those that are open; with `from`, of those from one address. */
  reportCounts(from?: string): Promise<{ readonly all: number; readonly open: number }>;
  /**
   * The tables of people in the same database, for single statements. A power cut may undo such a statement after it has
   * resolved.
   */
  readonly people: Kysely<PeopleTables>;

  /** Everything that is known to be damaged; null if nothing is. */
  readonly damage: Damage | null;
  /** The same as numbers, which anybody may read. */
  readonly damageCount: DamageCount | null;
  /**
   * Compares the entries of all matches with their hashes, in small slices with `pause` between them; resolves at the end or
   * after `close`. Matches are also compared whenever they are read.
   */
  examine(pause: () => Promise<unknown>): Promise<void>;
  /** Resolves if the journal can be read and written to; otherwise rejects. */
  ping(): Promise<void>;
  /** Resolves if the disk has room for what is to come; otherwise rejects. */
  checkDisk(): Promise<void>;
  /** How long the oldest write has been waiting, in milliseconds; 0 if none is. */
  readonly lagMs: number;
  /** Releases all leases, finishes the waiting writes and closes the database. */
  close(): Promise<void>;
}
