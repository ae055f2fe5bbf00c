/** The tables of tournaments as they were first released: steps of the journal's migrations, never changed after that. */
import { type Kysely, sql } from 'kysely';

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

/** Makes the table that tells which tournament paired a match, with the matches of all rounds so far. */
export async function makeTournamentMatches<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('tournament_matches')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('tournament', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tournament_matches_of').on('tournament_matches').column('tournament').execute();
  const paired = await sql<{ tournament: string; deed: string }>`
    select tournament, deed from tournament_entries where deed like '{"type":"paired"%'`.execute(db);
  for (const { tournament, deed } of paired.rows) {
    const { pairs } = JSON.parse(deed) as { readonly pairs: readonly { readonly matches: readonly string[] }[] };
    for (const match of pairs.flatMap(({ matches }) => matches)) {
      await sql`insert into tournament_matches (match, tournament) values (${match}, ${tournament})`.execute(db);
    }
  }
}
