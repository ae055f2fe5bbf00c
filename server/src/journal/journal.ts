/** The journal: the record of every match with its seats, its terms and everything done in it. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { PeopleTables, PersonChange } from '../people/store';
import type { Damage, DamageCount } from './damage';
import type {
  ChairRecord,
  EndRecord,
  EntryRecord,
  Lease,
  LobbyRecord,
  MatchName,
  MatchRecord,
  NewMatch,
  OutdatedMatch,
  PlayedBy,
  PlayersMatch,
  Rewriting,
  Standing,
  TalkRecord,
} from './records';
import type { Report } from './talk';

export * from './records';
export { Fenced, HeldElsewhere, hasMoved, Unreachable, Unsure } from './trouble';

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
  /** The same page by page, for work that does not need them all at once. They are not compared with their hashes. */
  entryPages(key: number): AsyncIterable<readonly EntryRecord[]>;
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
  /** The values of these settings by name; those that are not there are left out. */
  settings(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
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
