/** The writes of an SQLite journal, each in a group commit with others. */
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { PersonChange } from '../people/store';
import { GroupCommit } from './group-commit';
import type { SqliteTables } from './inbox';
import { type ChairRecord, type EndRecord, Fenced, type Lease } from './journal';
import type { OpenFile } from './open-sqlite';
import { chairRow, personRow } from './tables';
import { Wal } from './wal';

/** Runs statements on an open file; a write that has resolved is on the disk. */
export class SqliteWrites {
  readonly commits: GroupCommit;
  private readonly wal: Wal;
  private readonly statements = new Map<string, StatementSync>();

  constructor(
    private readonly open: OpenFile,
    private readonly kysely: Kysely<SqliteTables>,
  ) {
    this.wal = new Wal(open.file);
    this.commits = new GroupCommit(open.db, () => this.wal.sync());
  }

  close(): void {
    this.wal.close();
    this.statements.clear();
  }

  /** Runs statements in one transaction. Rejects with `Fenced` when the lease has ended. */
  underLease(lease: Lease, queries: readonly CompiledQuery[]): Promise<void> {
    return this.commits.commit(() => {
      this.check(lease);
      for (const query of queries) this.run(query);
    });
  }

  commit(query: CompiledQuery): Promise<void> {
    return this.commits.commit(() => void this.run(query));
  }

  /** Takes the lease of a match and returns its fence. */
  async take(key: number, owner: string): Promise<number> {
    let fence = 0;
    const take = sql<{ fence: number }>`
      insert into leases (match, owner, fence) values (${key}, ${owner}, 1)
      on conflict (match) do update set owner = excluded.owner, fence = leases.fence + 1 returning fence`;
    const query = take.compile(this.kysely);
    await this.commits.commit(() => {
      ({ fence } = this.prepared(query.sql).get(...(query.parameters as SQLInputValue[])) as { fence: number });
    });
    return fence;
  }

  /** Saves changes of people; false, with nothing saved, if one of them no longer equals its `before`. */
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

  /** Runs statements in one transaction if the first of them changes a row; returns whether it did. */
  async once(first: CompiledQuery, rest: readonly CompiledQuery[]): Promise<boolean> {
    let written = false;
    await this.commits.commit(() => {
      written = Number(this.run(first).changes) > 0;
      if (written) for (const query of rest) this.run(query);
    });
    return written;
  }

  /** The statement that ends a match. */
  ending(key: number, { outcome }: EndRecord, at: number): CompiledQuery {
    const end = { ended_at: at, outcome: JSON.stringify(outcome) };
    return this.kysely.updateTable('matches').set(end).where('key', '=', key).compile();
  }

  /** Throws `Fenced` if the lease has ended; only within a commit. */
  check({ key, fence }: Lease): void {
    const held = this.prepared('select 1 from leases where match = ? and fence = ?').get(key, fence);
    if (held === undefined) throw new Fenced(key);
  }

  /** Replaces the chairs of a match; only within a commit. */
  writeChairs(key: number, chairs: readonly ChairRecord[]): void {
    this.run(this.kysely.deleteFrom('chairs').where('match', '=', key).compile());
    for (const chair of chairs) this.run(this.kysely.insertInto('chairs').values(chairRow(key, chair)).compile());
  }

  /** Runs a statement; only within a commit. */
  run({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    return this.prepared(text).run(...(parameters as SQLInputValue[]));
  }

  /** A statement that is prepared once. */
  prepared(text: string): StatementSync {
    let statement = this.statements.get(text);
    if (statement === undefined) {
      statement = this.open.db.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }
}
