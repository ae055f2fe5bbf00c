/** The table in which SQLite takes in entries, in order of arrival, until they are sorted into their matches. */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { ENTRY, type Tables } from './tables';

/** The journal's tables as SQLite has them. */
export type SqliteTables = Tables & { inbox: Tables['entries'] };

/** The statement that takes an entry in, if the lease it names last, by match and fence, holds. */
export function appending(db: Kysely<SqliteTables>): string {
  const columns = sql.join(ENTRY.map((column) => sql.ref(column)));
  const given = sql.join(ENTRY.map((_) => sql`${''}`));
  const held = sql`select 1 from leases where match = ${0} and fence = ${0}`;
  return sql`insert into inbox (${columns}) select ${given} where exists (${held})`.compile(db).sql;
}

/** The statements that move everything from the inbox to its matches. */
export function sortingIn(db: Kysely<SqliteTables>): readonly CompiledQuery[] {
  const sorted = db.selectFrom('inbox').select(ENTRY).orderBy('match').orderBy('n');
  const move = db.insertInto('entries').columns([...ENTRY]);
  return [move.expression(sorted).compile(), db.deleteFrom('inbox').compile()];
}
