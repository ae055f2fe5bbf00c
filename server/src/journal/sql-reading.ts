/** Reads matches with their chairs, in SQLite and PostgreSQL. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PeopleTables } from '../people/store';
import type { MatchRecord } from './journal';
import { type ChairRow, type MatchRow, matchOf, type Tables } from './tables';

/** Reads single matches, and says where the two databases differ. */
export abstract class SqlReading<T extends Tables = Tables> {
  protected abstract readonly kysely: Kysely<T>;

  /** Runs a read; PostgreSQL retries it. */
  protected reading<R>(work: () => Promise<R>): Promise<R> {
    return work();
  }

  /** The person that a deed names; the same text as in the index `entries_named`. */
  protected abstract get named(): RawBuilder<string | null>;

  /** Number or time of the latest entry of a row of `matches`; null if it has none. */
  protected latest(column: 'n' | 'at'): RawBuilder<number | null> {
    const entries = sql`select ${sql.ref(column)} from entries where entries.match = matches.key order by entries.n desc limit 1`;
    return sql<number | null>`(${entries})`;
  }

  /** Whether the owner of a row of `leases` has ended. */
  protected abstract get ownerIsGone(): RawBuilder<SqlBool>;

  /** The tables that both databases have. */
  protected get tables(): Kysely<Tables> {
    return this.kysely as unknown as Kysely<Tables>;
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = await this.reading(() =>
      this.tables.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    if (row === undefined) return null;
    const [match] = await this.withChairs([row]);
    return match ?? null;
  }

  get people(): Kysely<PeopleTables> {
    return this.kysely as unknown as Kysely<PeopleTables>;
  }

  /** The matches in these rows. */
  protected async withChairs(rows: readonly MatchRow[]): Promise<MatchRecord[]> {
    const chairs = await this.chairsOf(rows);
    return rows.map((row) => matchOf(row, chairs(row.key)));
  }

  /** The chairs of these matches, by key. */
  protected async chairsOf(rows: readonly { readonly key: number }[]): Promise<(key: number) => ChairRow[]> {
    if (rows.length === 0) return () => [];
    const keys = rows.map(({ key }) => key);
    const query = this.tables.selectFrom('chairs').selectAll().where('match', 'in', keys).orderBy('place');
    const chairs = await this.reading(() => query.execute());
    return (key) => chairs.filter(({ match }) => match === key);
  }
}
