/** The tables of tournaments as they were first released; a step of the journal's migrations, never changed after that. */
import type { Kysely } from 'kysely';

/** Makes the tables of tournaments and of what happened in them. */
export async function makeTournamentTables<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('visibility', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tournament_entries')
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('deed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tournament_entries_key', ['tournament', 'n'])
    .execute();
  await db.schema.createIndex('tournament_entries_of').on('tournament_entries').column('player').execute();
  await db.schema.createIndex('tournaments_by_end').on('tournaments').column('ended_at').execute();
}
