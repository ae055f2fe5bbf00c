/** The journal of a single server, in an SQLite file in its data folder. */
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { type CompiledQuery, Kysely, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { StartError } from '../failure';
import type { PeopleTables, PersonChange } from '../people/store';
import { Chains, type Head } from './chains';
import { type DamagedMatch, Damages } from './damage';
import { checkedAside } from './file-check';
import { forgetting, rewriting } from './forgetting';
import { appending, KEEP_HEAD, type SqliteTables, sortingIn } from './inbox';
import { inspect } from './inspection';
import {
  type ChairRecord,
  type EndRecord,
  type EntryRecord,
  Fenced,
  type Journal,
  type Lease,
  type LobbyRecord,
  type NewMatch,
  type PlayedBy,
  type Rewriting,
  type Standing,
} from './journal';
import { savingLobby } from './lobbies';
import { Mark, sizeOf } from './mark';
import { migrate } from './migrations';
import { type OpenFile, openDatabase } from './open-sqlite';
import { SqlJournal } from './sql-journal';
import { nodeSqliteDialect } from './sqlite-dialect';
import { SqliteHealth } from './sqlite-health';
import { SqliteWrites } from './sqlite-writes';
import { newMatchRow, playedByRow, type Tables } from './tables';
import type { Report } from './talk';
import { addingSetting, savingReport, savingSetting, savingTalk } from './upserts';

/** The inbox is sorted when it has this many entries. */
const FULL_INBOX = 1000;
/** The mark is begun anew when it has this many characters. */
const LONG_MARK = 512 * 1024;

/** A journal in a file. No other process can open the file, so `acquire` always succeeds and fences the earlier lease. */
export class SqliteJournal extends SqlJournal<SqliteTables> implements Journal {
  private readonly writes: SqliteWrites;
  private readonly appendSql: string;
  private readonly sortIn: readonly CompiledQuery[];
  /** The name of this process. A process id would not do: in a container every process has the same one. */
  private readonly owner = randomUUID();
  private readonly mark: Mark;
  protected readonly chains = new Chains(true);
  private readonly health: SqliteHealth;
  private inbox = 0;
  /** Whether SQLite's own check of the file is still to be done. */
  private unchecked = false;
  private closing = false;

  private constructor(
    private readonly open: OpenFile,
    protected readonly kysely: Kysely<SqliteTables>,
    protected readonly damages: Damages,
    private readonly failed: (error: unknown) => void,
  ) {
    super();
    this.mark = new Mark(dirname(open.file), failed);
    this.writes = new SqliteWrites(open, kysely);
    this.health = new SqliteHealth(open.file, damages);
    this.appendSql = appending(kysely);
    this.sortIn = sortingIn(kysely);
  }

  /**
   * Opens the journal in a folder and migrates it. `failed` receives errors of background work, for which no caller waits;
   * `found` receives known damage. Throws a StartError if the journal can't be opened or is gone.
   */
  static async open(
    dataDir: string,
    failed: (error: unknown) => void = () => {},
    found: (damage: DamagedMatch | string) => void = () => {},
  ): Promise<SqliteJournal> {
    const { damaged, unchecked } = inspect(dataDir);
    const file = openDatabase(dataDir);
    const kysely = new Kysely<SqliteTables>({ dialect: nodeSqliteDialect(file.db) });
    try {
      await migrate(kysely, 'sqlite');
    } catch (error) {
      file.close();
      if (error instanceof StartError) throw error;
      throw new StartError(`The journal can't be migrated: ${String(error)}`);
    }
    const damages = new Damages(dirname(file.file), found);
    for (const damage of damaged) damages.match(damage);
    const journal = new SqliteJournal(file, kysely, damages, failed);
    journal.unchecked = unchecked;
    await journal.sortInbox();
    journal.beginMark(file.emptyLog());
    return journal;
  }

  async close(): Promise<void> {
    this.closing = true;
    void this.sortInbox();
    await this.writes.commits.idle();
    this.beginMark(this.open.emptyLog());
    this.mark.close();
    this.writes.close();
    await this.kysely.destroy();
    this.open.close();
  }

  get lagMs(): number {
    return this.writes.commits.lagMs;
  }

  async ping(): Promise<void> {
    await this.health.ping(this.kysely);
    await this.saveSetting('ping', '');
  }

  async checkDisk(): Promise<void> {
    await this.health.checkSpace();
    await this.ping().catch(() => {});
    this.health.checkRefused(this.writes.commits.fullAt);
  }

  async createMatch(match: NewMatch): Promise<void> {
    const insert = this.kysely.insertInto('matches').values(newMatchRow(match)).compile();
    let key = 0;
    await this.writes.commits.commit(() => {
      key = Number(this.writes.run(insert).lastInsertRowid);
      this.writes.writeChairs(key, match.chairs);
    });
    this.mark.made(key, match.id);
  }

  /** A file that is too large to be checked before the start is checked here, by a thread. */
  async examine(pause: () => Promise<unknown>): Promise<void> {
    const found = this.unchecked ? await checkedAside(this.open.file) : null;
    if (found !== null) this.health.noteUnreadable(found);
    for (let key: number | null = 0; key !== null && !this.closing; ) {
      await pause();
      if (!this.closing) key = await this.proveNext(key);
    }
  }

  async acquire(key: number): Promise<Lease> {
    const fence = await this.writes.take(key, this.owner);
    this.chains.take(key);
    return { key, fence };
  }

  release({ key, fence }: Lease): Promise<void> {
    this.chains.release(key);
    const free = this.kysely
      .updateTable('leases')
      .set({ owner: null, fence: fence + 1 })
      .where('match', '=', key)
      .where('fence', '=', fence);
    return this.writes.commit(free.compile());
  }

  saveChairs(lease: Lease, chairs: readonly ChairRecord[], begunAt: number | null = null): Promise<void> {
    const begin = this.kysely.updateTable('matches').set({ begun_at: begunAt }).where('key', '=', lease.key).compile();
    return this.writes.commits.commit(() => {
      this.writes.check(lease);
      this.writes.writeChairs(lease.key, chairs);
      if (begunAt !== null) this.writes.run(begin);
    });
  }

  saveLobby(lease: Lease, lobby: LobbyRecord): Promise<void> {
    return this.writes.underLease(lease, savingLobby(this.tables, lease, lobby));
  }

  saveStanding(lease: Lease, { awaited, deadline }: Standing): Promise<void> {
    return this.update(lease, { awaited: JSON.stringify(awaited), deadline });
  }

  savePlayedBy(lease: Lease, by: PlayedBy): Promise<void> {
    return this.update(lease, playedByRow(by));
  }

  async append({ key, fence }: Lease, entry: EntryRecord, end: EndRecord | null = null): Promise<void> {
    const { n, kind, seat, wishId, at } = entry;
    const body = JSON.stringify(entry.body);
    const parameters = [key, n, fence, kind, seat, body, wishId, at, key, fence];
    const insert = { sql: this.appendSql, parameters };
    const finish = end === null ? null : this.writes.ending(key, end, at);
    await this.writes.commits.commit(() => {
      if (this.writes.run(insert).changes === 0) throw new Fenced(key);
      if (finish !== null) this.writes.run(finish);
      if (++this.inbox >= FULL_INBOX) void this.sortInbox();
    });
    this.chains.appended(key, { n, kind, seat, body, wish_id: wishId, at });
    this.mark.appended(key, n);
  }

  async forget(lease: Lease, id: string): Promise<void> {
    const both = this.kysely as unknown as Kysely<Tables & PeopleTables>;
    const inbox = this.kysely.deleteFrom('inbox').where('match', '=', lease.key);
    const queries = [inbox, ...forgetting(both, lease, id)].map((query) => query.compile());
    await this.writes.underLease(lease, queries);
    this.chains.drop(lease.key);
    this.mark.forgotten(lease.key);
  }

  async rewrite(lease: Lease, to: Rewriting): Promise<void> {
    const queries = rewriting(this.tables, lease, to, ['entries', 'inbox']);
    this.chains.drop(lease.key);
    await this.writes.underLease(lease, queries);
  }

  /** `secure_delete` overwrites deleted data in the file; the write-ahead log keeps it until the log is emptied. */
  async scrub(): Promise<boolean> {
    await this.sortInbox();
    await this.writes.commits.idle();
    return this.open.emptyLog();
  }

  async settingOr(name: string, make: () => string): Promise<string> {
    const before = await this.setting(name);
    if (before !== null) return before;
    const value = make();
    await this.writes.commit(addingSetting(this.tables, name, value));
    return (await this.setting(name)) ?? value;
  }

  savePeople(changes: readonly PersonChange[]): Promise<boolean> {
    return this.writes.savePeople(changes);
  }

  writeOnce(first: CompiledQuery, rest: readonly CompiledQuery[] = []): Promise<boolean> {
    return this.writes.once(first, rest);
  }

  saveSetting(name: string, value: string): Promise<void> {
    return this.writes.commit(savingSetting(this.tables, name, value));
  }

  saveTalk(match: number, body: unknown): Promise<void> {
    return this.writes.commit(savingTalk(this.tables, match, body));
  }

  saveReport(report: Report): Promise<void> {
    return this.writes.commit(savingReport(this.tables, report));
  }

  /** Updates the row of a match. */
  private update(lease: Lease, row: Updateable<SqliteTables['matches']>): Promise<void> {
    const update = this.kysely.updateTable('matches').set(row).where('key', '=', lease.key);
    return this.writes.underLease(lease, [update.compile()]);
  }

  protected override get named(): RawBuilder<string | null> {
    return sql<string | null>`json_extract(body, '$.player')`;
  }

  /** The latest entries are in the inbox, which has no index and at most FULL_INBOX rows. */
  protected override latest(column: 'n' | 'at'): RawBuilder<number | null> {
    const inbox = sql`select ${sql.ref(column)} from inbox where inbox.match = matches.key order by inbox.key desc limit 1`;
    return sql<number | null>`coalesce((${inbox}), ${super.latest(column)})`;
  }

  protected override get ownerIsGone(): RawBuilder<SqlBool> {
    return sql<SqlBool>`leases.owner <> ${this.owner}`;
  }

  /** Moves the entries in the inbox to `entries`. If that fails they stay in the inbox, where reads find them too. */
  private async sortInbox(): Promise<void> {
    this.inbox = 0;
    try {
      let heads: ReadonlyMap<number, Head> = new Map();
      await this.writes.commits.commit(() => {
        for (const query of this.sortIn) this.writes.run(query);
        heads = this.chains.toStore();
        for (const [key, { n, hash }] of heads) this.writes.prepared(KEEP_HEAD).run(key, n, hash);
      });
      this.chains.stored(heads);
      if (this.mark.length > LONG_MARK) this.beginMark(this.open.checkpoint());
    } catch (error) {
      this.failed(error);
    }
  }

  /** Begins the mark anew if everything is in the database file; otherwise it goes on. */
  private beginMark(isWhole: boolean): void {
    if (!isWhole) return;
    const size = sizeOf(this.open.db);
    try {
      this.mark.begin({ ...size, at: Date.now() });
    } catch (error) {
      this.failed(error);
    }
  }

  protected override reading<R>(work: () => Promise<R>): Promise<R> {
    return this.health.reading(work);
  }
}
