/** The table of the battles of the day as it was first released; a step of the journal's migrations, never changed after that. */
import type { Kysely } from 'kysely';

/** Makes the table of who began which battle of the day. */
export async function makeDayTables<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('day_entries')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('dice_set', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('score', 'text')
    .addPrimaryKeyConstraint('day_entries_key', ['day', 'player'])
    .execute();
  await db.schema.createIndex('day_entries_of').on('day_entries').column('player').execute();
}
