/** The journal of a single server, in an SQLite file in its data folder. */
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { messageOf, StartError } from '../failure';
import type { PeopleTables, PersonChange } from '../people/store';
import { Chains, type Head } from './chains';
import { type DamagedMatch, Damages } from './damage';
import { checkedAside } from './file-check';
import { forgetting, rewriting } from './forgetting';
import { GroupCommit } from './group-commit';
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
import { Mark } from './mark';
import { migrate } from './migrations';
import { isDamage, type OpenFile, openDatabase } from './open-sqlite';
import { SqlJournal } from './sql-journal';
import { nodeSqliteDialect } from './sqlite-dialect';
import { chairRow, newMatchRow, personRow, playedByRow, type Tables } from './tables';
import type { Report } from './talk';
import { Wal } from './wal';

/** The inbox is sorted when it has this many entries. */
const FULL_INBOX = 1000;
/** A disk that refused a write counts as full for this long. */
const FULL_MS = 10_000;
/** A disk with less than this many bytes left is full. */
const LEAST_FREE = 16 * 2 ** 20;
/** The mark is begun anew when it has this many characters. */
const LONG_MARK = 512 * 1024;

/** A journal in a file. No other process can open the file, so `acquire` always succeeds and fences the earlier lease. */
export class SqliteJournal extends SqlJournal<SqliteTables> implements Journal {
  private readonly commits: GroupCommit;
  private readonly wal: Wal;
  private readonly statements = new Map<string, StatementSync>();
  private readonly appendSql: string;
  private readonly sortIn: readonly CompiledQuery[];
  /** The name of this process. A process id would not do: in a container every process has the same one. */
  private readonly owner = randomUUID();
  private readonly mark: Mark;
  protected readonly chains = new Chains(true);
  private readonly inode: number;
  private inbox = 0;
  /** Whether SQLite's own check of the file is still to be done. */
  private unchecked = false;
  /** Why a read has failed; null while all succeed. */
  private unreadable: string | null = null;
  private closing = false;

  private constructor(
    private readonly open: OpenFile,
    protected readonly kysely: Kysely<SqliteTables>,
    protected readonly damages: Damages,
    private readonly failed: (error: unknown) => void,
  ) {
    super();
    this.mark = new Mark(dirname(open.file), failed);
    this.wal = new Wal(open.file);
    this.commits = new GroupCommit(open.db, () => this.wal.sync());
    this.inode = statSync(open.file).ino;
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
    journal.beginMark(file.emptyLog(), false);
    return journal;
  }

  async close(): Promise<void> {
    this.closing = true;
    void this.sortInbox();
    await this.commits.idle();
    this.beginMark(this.open.emptyLog(), true);
    this.mark.close();
    this.wal.close();
    this.statements.clear();
    await this.kysely.destroy();
    this.open.close();
  }

  get lagMs(): number {
    return this.commits.lagMs;
  }

  async ping(): Promise<void> {
    if (this.unreadable !== null) throw new Error(`The journal can't be read: ${this.unreadable}`);
    // A file that was removed or replaced under this process takes writes that nobody will ever find.
    if (statSync(this.open.file).ino !== this.inode) throw new Error('The file of the journal was replaced');
    for (const table of ['matches', 'entries', 'inbox'] as const) {
      await this.reading(() => this.kysely.selectFrom(table).selectAll().limit(1).execute());
    }
    await this.saveSetting('ping', '');
  }

  async checkDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.open.file));
    if (bavail * bsize < LEAST_FREE) throw new Error(`The disk is full: ${bavail * bsize} bytes are left`);
    await this.ping().catch(() => {});
    if (performance.now() - this.commits.fullAt < FULL_MS) throw new Error('The disk is full: a write was refused');
  }

  async createMatch(match: NewMatch): Promise<void> {
    const insert = this.kysely.insertInto('matches').values(newMatchRow(match)).compile();
    let key = 0;
    await this.commits.commit(() => {
      key = Number(this.run(insert).lastInsertRowid);
      this.writeChairs(key, match.chairs);
    });
    this.mark.made(key, match.id);
  }

  /** A file that is too large to be checked before the start is checked here, by a thread. */
  async examine(pause: () => Promise<unknown>): Promise<void> {
    const found = this.unchecked ? await checkedAside(this.open.file) : null;
    if (found !== null) this.noteUnreadable(found);
    for (let key: number | null = 0; key !== null && !this.closing; ) {
      await pause();
      if (!this.closing) key = await this.proveNext(key);
    }
  }

  async acquire(key: number): Promise<Lease> {
    let fence = 0;
    const { owner } = this;
    const take = sql<{ fence: number }>`
      insert into leases (match, owner, fence) values (${key}, ${owner}, 1)
      on conflict (match) do update set owner = excluded.owner, fence = leases.fence + 1 returning fence`;
    const query = take.compile(this.kysely);
    await this.commits.commit(() => {
      ({ fence } = this.prepared(query.sql).get(...(query.parameters as SQLInputValue[])) as { fence: number });
    });
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
    return this.commit(free);
  }

  saveChairs(lease: Lease, chairs: readonly ChairRecord[], begunAt: number | null = null): Promise<void> {
    const begin = this.kysely.updateTable('matches').set({ begun_at: begunAt }).where('key', '=', lease.key).compile();
    return this.commits.commit(() => {
      this.check(lease);
      this.writeChairs(lease.key, chairs);
      if (begunAt !== null) this.run(begin);
    });
  }

  saveLobby(lease: Lease, lobby: LobbyRecord): Promise<void> {
    return this.runAll(lease, savingLobby(this.kysely as unknown as Kysely<Tables>, lease, lobby));
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
    const finish = end === null ? null : this.endQuery(key, end, at);
    await this.commits.commit(() => {
      if (this.run(insert).changes === 0) throw new Fenced(key);
      if (finish !== null) this.run(finish);
      if (++this.inbox >= FULL_INBOX) void this.sortInbox();
    });
    this.chains.appended(key, { n, kind, seat, body, wish_id: wishId, at });
    this.mark.appended(key, n);
  }

  async forget(lease: Lease, id: string): Promise<void> {
    const both = this.kysely as unknown as Kysely<Tables & PeopleTables>;
    const inbox = this.kysely.deleteFrom('inbox').where('match', '=', lease.key);
    const queries = [inbox, ...forgetting(both, lease, id)].map((query) => query.compile());
    await this.runAll(lease, queries);
    this.chains.drop(lease.key);
    this.mark.forgotten(lease.key);
  }

  async rewrite(lease: Lease, to: Rewriting): Promise<void> {
    const queries = rewriting(this.kysely as unknown as Kysely<Tables>, lease, to, ['entries', 'inbox']);
    this.chains.drop(lease.key);
    await this.runAll(lease, queries);
  }

  /** `secure_delete` overwrites deleted data in the file; the write-ahead log keeps it until the log is emptied. */
  async scrub(): Promise<boolean> {
    await this.sortInbox();
    await this.commits.idle();
    return this.open.emptyLog();
  }

  async settingOr(name: string, make: () => string): Promise<string> {
    const before = await this.setting(name);
    if (before !== null) return before;
    const value = make();
    await this.commit(
      this.kysely
        .insertInto('settings')
        .values({ name, value })
        .onConflict((on) => on.doNothing()),
    );
    return (await this.setting(name)) ?? value;
  }

  saveSetting(name: string, value: string): Promise<void> {
    const row = { name, value };
    return this.commit(
      this.kysely
        .insertInto('settings')
        .values(row)
        .onConflict((on) => on.column('name').doUpdateSet({ value })),
    );
  }

  async savePeople(changes: readonly PersonChange[]): Promise<boolean> {
    let saved = false;
    const rows = changes.map(personRow);
    await this.commits.commit(() => {
      const read = this.prepared('select body from people where id = ?');
      saved = rows.every(({ id, before }) => ((read.get(id)?.body ?? null) as string | null) === before);
      if (!saved) return;
      const save = this.prepared('insert or replace into people (id, body) values (?, ?)');
      for (const { id, body } of rows) save.run(id, body);
    });
    return saved;
  }

  async writeOnce(first: CompiledQuery, rest: readonly CompiledQuery[] = []): Promise<boolean> {
    let written = false;
    await this.commits.commit(() => {
      written = Number(this.run(first).changes) > 0;
      if (written) for (const query of rest) this.run(query);
    });
    return written;
  }

  saveTalk(match: number, body: unknown): Promise<void> {
    const row = { match, body: JSON.stringify(body) };
    return this.commit(
      this.kysely
        .insertInto('talk')
        .values(row)
        .onConflict((on) => on.column('match').doUpdateSet({ body: row.body })),
    );
  }

  saveReport(report: Report): Promise<void> {
    const { id, at, closedAt: closed_at } = report;
    const body = JSON.stringify(report);
    return this.commit(
      this.kysely
        .insertInto('reports')
        .values({ id, at, closed_at, body })
        .onConflict((on) => on.column('id').doUpdateSet({ closed_at, body })),
    );
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

  /** Updates the row of a match. */
  private update(lease: Lease, row: Updateable<SqliteTables['matches']>): Promise<void> {
    return this.runAll(lease, [this.kysely.updateTable('matches').set(row).where('key', '=', lease.key).compile()]);
  }

  private runAll(lease: Lease, queries: readonly CompiledQuery[]): Promise<void> {
    return this.commits.commit(() => {
      this.check(lease);
      for (const query of queries) this.run(query);
    });
  }

  private commit(query: Compilable): Promise<void> {
    const compiled = query.compile();
    return this.commits.commit(() => void this.run(compiled));
  }

  /** Moves the entries in the inbox to `entries`. If that fails they stay in the inbox, where reads find them too. */
  private async sortInbox(): Promise<void> {
    this.inbox = 0;
    try {
      let heads: ReadonlyMap<number, Head> = new Map();
      await this.commits.commit(() => {
        for (const query of this.sortIn) this.run(query);
        heads = this.chains.toStore();
        for (const [key, { n, hash }] of heads) this.prepared(KEEP_HEAD).run(key, n, hash);
      });
      this.chains.stored(heads);
      if (this.mark.length > LONG_MARK) this.beginMark(this.open.checkpoint(), false);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Begins the mark anew if everything is in the database file; otherwise it goes on. */
  private beginMark(isWhole: boolean, clean: boolean): void {
    if (!isWhole) return;
    const count = (text: string) => Number(this.open.db.prepare(text).get()?.n ?? 0);
    const [matches, entries] = [
      count('SELECT count(*) AS n FROM matches'),
      count('SELECT coalesce(sum(n), 0) AS n FROM heads'),
    ];
    try {
      this.mark.begin({ matches, entries, at: Date.now(), clean });
    } catch (error) {
      this.failed(error);
    }
  }

  protected override async reading<R>(work: () => Promise<R>): Promise<R> {
    try {
      return await work();
    } catch (error) {
      if (isDamage(error)) this.noteUnreadable(messageOf(error));
      throw error;
    }
  }

  private noteUnreadable(why: string): void {
    this.unreadable ??= why;
    this.damages.file(why);
  }

  private check({ key, fence }: Lease): void {
    const held = this.prepared('select 1 from leases where match = ? and fence = ?').get(key, fence);
    if (held === undefined) throw new Fenced(key);
  }

  private endQuery(key: number, { outcome }: EndRecord, at: number): CompiledQuery {
    const end = { ended_at: at, outcome: JSON.stringify(outcome) };
    return this.kysely.updateTable('matches').set(end).where('key', '=', key).compile();
  }

  private writeChairs(key: number, chairs: readonly ChairRecord[]): void {
    this.run(this.kysely.deleteFrom('chairs').where('match', '=', key).compile());
    for (const chair of chairs) this.run(this.kysely.insertInto('chairs').values(chairRow(key, chair)).compile());
  }

  private run({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    return this.prepared(text).run(...(parameters as SQLInputValue[]));
  }

  private prepared(text: string): StatementSync {
    let statement = this.statements.get(text);
    if (statement === undefined) {
      statement = this.open.db.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }
}
