/** Connections to PostgreSQL with timeouts. */
import type { Socket } from 'node:net';
import { Pool, type PoolConfig, types } from 'pg';
import { StartError } from '../failure';

/** The largest number of connections of one process. */
const MOST = 10;
/** A connection that does not answer a query for this long is closed. */
const SILENCE_MS = 5_000;
/** The statement timeout of PostgreSQL, shorter than SILENCE_MS, so that the database reports it first. */
const STATEMENT_MS = 4_000;
const INT8 = 20;

/** Reads BIGINT as a number: all our values are below 2^53. */
const numbers: NonNullable<PoolConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text')) as never,
};

/**
 * Makes a connection pool. Throws a StartError if `url` is not a URL. Commits wait for the disk whatever the database is
 * configured to do, and an idle transaction is ended, so a stalled process holds no locks. With `patient`, statements and
 * transactions have no timeout.
 */
export function openPool(url: string, failed: (error: unknown) => void, patient = false): Pool {
  if (!URL.canParse(url))
    throw new StartError('DATABASE_URL must be like postgres://user:password@host:port/database.');
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
  // `pg` reports a broken connection again at its next query, so the event needs no handling; without a listener it would end
  // the process.
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
