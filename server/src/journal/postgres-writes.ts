/** SQL that several writes to PostgreSQL share: the check of a lease, and the chairs of a match. */
import { type Compilable, type Kysely, sql, type Transaction } from 'kysely';
import { type ChairRecord, Fenced, type Lease, type NewMatch } from './journal';
import { DELETED } from './postgres-mark';
import { chairRow, newMatchRow, type personRow, type Tables } from './tables';

/** The tables of a journal in PostgreSQL. */
export type PostgresTables = Tables & { owners: { id: string; until: Date } };

/** Locks the lease until the transaction ends; throws `Fenced` if it has ended. */
export async function check(trx: Transaction<PostgresTables>, { key, fence }: Lease): Promise<void> {
  const held = await trx
    .selectFrom('leases')
    .select(sql<number>`1`.as('one'))
    .where('match', '=', key)
    .where('fence', '=', fence)
    .forShare()
    .executeTakeFirst();
  if (held === undefined) throw new Fenced(key);
}

/** Inserts the chairs of a match that has none. */
export async function writeChairs(
  trx: Transaction<PostgresTables>,
  key: number,
  chairs: readonly ChairRecord[],
): Promise<void> {
  if (chairs.length === 0) return;
  const rows = chairs.map((chair) => chairRow(key, chair));
  await trx.insertInto('chairs').values(rows).execute();
}

/** Saves changes of people; false, with nothing saved, if one of them no longer equals its `before`. */
export async function writePeople(
  trx: Transaction<PostgresTables>,
  rows: readonly ReturnType<typeof personRow>[],
): Promise<boolean> {
  // The table lock lets one writer in at a time, which row locks can't do for people who are not stored yet. Readers go
  // on.
  await sql`lock table people in share row exclusive mode`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const found = await trx.selectFrom('people').selectAll().where('id', 'in', ids).execute();
  const kept = new Map(found.map(({ id, body }) => [id, body]));
  const isAsBefore = rows.every(({ id, before }) => (kept.get(id) ?? null) === before);
  if (!isAsBefore) return false;
  await trx
    .insertInto('people')
    .values(rows.map(({ id, body }) => ({ id, body })))
    .onConflict((on) => on.column('id').doUpdateSet({ body: (row) => row.ref('excluded.body') }))
    .execute();
  return true;
}

/** Inserts a new match with its chairs; false if there is one with its id. */
export async function writeMatch(trx: Transaction<PostgresTables>, match: NewMatch): Promise<boolean> {
  const row = await trx
    .insertInto('matches')
    .values(newMatchRow(match))
    .onConflict((on) => on.column('id').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (row !== undefined) await writeChairs(trx, row.key, match.chairs);
  return row !== undefined;
}

/** Counts one more match that is deleted on purpose. */
export function countingDeletion(db: Kysely<Tables>): Compilable {
  const insert = db.insertInto('settings').values({ name: DELETED, value: '1' });
  const more = sql<string>`(settings.value::bigint + 1)::text`;
  return insert.onConflict((on) => on.column('name').doUpdateSet({ value: more }));
}
