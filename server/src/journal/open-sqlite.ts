/** Opens the journal's file, or says in one line why it can't. */
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, StartError } from '../failure';
import { keepPrivate, makePrivateFile, makePrivateFolder } from './private-files';

/** Name of the file in the data folder. */
export const JOURNAL_FILE = 'journal.sqlite';
/** Name of the file whose lock says that a server runs on the data folder. It stays empty. */
const LOCK_FILE = 'journal.lock';

/** Another program that has the file is waited for so long. */
const TIMEOUT_MS = 2_000;

/** A journal's file that this process alone may write to. */
export interface OpenFile {
  readonly db: DatabaseSync;
  readonly file: string;
  /** Brings everything into the file and empties the log; false if a backup is reading. Not within a transaction. */
  emptyLog(): boolean;
  close(): void;
}

/**
 * Opens or makes the journal's file; makes the folder if it is missing. Commits go to a write-ahead log that the group
 * commit brings to the disk. Throws a StartError if any of that is impossible, or another process has the folder.
 */
export function openDatabase(dataDir: string): OpenFile {
  const folder = resolve(dataDir);
  try {
    makePrivateFolder(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be made: ${messageOf(error)}`);
  }
  const file = join(folder, JOURNAL_FILE);
  let lock: DatabaseSync | null = null;
  let db: DatabaseSync | null = null;
  try {
    lock = lockFolder(folder);
    // SQLite gives the files beside this one the same rights.
    makePrivateFile(file);
    keepPrivate([`${file}-wal`, `${file}-shm`]);
    db = new DatabaseSync(file, { timeout: TIMEOUT_MS });
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = NORMAL');
    db.exec('PRAGMA foreign_keys = ON');
    // Deleted data must not be found in the file.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    const opened = { db, lock };
    return {
      db,
      file,
      emptyLog: () => emptyLog(opened.db),
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
  // The checkpoint does not wait for readers: matches are played meanwhile.
  db.exec('PRAGMA busy_timeout = 0');
  try {
    return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${TIMEOUT_MS}`);
  }
}

/**
 * Takes the folder for this process, until the returned database is closed or the process ends in whatever way. It is a
 * lock of a file of its own, so that a backup can read the journal meanwhile. Throws SQLite's error for a busy database.
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

/** Why SQLite could not open a journal, in one line. */
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
