/** How the journal changed after its first release: steps that are never changed once they are released. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeDayTables, makeTrackTable } from '../days/tables';
import { makeTournamentMatches, makeTournamentTables } from '../tournaments/tables';
import { type DatabaseKind, TYPES } from './column-types';

/** The later steps by name. */
export function laterSteps(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  const { number, bytes } = TYPES[kind];
  return {
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
