/** FROZEN: how the server takes entries in as of commit ba89dd8, see group-commit.ts. */
import { DatabaseSync } from 'node:sqlite';

/** The journal's row of one intent. */
export interface Entry {
  readonly match: number;
  readonly n: number;
  readonly seat: number;
  /** JSON. */
  readonly body: string;
  readonly at: number;
}

/** The lease that every match is written under. */
const FENCE = 1;

const TABLES = `
  create table leases (match integer primary key, owner text, fence integer not null);
  create table inbox (key integer primary key, match integer not null, n integer not null, fence integer not null,
    kind text not null, seat integer, body text not null, wish_id text, at integer not null);`;

const APPEND = `
  insert into inbox (match, n, fence, kind, seat, body, wish_id, at) select ?, ?, ?, ?, ?, ?, ?, ?
  where exists (select 1 from leases where match = ? and fence = ?)`;

/** Makes a journal in a new file. */
export function openJournal(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  db.exec(TABLES);
  return db;
}

/** Appends entries within whatever transaction is open; takes a lease of each match before its first entry. */
export function appending(db: DatabaseSync): (entry: Entry) => void {
  const lease = db.prepare('insert or ignore into leases (match, owner, fence) values (?, ?, ?)');
  const append = db.prepare(APPEND);
  return ({ match, n, seat, body, at }) => {
    if (n === 1) lease.run(match, 'bench', FENCE);
    const { changes } = append.run(match, n, FENCE, 'intent', seat, body, null, at, match, FENCE);
    if (changes === 0) throw new Error(`No lease of match ${match}`);
  };
}
