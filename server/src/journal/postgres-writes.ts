/** SQL that several writes to PostgreSQL share: the check of a lease, and the chairs of a match. */
import { sql, type Transaction } from 'kysely';
import { type ChairRecord, Fenced, type Lease } from './journal';
import { chairRow, type Tables } from './tables';

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
