/** How the journal came to look as it does: each step once, in order of its name, never changed after release. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../failure';
import type { DatabaseKind } from './column-types';
import { firstSteps } from './first-steps';
import { laterSteps } from './later-steps';

/** The steps by name. */
export function migrations(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return { ...firstSteps(kind), ...laterSteps(kind) };
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
