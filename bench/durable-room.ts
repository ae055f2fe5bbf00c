/**
 * What durability itself costs: the bare room, in which nobody hears of an intent before the frozen group commit has it on
 * the disk. It writes what the match room writes for the same battle: entries with the same bodies, in the same statement.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Keep, serveBareRoom } from './bare';
import { wishesOf } from './engine';
import { GroupCommit } from './frozen/group-commit';
import { Wal } from './frozen/wal';

const FIGURES = 200;
/** The lease that every match is written under. */
const FENCE = 1;

/** The tables that an entry touches, as of the same commit. */
const TABLES = `
  create table leases (match integer primary key, owner text, fence integer not null);
  create table inbox (key integer primary key, match integer not null, n integer not null, fence integer not null,
    kind text not null, seat integer, body text not null, wish_id text, at integer not null);`;

const APPEND = `
  insert into inbox (match, n, fence, kind, seat, body, wish_id, at) select ?, ?, ?, ?, ?, ?, ?, ?
  where exists (select 1 from leases where match = ? and fence = ?)`;

function openJournal(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  db.exec(TABLES);
  return db;
}

/** Writes the next entry of a match; each match goes through the same battle and begins it again at its end. */
function keeping(file: string): Keep {
  const db = openJournal(file);
  const wal = new Wal(file);
  const commits = new GroupCommit(db, () => wal.sync());
  const wishes = wishesOf(FIGURES);
  const lease = db.prepare('insert or ignore into leases (match, owner, fence) values (?, ?, ?)');
  const append = db.prepare(APPEND);
  const written = new Map<number, number>();
  return (match) => {
    const n = (written.get(match) ?? 0) + 1;
    written.set(match, n);
    if (n === 1) lease.run(match, 'bench', FENCE);
    const wish = wishes[(n - 1) % wishes.length];
    if (wish === undefined) throw new Error('The battle is empty');
    const { seat, intent } = wish;
    const entry = [match, n, FENCE, 'intent', seat, JSON.stringify(intent), null, Date.now(), match, FENCE];
    return commits.commit(() => {
      if (append.run(...entry).changes === 0) throw new Error(`No lease of match ${match}`);
    });
  };
}

const folder = mkdtempSync(join(tmpdir(), 'dwo-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
serveBareRoom(keeping(join(folder, 'journal.sqlite')));
