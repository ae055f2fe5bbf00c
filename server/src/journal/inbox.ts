/**
 * The `inbox` is the SQLite table that takes in entries in order of arrival, until they are moved to the tables of their
 * matches.
 */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { ENTRY, type Tables } from './tables';

/** The journal's tables in SQLite. */
export type SqliteTables = Tables & { inbox: Tables['entries'] };

/**
 * Returns the SQL that adds an entry to the inbox. Its last two parameters are match and fence of the lease; it adds nothing
 * if that lease has ended.
 */
export function appending(db: Kysely<SqliteTables>): string {
  const columns = sql.join(ENTRY.map((column) => sql.ref(column)));
  const given = sql.join(ENTRY.map((_) => sql`${''}`));
  const held = sql`select 1 from leases where match = ${0} and fence = ${0}`;
  return sql`insert into inbox (${columns}) select ${given} where exists (${held})`.compile(db).sql;
}

/** The SQL that stores the head of a match, unless a later one is stored. */
export const KEEP_HEAD = `
  INSERT INTO heads (match, n, hash) VALUES (?, ?, ?)
  ON CONFLICT (match) DO UPDATE SET n = excluded.n, hash = excluded.hash WHERE excluded.n > heads.n`;

/** Returns the statements that move all entries from `inbox` to `entries`. */
export function sortingIn(db: Kysely<SqliteTables>): readonly CompiledQuery[] {
  const sorted = db.selectFrom('inbox').select(ENTRY).orderBy('match').orderBy('n');
  const move = db.insertInto('entries').columns([...ENTRY]);
  return [move.expression(sorted).compile(), db.deleteFrom('inbox').compile()];
}
