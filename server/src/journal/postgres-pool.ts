/** Connections to PostgreSQL that say so when nobody answers. */
import type { Socket } from 'node:net';
import { Pool, type PoolConfig, types } from 'pg';
import { StartError } from '../failure';

/** Connections of one process. */
const MOST = 10;
/** A question that is not answered for so long has lost its connection. */
export const SILENCE_MS = 5_000;
/** PostgreSQL gives up by itself before that. */
const STATEMENT_MS = 4_000;
const INT8 = 20;

/** Every number of ours is small enough to be one. */
const numbers: NonNullable<PoolConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text')) as never,
};

/**
 * A pool for this URL; throws a StartError if it is none. Commits wait for the disk whatever the database's own settings say,
 * and a process that stands still holds no locks. `patient`: statements may take as long as they need.
 */
export function openPool(url: string, failed: (error: unknown) => void, patient = false): Pool {
  if (!URL.canParse(url)) throw new StartError('DATABASE_URL is no URL: postgres://user:password@host:port/database');
  const settings = [
    '-c synchronous_commit=on',
    `-c statement_timeout=${patient ? 0 : STATEMENT_MS}`,
    `-c idle_in_transaction_session_timeout=${patient ? 0 : STATEMENT_MS}`,
  ];
  const pool = new Pool({
    connectionString: url,
    max: MOST,
    connectionTimeoutMillis: SILENCE_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'dino-wars-online',
    options: settings.join(' '),
    types: numbers,
  });
  pool.on('error', failed);
  // A connection that breaks while it is lent out and idle shows its error at its next query.
  pool.on('connect', (client) => void client.on('error', () => {}));
  if (patient) return pool;
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } };
    const { stream } = connection;
    stream.setTimeout(SILENCE_MS, () => {
      const { readyForQuery } = client as unknown as { readonly readyForQuery: boolean };
      if (!readyForQuery) stream.destroy(new Error(`PostgreSQL has not answered for ${SILENCE_MS / 1000} s`));
    });
  });
  return pool;
}
