/** Looks at an SQLite journal before it is opened for writing, and compares it with its mark. Nothing is changed. */
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../failure';
import type { DamagedMatch } from './damage';
import { MARK_FILE, type Marked, type MarkRead, readMark } from './mark';
import { explain, JOURNAL_FILE } from './open-sqlite';
import { keepPrivate } from './private-files';

/** A file up to this size is checked whole before the server listens, which takes about a second; a larger one afterwards. */
const CHECKED_AT_ONCE = 64 * 2 ** 20;
const RESTORE = 'Restore a backup with: npm run -s restore -- FILE';

/** The findings about a journal that can be opened. */
export interface Inspected {
  readonly damaged: readonly DamagedMatch[];
  /** Whether SQLite's own check of the file is still to be done. */
  readonly unchecked: boolean;
}

/**
 * Inspects the journal of a folder. Throws a StartError if it is gone although there were matches in it, or if its file is
 * damaged; then everything is left as it is.
 */
export function inspect(dataDir: string): Inspected {
  const folder = resolve(dataDir);
  const file = join(folder, JOURNAL_FILE);
  const mark = readMark(folder);
  if (!existsSync(file)) {
    if (mark !== null && matchesIn(mark) > 0) throw gone(file, mark, 'is missing');
    return { damaged: [], unchecked: false };
  }
  let db: DatabaseSync | null = null;
  try {
    // A connection that only reads leaves file and log as they are, also when it is closed.
    db = new DatabaseSync(file, { readOnly: true });
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").all();
    const names = tables.map(({ name }) => String(name));
    if (mark !== null && matchesIn(mark) > 0 && !names.includes('matches')) throw gone(file, mark, 'is empty');
    const { size } = statSync(file);
    if (size <= CHECKED_AT_ONCE) check(db, file);
    const damaged = mark === null || !names.includes('leases') ? [] : missing(db, mark);
    if (damaged.length > 0) keepLog(file);
    return { damaged, unchecked: size > CHECKED_AT_ONCE };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${explain(file, error)} ${RESTORE}`);
  } finally {
    db?.close();
  }
}

/** The first message of SQLite's check; null if it finds nothing. */
function quickCheck(db: DatabaseSync): string | null {
  const [{ quick_check: verdict } = {}] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check?: string }[];
  return verdict === 'ok' ? null : (verdict ?? 'no answer');
}

function check(db: DatabaseSync, file: string): void {
  const found = quickCheck(db);
  if (found === null) return;
  throw new StartError(`The journal ${file} is damaged (${found}); it was left as it is. ${RESTORE}`);
}

function matchesIn({ whole, matches }: MarkRead): number {
  return Math.max(whole?.matches ?? 0, matches.size);
}

function gone(file: string, mark: MarkRead, how: string): StartError {
  const since = [...mark.matches.values()].reduce((sum, { n }) => sum + n, 0);
  const entries = Math.max(mark.whole?.entries ?? 0, since);
  return new StartError(
    `The journal ${file} ${how}, but there were ${matchesIn(mark)} matches with ${entries} entries in it. ${RESTORE}` +
      `. To begin with an empty journal, remove ${MARK_FILE} from the data folder.`,
  );
}

/** The matches of the mark that are gone from the journal or lack entries. */
function missing(db: DatabaseSync, { matches }: MarkRead): DamagedMatch[] {
  const inbox = db.prepare('SELECT match, max(n) AS n FROM inbox GROUP BY match').all();
  const waiting = new Map(inbox.map(({ match, n }) => [Number(match), Number(n)]));
  const idOf = db.prepare('SELECT id FROM matches WHERE key = ?');
  const latest = db.prepare('SELECT max(n) AS n FROM entries WHERE match = ?');
  return [...matches].flatMap(([key, marked]): DamagedMatch[] => {
    const id = idOf.get(key)?.id;
    if (typeof id !== 'string' || (marked.id !== null && marked.id !== id)) return [goneMatch(key, marked)];
    const n = Math.max(Number(latest.get(key)?.n ?? 0), waiting.get(key) ?? 0);
    return n < marked.n ? [{ id, what: 'lost', lost: marked.n - n }] : [];
  });
}

function goneMatch(key: number, { id, n }: Marked): DamagedMatch {
  return { id: id ?? `number ${key}`, what: 'gone', lost: n };
}

/** Keeps a copy of the write-ahead log, because SQLite is about to write over what it could not read. */
function keepLog(file: string): void {
  const log = `${file}-wal`;
  if (!existsSync(log)) return;
  const copy = `${log}.damaged`;
  if (existsSync(copy)) return;
  copyFileSync(log, copy);
  keepPrivate([copy]);
}
