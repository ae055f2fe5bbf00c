/**
 * Backups of a journal. A backup is one SQLite file, also when the journal is in PostgreSQL; servers go on running meanwhile.
 */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { messageOf, StartError } from '../failure';
import { DAMAGE_FILE } from './damage';
import { removeMark } from './mark';
import { isUpToDate, migrate } from './migrations';
import { explain, JOURNAL_FILE, lockFolder } from './open-sqlite';
import { removeDatabaseMark } from './postgres-mark';
import { openPool } from './postgres-pool';
import { keepPrivate, makePrivateFile, makePrivateFolder } from './private-files';
import { nodeSqliteDialect } from './sqlite-dialect';
import { syncFolder } from './wal';

/** The place of a journal. */
export interface Place {
  /** The URL of a PostgreSQL database; null for a file in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** How many rows were copied. */
export interface Copied {
  readonly matches: number;
  readonly entries: number;
}

/** The tables as pairs of source and target. Each table comes after the tables that it refers to. */
const TABLES = [
  ['matches', 'matches'],
  ['chairs', 'chairs'],
  ['record', 'entries'],
  ['heads', 'heads'],
  ['settings', 'settings'],
  ['people', 'people'],
  ['talk', 'talk'],
  ['reports', 'reports'],
  ['device_codes', 'device_codes'],
  ['notices', 'notices'],
  ['day_entries', 'day_entries'],
  ['day_tracks', 'day_tracks'],
  ['tournaments', 'tournaments'],
  ['tournament_entries', 'tournament_entries'],
  ['tournament_matches', 'tournament_matches'],
] as const;
/** The number of rows that are read from or written to PostgreSQL at once. */
const AT_ONCE = 500;

type Row = Record<string, unknown>;

/**
 * Writes a snapshot of a journal to a new file while servers go on using the journal. The file gets its name only when it is
 * complete and on the disk, and then the promise resolves. Throws a StartError if the file exists already or if there is no
 * journal.
 */
export async function backUp(from: Place, file: string): Promise<Copied> {
  const target = resolve(file);
  if (existsSync(target)) throw new StartError(`There is a file ${target} already.`);
  makePrivateFolder(dirname(target));
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    makePrivateFile(unfinished);
    if (from.databaseUrl === null) saveFile(join(resolve(from.dataDir), JOURNAL_FILE), unfinished);
    else await saveDatabase(from.databaseUrl, unfinished);
    return keep(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Makes a new journal from a backup of this version or an older one. Throws a StartError if the file is not a backup, if a
 * journal exists already, or if a server runs on the data folder; then nothing has changed.
 */
export async function restore(file: string, to: Place): Promise<Copied> {
  const source = resolve(file);
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`);
  const copied = contents(source);
  if (to.databaseUrl === null) restoreFile(source, resolve(to.dataDir));
  else await restoreDatabase(source, to);
  return copied;
}

function saveFile(journal: string, unfinished: string): void {
  if (!existsSync(journal)) throw new StartError(`There is no journal ${journal}.`);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(journal, { readOnly: true, timeout: 10_000 });
    db.prepare('VACUUM INTO ?').run(unfinished);
  } catch (error) {
    throw new StartError(explain(journal, error));
  } finally {
    db?.close();
  }
}

async function saveDatabase(url: string, unfinished: string): Promise<void> {
  await inPostgres(url, async (pool) => {
    const kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
    if (!(await isUpToDate(kysely, 'postgres'))) {
      throw new StartError('The database is of another version: start a server of this version on it first.');
    }
    const db = await newFile(unfinished);
    const client = await pool.connect();
    try {
      // One snapshot covers all tables.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      db.exec('BEGIN');
      for (const [table, target] of TABLES) {
        for await (const rows of rowsIn(client, table)) for (const row of rows) insert(db, target, row);
      }
      db.exec('COMMIT');
    } finally {
      // Closing the connection ends its transaction.
      client.release(true);
      db.close();
    }
  });
}

async function newFile(file: string): Promise<DatabaseSync> {
  const db = new DatabaseSync(file);
  await migrate(new Kysely({ dialect: nodeSqliteDialect(db) }), 'sqlite');
  return db;
}

async function* rowsIn(client: PoolClient, table: string): AsyncGenerator<readonly Row[]> {
  await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM all_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE all_rows');
}

function insert(db: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  const text = `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${marks})`;
  db.prepare(text).run(...(Object.values(row) as SQLInputValue[]));
}

/** copyFileSync gives the copy the permissions of its source, so they are set again afterwards. */
function copyPrivately(source: string, target: string): void {
  makePrivateFile(target);
  copyFileSync(source, target);
  keepPrivate([target]);
}

/** Syncs a finished file to the disk and renames it to its final name. */
function keep(unfinished: string, target: string): Copied {
  const copied = contents(unfinished);
  const handle = openSync(unfinished, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, target);
  syncFolder(dirname(target));
  return copied;
}

/** Counts the rows of a backup. Throws a StartError if the file is damaged or is not a backup. */
function contents(file: string): Copied {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const [{ quick_check: verdict } = {}] = db.prepare('PRAGMA quick_check').all() as { quick_check?: string }[];
    if (verdict !== 'ok') throw new Error(verdict);
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").all();
    const names = tables.map(({ name }) => String(name));
    if (!names.includes('kysely_migration') || !names.includes('matches')) throw new Error('it has other tables');
    const count = (table: string) => Number(db?.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    const older = ['intents', 'inbox'].filter((name) => names.includes(name));
    const kept = names.includes('record') ? ['record'] : older;
    return { matches: count('matches'), entries: kept.reduce((sum, table) => sum + count(table), 0) };
  } catch (error) {
    throw new StartError(`${file} is not a backup of a journal, or is damaged: ${messageOf(error)}`);
  } finally {
    db?.close();
  }
}

function restoreFile(source: string, folder: string): void {
  makePrivateFolder(folder);
  const journal = join(folder, JOURNAL_FILE);
  let lock: DatabaseSync;
  try {
    lock = lockFolder(folder);
  } catch (error) {
    throw new StartError(explain(journal, error));
  }
  try {
    if (existsSync(journal)) throw new StartError(`There is a journal ${journal} already; move it away first.`);
    const unfinished = `${journal}.unfinished`;
    copyPrivately(source, unfinished);
    // SQLite must not take the log files of an earlier journal for part of this one.
    for (const ending of ['-wal', '-shm']) rmSync(`${journal}${ending}`, { force: true });
    keep(unfinished, journal);
    // The knowledge of an earlier journal says nothing about this one.
    removeMark(folder);
    rmSync(join(folder, DAMAGE_FILE), { force: true });
  } finally {
    lock.close();
  }
}

async function restoreDatabase(source: string, { databaseUrl, dataDir }: Place): Promise<void> {
  makePrivateFolder(dataDir);
  const copy = join(resolve(dataDir), `restoring-${process.pid}.sqlite`);
  copyPrivately(source, copy);
  const db = new DatabaseSync(copy);
  try {
    await migrate(new Kysely({ dialect: nodeSqliteDialect(db) }), 'sqlite');
    await inPostgres(databaseUrl as string, async (pool) => {
      await migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }), 'postgres');
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('LOCK TABLE matches IN EXCLUSIVE MODE');
        const { rows } = await client.query('SELECT 1 FROM matches LIMIT 1');
        if (rows.length > 0) throw new StartError('There are matches in the database already.');
        for (const [table, target] of TABLES) await pour(db, table, client, target);
        await client.query(
          "SELECT setval(pg_get_serial_sequence('matches', 'key'), coalesce(max(key), 1)) FROM matches",
        );
        await client.query('COMMIT');
      } finally {
        client.release(true);
      }
    });
    removeDatabaseMark(dataDir);
    rmSync(join(dataDir, DAMAGE_FILE), { force: true });
  } finally {
    db.close();
    rmSync(copy, { force: true });
  }
}

async function pour(db: DatabaseSync, table: string, client: PoolClient, target: string): Promise<void> {
  let rows: Row[] = [];
  const flush = async () => {
    const [first] = rows;
    if (first === undefined) return;
    const names = Object.keys(first);
    const marks = rows.map((_, i) => `(${names.map((_, j) => `$${i * names.length + j + 1}`).join(', ')})`);
    const columns = names.map((name) => `"${name}"`).join(', ');
    const values = rows.flatMap((row) => Object.values(row));
    rows = [];
    await client.query(`INSERT INTO ${target} (${columns}) VALUES ${marks.join(', ')}`, values);
  };
  for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) {
    rows.push(row);
    if (rows.length === AT_ONCE) await flush();
  }
  await flush();
}

async function inPostgres(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(url, () => {}, true);
  try {
    await work(pool);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database can't be read or written: ${messageOf(error)}`);
  } finally {
    await pool.end();
  }
}
