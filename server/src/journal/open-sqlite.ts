/** Opens the SQLite file of a journal. */
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, StartError } from '../failure';
import { keepPrivate, makePrivateFile, makePrivateFolder } from './private-files';

/** Name of the SQLite file in the data folder. */
export const JOURNAL_FILE = 'journal.sqlite';
/** Name of the file that is locked while a server runs on the data folder. It stays empty. */
const LOCK_FILE = 'journal.lock';

/** How long SQLite waits for another program that has the file locked. */
const TIMEOUT_MS = 2_000;

/** An open journal file; no other process can write to it. */
export interface OpenFile {
  readonly db: DatabaseSync;
  readonly file: string;
  /**
   * Moves the write-ahead log into the file and empties it. Returns false if a backup is reading. Must not be called in a
   * transaction.
   */
  emptyLog(): boolean;
  /** Moves the write-ahead log into the file; the log is used again. Returns false if a part of it had to stay. */
  checkpoint(): boolean;
  close(): void;
}

/**
 * Opens or creates the SQLite file, and creates a missing folder. Commits go to a write-ahead log, which `GroupCommit` syncs.
 * Throws a StartError if the file can't be opened or another process has locked the folder.
 */
export function openDatabase(dataDir: string): OpenFile {
  const folder = resolve(dataDir);
  try {
    makePrivateFolder(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be created: ${messageOf(error)}`);
  }
  const file = join(folder, JOURNAL_FILE);
  let lock: DatabaseSync | null = null;
  let db: DatabaseSync | null = null;
  try {
    lock = lockFolder(folder);
    // SQLite gives the log files the permissions of this one.
    makePrivateFile(file);
    keepPrivate([`${file}-wal`, `${file}-shm`]);
    db = new DatabaseSync(file, { timeout: TIMEOUT_MS });
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = NORMAL');
    db.exec('PRAGMA foreign_keys = ON');
    // SQLite overwrites deleted data with zeros.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    const opened = { db, lock };
    return {
      db,
      file,
      emptyLog: () => emptyLog(opened.db),
      checkpoint: () => checkpoint(opened.db, 'PASSIVE'),
      close() {
        opened.db.close();
        opened.lock.close();
      },
    };
  } catch (error) {
    db?.close();
    lock?.close();
    throw new StartError(explain(file, error));
  }
}

function emptyLog(db: DatabaseSync): boolean {
  // The checkpoint must not wait for a backup that reads: it would block the matches.
  db.exec('PRAGMA busy_timeout = 0');
  try {
    return checkpoint(db, 'TRUNCATE');
  } finally {
    db.exec(`PRAGMA busy_timeout = ${TIMEOUT_MS}`);
  }
}

function checkpoint(db: DatabaseSync, how: 'PASSIVE' | 'TRUNCATE'): boolean {
  const { busy, log, checkpointed } = db.prepare(`PRAGMA wal_checkpoint(${how})`).get() ?? {};
  return busy === 0 && log === checkpointed;
}

/**
 * Locks the data folder until the returned database is closed or the process ends. The lock is on a separate file, so that a
 * backup can read the journal meanwhile. Throws SQLite's error `SQLITE_BUSY` if another process has the lock.
 */
export function lockFolder(folder: string): DatabaseSync {
  makePrivateFile(join(folder, LOCK_FILE));
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: TIMEOUT_MS });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Whether an error of SQLite says that the file can't be read, or that its contents make no sense. */
export function isDamage(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: number };
  return [10, 11, 26].includes((errcode ?? 0) & 0xff);
}

/** Returns a one-line reason why SQLite could not open a journal. */
export function explain(file: string, error: unknown): string {
  const { errcode } = error as { readonly errcode?: number };
  switch ((errcode ?? 0) & 0xff) {
    case 5:
      return `The journal ${file} is in use by another server.`;
    case 8:
    case 14:
      return `The journal ${file} can't be written: ${messageOf(error)}. Is the data folder read-only?`;
    case 11:
    case 26:
      return `The journal ${file} is not a journal or is damaged; it was left as it is.`;
    default:
      return `The journal ${file} can't be opened: ${messageOf(error)}`;
  }
}
