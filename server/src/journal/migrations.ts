/** How the journal came to look as it does: each step once, in order of its name, never changed after release. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../failure';

/** For tests: the steps by name. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-21-matches': {
    async up(db) {
      await db.schema
        .createTable('matches')
        .addColumn('key', 'integer', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('preset', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('secret', 'blob', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('begun_at', 'integer')
        .addColumn('ended_at', 'integer')
        .addColumn('outcome', 'text')
        .execute();
      await db.schema
        .createTable('chairs')
        .addColumn('match', 'integer', (column) => column.notNull().references('matches.key'))
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('wish', 'text', (column) => column.notNull())
        .addColumn('bot', 'integer', (column) => column.notNull())
        .addColumn('token_hash', 'blob')
        .addPrimaryKeyConstraint('chairs_key', ['match', 'place'])
        .execute();
      await db.schema
        .createTable('intents')
        .addColumn('key', 'integer', (column) => column.primaryKey())
        .addColumn('match', 'integer', (column) => column.notNull().references('matches.key'))
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('intent', 'text', (column) => column.notNull())
        .addColumn('wish_id', 'text')
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('intents_in_order').on('intents').columns(['match', 'n']).unique().execute();
    },
  },
  '2026-11-21b-inbox': {
    async up(db) {
      await db.schema.dropIndex('intents_in_order').execute();
      await db.schema.alterTable('intents').renameTo('intents_before').execute();
      // By match, so that a match is read in one sweep; filled from the inbox.
      await withIntent(db.schema.createTable('intents'))
        .addPrimaryKeyConstraint('intents_key', ['match', 'n'])
        .modifyEnd(sql`without rowid`)
        .execute();
      // In the order of their coming, so that a commit writes one page and not one for every match.
      await withIntent(
        db.schema.createTable('inbox').addColumn('key', 'integer', (column) => column.primaryKey()),
      ).execute();
      const columns = ['match', 'n', 'seat', 'intent', 'wish_id', 'at'];
      await db
        .insertInto('intents')
        .columns(columns)
        .expression(db.selectFrom('intents_before').select(columns))
        .execute();
      await db.schema.dropTable('intents_before').execute();
    },
  },
};

function withIntent<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table
    .addColumn('match', 'integer', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('intent', 'text', (column) => column.notNull())
    .addColumn('wish_id', 'text')
    .addColumn('at', 'integer', (column) => column.notNull());
}

/** Brings the journal up to date. Throws a StartError, with nothing changed, if it is of a newer server than this one. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === 'kysely_migration')) {
    const rows = (await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
      .selectFrom('kysely_migration')
      .select('name')
      .execute()) as { name: string }[];
    const unknown = rows.filter(({ name }) => !(name in MIGRATIONS));
    if (unknown.length > 0) {
      throw new StartError(
        `The journal was written by a newer version of this server (${unknown.map(({ name }) => name).join(', ')}); it was left as it is.`,
      );
    }
  } else if (tables.length > 0) {
    throw new StartError('The journal file belongs to another program; it was left as it is.');
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
