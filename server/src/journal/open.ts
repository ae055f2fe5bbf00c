/** Opens the journal's file, or says in one line why it can't. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, StartError } from '../failure';

/** Name of the file in the data folder. */
export const JOURNAL_FILE = 'journal.sqlite';

/**
 * Opens or makes the journal's file; makes the folder if it is missing. Commits go to a write-ahead log that `WalSync` brings
 * to the disk. The file is locked: a match lives in one server. Throws a StartError if any of that is impossible.
 */
export function openDatabase(dataDir: string): { readonly db: DatabaseSync; readonly file: string } {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be made: ${messageOf(error)}`);
  }
  const file = join(folder, JOURNAL_FILE);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { timeout: 2_000 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = NORMAL');
    db.exec('PRAGMA foreign_keys = ON');
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return { db, file };
  } catch (error) {
    db?.close();
    throw new StartError(explain(file, error));
  }
}

function explain(file: string, error: unknown): string {
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
