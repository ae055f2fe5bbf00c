/** Prepares a PostgreSQL database before a journal in it is used. */
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { migrate } from './migrations';
import { openPool } from './postgres-pool';
import type { PostgresTables } from './postgres-writes';

/** Migrates the database to this version. */
export async function bringUpToDate(url: string, failed: (error: unknown) => void): Promise<void> {
  const kysely = new Kysely<PostgresTables>({ dialect: new PostgresDialect({ pool: openPool(url, failed, true) }) });
  try {
    await migrate(kysely, 'postgres');
  } finally {
    await kysely.destroy();
  }
}

/** With fsync off, PostgreSQL reports commits that are not on the disk. */
export async function warnOfLooseDisks(pool: Pool, failed: (error: unknown) => void): Promise<void> {
  const { rows } = await pool.query<{ fsync: string }>('SHOW fsync');
  if (rows[0]?.fsync !== 'off') return;
  failed(new Error('PostgreSQL runs with fsync = off: a power cut can lose or destroy everything'));
}
