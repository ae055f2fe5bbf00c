/** How the journal came to its first released shape: steps that are never changed. */
import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makePeopleTables } from '../people/tables';
import { type DatabaseKind, TYPES } from './column-types';

/** The steps of the first release by name. */
export function firstSteps(kind: DatabaseKind): Readonly<Record<string, Migration>> {
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
  };
}
