/** The tables of the battles of the day as they were first released: steps of the journal's migrations, never changed after that. */
import { type Kysely, sql } from 'kysely';

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

/** A battle in the former setting of its day. */
interface FormerTrack {
  readonly match: string;
  readonly had: number;
  readonly moments: readonly unknown[];
}

/** Makes the table of battles turn by turn, a row for each match. They were one long setting for each day before. */
export async function makeTrackTable<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('day_tracks')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('had', 'integer', (column) => column.notNull())
    .addColumn('moments', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_tracks_key', ['day', 'match'])
    .execute();
  const settings = await sql<{ name: string }>`select name from settings where name like 'turns of %'`.execute(db);
  for (const { name } of settings.rows) {
    const day = name.slice('turns of '.length);
    const { rows } = await sql<{ value: string }>`select value from settings where name = ${name}`.execute(db);
    for (const { match, had, moments } of JSON.parse(rows[0]?.value ?? '[]') as readonly FormerTrack[]) {
      await sql`
        insert into day_tracks (day, match, had, moments)
        values (${day}, ${match}, ${had}, ${JSON.stringify(moments)})`.execute(db);
    }
  }
  await sql`delete from settings where name like 'turns of %'`.execute(db);
}
