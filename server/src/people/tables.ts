/** The tables of people as they were first released; a step of the journal's migrations, never changed after that. */
import type { Kysely } from 'kysely';

/** Makes the tables for codes that move an identity and for notices that wait to be sent. */
export async function makePeopleTables<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('device_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notices_due').on('notices').column('due_at').execute();
  await db.schema.createIndex('notices_of_match').on('notices').columns(['match', 'place']).execute();
  await db.schema.createIndex('notices_to').on('notices').column('target').execute();
}
