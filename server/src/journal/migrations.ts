/** How the journal came to look as it does: each step once, in order of its name, never changed after release. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { makeDayTables, makeTrackTable } from '../days/tables';
import { StartError } from '../failure';
import { makePeopleTables } from '../people/tables';
import { makeTournamentMatches, makeTournamentTables } from '../tournaments/tables';

/** The databases a journal can be in. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Column types by what they are for. SQLite's integers have 64 bits, and a row's number counts by itself. */
const TYPES = {
  sqlite: { number: 'integer', bytes: 'blob', counter: 'integer' },
  postgres: { number: 'bigint', bytes: 'bytea', counter: 'bigserial' },
} as const;

/** The steps by name. */
export function migrations(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  const { number, bytes, counter } = TYPES[kind];

  function withIntent<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
    return table
      .addColumn('match', number, (column) => column.notNull())
      .addColumn('n', number, (column) => column.notNull())
      .addColumn('seat', number, (column) => column.notNull())
      .addColumn('intent', 'text', (column) => column.notNull())
      .addColumn('wish_id', 'text')
      .addColumn('at', number, (column) => column.notNull());
  }

  function withEntry<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
    return table
      .addColumn('match', number, (column) => column.notNull())
      .addColumn('n', number, (column) => column.notNull())
      .addColumn('fence', number, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', number)
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('wish_id', 'text')
      .addColumn('at', number, (column) => column.notNull());
  }

  return {
    '2026-11-21-matches': {
      async up(db) {
        await db.schema
          .createTable('matches')
          .addColumn('key', counter, (column) => column.primaryKey())
          .addColumn('id', 'text', (column) => column.notNull().unique())
          .addColumn('game', 'text', (column) => column.notNull())
          .addColumn('version', number, (column) => column.notNull())
          .addColumn('preset', 'text', (column) => column.notNull())
          .addColumn('options', 'text', (column) => column.notNull())
          .addColumn('secret', bytes, (column) => column.notNull())
          .addColumn('created_at', number, (column) => column.notNull())
          .addColumn('begun_at', number)
          .addColumn('ended_at', number)
          .addColumn('outcome', 'text')
          .execute();
        await db.schema
          .createTable('chairs')
          .addColumn('match', number, (column) => column.notNull().references('matches.key'))
          .addColumn('place', number, (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('wish', 'text', (column) => column.notNull())
          .addColumn('bot', number, (column) => column.notNull())
          .addColumn('token_hash', bytes)
          .addPrimaryKeyConstraint('chairs_key', ['match', 'place'])
          .execute();
        await db.schema
          .createTable('intents')
          .addColumn('key', counter, (column) => column.primaryKey())
          .addColumn('match', number, (column) => column.notNull().references('matches.key'))
          .addColumn('n', number, (column) => column.notNull())
          .addColumn('seat', number, (column) => column.notNull())
          .addColumn('intent', 'text', (column) => column.notNull())
          .addColumn('wish_id', 'text')
          .addColumn('at', number, (column) => column.notNull())
          .execute();
        await db.schema.createIndex('intents_in_order').on('intents').columns(['match', 'n']).unique().execute();
      },
    },
    '2026-11-21b-inbox': {
      async up(db) {
        await db.schema.dropIndex('intents_in_order').execute();
        await db.schema.alterTable('intents').renameTo('intents_before').execute();
        // By match, so that a match is read in one sweep; filled from the inbox.
        const intents = withIntent(db.schema.createTable('intents')).addPrimaryKeyConstraint('intents_key', [
          'match',
          'n',
        ]);
        await (kind === 'sqlite' ? intents.modifyEnd(sql`without rowid`) : intents).execute();
        // In the order of their coming, so that a commit writes one page and not one for every match.
        const inbox = db.schema.createTable('inbox').addColumn('key', counter, (column) => column.primaryKey());
        await withIntent(inbox).execute();
        const columns = ['match', 'n', 'seat', 'intent', 'wish_id', 'at'];
        await db
          .insertInto('intents')
          .columns(columns)
          .expression(db.selectFrom('intents_before').select(columns))
          .execute();
        await db.schema.dropTable('intents_before').execute();
      },
    },
    '2026-11-21c-entries': {
      async up(db) {
        const matches = [
          ['terms', 'text', '{}'],
          ['origin', 'text', null],
          ['awaited', 'text', '[]'],
          ['deadline', number, null],
        ] as const;
        for (const [name, type, otherwise] of matches) {
          await db.schema
            .alterTable('matches')
            .addColumn(name, type, (column) => (otherwise === null ? column : column.notNull().defaultTo(otherwise)))
            .execute();
        }
        for (const name of ['entropy', 'player', 'held']) {
          await db.schema.alterTable('chairs').addColumn(name, 'text').execute();
        }
        await db.schema.createIndex('chairs_of_player').on('chairs').column('player').execute();
        await db.schema.createIndex('matches_by_deadline').on('matches').column('deadline').execute();

        const entries = withEntry(db.schema.createTable('entries')).addPrimaryKeyConstraint('entries_key', [
          'match',
          'n',
        ]);
        await (kind === 'sqlite' ? entries.modifyEnd(sql`without rowid`) : entries).execute();
        for (const table of ['intents', 'inbox']) {
          await sql`
            insert into entries (match, n, fence, kind, seat, body, wish_id, at)
            select match, n, 0, 'intent', seat, intent, wish_id, at from ${sql.table(table)}`.execute(db);
          await db.schema.dropTable(table).execute();
        }
        if (kind === 'sqlite') {
          const inbox = db.schema.createTable('inbox').addColumn('key', counter, (column) => column.primaryKey());
          await withEntry(inbox).execute();
        }
        const columns = sql.raw('match, n, fence, kind, seat, body, wish_id, at');
        const more = kind === 'sqlite' ? sql`union all select ${columns} from inbox` : sql``;
        await sql`create view record as select ${columns} from entries ${more}`.execute(db);

        await db.schema
          .createTable('leases')
          .addColumn('match', number, (column) => column.primaryKey())
          .addColumn('owner', 'text')
          .addColumn('fence', number, (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('settings')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('people')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('body', 'text', (column) => column.notNull())
          .execute();
        if (kind === 'postgres') {
          await db.schema
            .createTable('owners')
            .addColumn('id', 'text', (column) => column.primaryKey())
            .addColumn('until', 'timestamptz', (column) => column.notNull())
            .execute();
        }
        await db.schema
          .createTable('talk')
          .addColumn('match', number, (column) => column.primaryKey())
          .addColumn('body', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('reports')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('at', number, (column) => column.notNull())
          .addColumn('closed_at', number)
          .addColumn('body', 'text', (column) => column.notNull())
          .execute();
        await makePeopleTables(db);
      },
    },
    '2026-11-21d-finished': {
      async up(db) {
        await db.schema.createIndex('matches_by_end').on('matches').column('ended_at').execute();
      },
    },
    '2026-11-21e-stand-ins': {
      async up(db) {
        await db.schema.createIndex('chairs_held').on('chairs').column('held').execute();
      },
    },
    '2026-11-23-visibility': {
      async up(db) {
        // Nobody who played before was asked, so their matches are listed no more; their links open them as ever.
        await db.schema
          .alterTable('matches')
          .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('private'))
          .execute();
        await sql`create index matches_listed_by_end on matches (ended_at) where visibility <> 'private'`.execute(db);
      },
    },
    '2026-11-23b-deeds': {
      async up(db) {
        // Deeds name people, and few entries are deeds: whoever has their name deleted is found in them.
        await sql`create index entries_deeds on entries (match) where kind = 'deed'`.execute(db);
      },
    },
    '2026-11-23c-closed': {
      async up(db) {
        // The key of cards that stay closed for ever; no match before had any.
        await db.schema.alterTable('matches').addColumn('closed', bytes).execute();
      },
    },
    '2026-11-23d-creators': {
      async up(db) {
        // Nobody may change the matches there are: it is not known who set them up.
        await db.schema.alterTable('matches').addColumn('creator', 'text').execute();
        await db.schema
          .alterTable('matches')
          .addColumn('arrangement', 'text', (column) => column.notNull().defaultTo('{}'))
          .execute();
        await db.schema.createIndex('matches_of_creator').on('matches').column('creator').execute();
      },
    },
    '2026-11-23e-strength': {
      async up(db) {
        // How well a computer player plays; those of earlier matches go on at their usual strength.
        await db.schema.alterTable('chairs').addColumn('strength', 'text').execute();
      },
    },
    '2026-11-25-delay': {
      async up(db) {
        // Spectators have always seen what players saw.
        await db.schema
          .alterTable('matches')
          .addColumn('delay', number, (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },
    '2026-11-27-heads': {
      async up(db) {
        // The hash of a recent entry of each match. Matches before have none until they are read for the first time.
        const heads = db.schema
          .createTable('heads')
          .addColumn('match', number, (column) => column.primaryKey())
          .addColumn('n', number, (column) => column.notNull())
          .addColumn('hash', 'text', (column) => column.notNull());
        await (kind === 'sqlite' ? heads.modifyEnd(sql`without rowid`) : heads).execute();
      },
    },
    '2026-11-27b-named': {
      async up(db) {
        // The person that a deed names, so that nobody reads all deeds to find those of one.
        const named = kind === 'sqlite' ? "json_extract(body, '$.player')" : "(body::json ->> 'player')";
        await sql`create index entries_named on entries (${sql.raw(named)}) where kind = 'deed'`.execute(db);
      },
    },
    '2026-11-27c-days': {
      async up(db) {
        // Matches before have dice by step, and nothing of them waits for a day to close.
        await db.schema.alterTable('matches').addColumn('dice', 'text').execute();
        await db.schema.alterTable('matches').addColumn('sealed_until', number).execute();
        await makeDayTables(db);
      },
    },
    '2026-11-27d-rated': {
      async up(db) {
        // Nobody who played before was asked.
        await db.schema
          .alterTable('matches')
          .addColumn('rated', number, (column) => column.notNull().defaultTo(0))
          .execute();
        await sql`create index matches_rated on matches (ended_at) where rated = 1`.execute(db);
      },
    },
    '2026-11-28-tournaments': {
      async up(db) {
        await makeTournamentTables(db);
      },
    },
    '2026-11-28b-tracks': {
      async up(db) {
        await makeTrackTable(db);
      },
    },
    '2026-11-28c-paired': {
      async up(db) {
        await makeTournamentMatches(db);
      },
    },
  };
}

/** Whether nothing is missing from the tables and nothing is there that this version does not know. */
export async function isUpToDate<T>(db: Kysely<T>, kind: DatabaseKind): Promise<boolean> {
  const done = await stepsIn(db, await db.introspection.getTables({ withInternalKyselyTables: true }));
  return (
    done !== null && Object.keys(migrations(kind)).every((name) => done.includes(name)) && newerIn(done, kind) === ''
  );
}

/** Brings the journal up to date. Throws a StartError, with nothing changed, if it is of a newer server than this one. */
export async function migrate<T>(db: Kysely<T>, kind: DatabaseKind): Promise<void> {
  const steps = migrations(kind);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const done = await stepsIn(db, tables);
  if (done !== null) {
    const newer = newerIn(done, kind);
    if (newer !== '') {
      throw new StartError(
        `The journal was written by a newer version of this server (${newer}); it was left as it is.`,
      );
    }
  } else if (tables.length > 0) {
    throw new StartError('The journal belongs to another program; it was left as it is.');
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The steps that were done; null where there were none. */
async function stepsIn<T>(
  db: Kysely<T>,
  tables: readonly { readonly name: string }[],
): Promise<readonly string[] | null> {
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null;
  const migrated = db as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const rows = await migrated.selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
}

function newerIn(done: readonly string[], kind: DatabaseKind): string {
  const steps = migrations(kind);
  return done.filter((name) => !(name in steps)).join(', ');
}
