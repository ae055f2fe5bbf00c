import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../failure';
import { GroupCommit } from './group-commit';
import { type ChairRecord, type EntryRecord, type Journal, type Lease, type NewMatch, Unsure } from './journal';
import { migrations } from './migrations';
import { JOURNAL_FILE } from './open-sqlite';
import { nodeSqliteDialect } from './sqlite-dialect';
import { SqliteJournal } from './sqlite-journal';
import { Pace, Wal } from './wal';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dwo-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const chair = (place: number, name: string, wish: string): ChairRecord => {
  return { place, name, wish, bot: true, strength: null, tokenHash: null, entropy: null, player: null, held: null };
};
const match: NewMatch = {
  id: 'match-one',
  game: 'tally',
  version: 3,
  preset: 'short',
  options: { until: 10 },
  secret: new Uint8Array(32).fill(7),
  createdAt: 1000,
  chairs: [chair(1, 'Computer', 'random')],
};
const entry = (n: number): EntryRecord => {
  return { n, kind: 'intent', seat: n % 2, body: { type: 'add', by: n }, wishId: n === 2 ? 'w2' : null, at: n };
};

async function openMatch(journal: Journal, id = match.id): Promise<Lease> {
  if ((await journal.match(id)) === null) await journal.createMatch({ ...match, id });
  const key = (await journal.match(id))?.key ?? -1;
  return journal.acquire(key);
}

test('a write that fails is dropped alone; the other writes of its group are kept', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  let syncs = 0;
  const group = new GroupCommit(db, async () => void syncs++);
  const written = await Promise.allSettled([
    group.commit(() => void insert.run(1)),
    group.commit(() => {
      insert.run(5);
      insert.run(1);
    }),
    group.commit(() => {
      throw new Error('no');
    }),
    group.commit(() => void insert.run(2)),
  ]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(db.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }, { n: 2 }]);
  expect(syncs).toBe(1);
  await Promise.all([3, 4].map((n) => group.commit(() => void insert.run(n))));
  expect(syncs).toBe(2);
  db.close();
});

test('a write resolves only after the sync, and the next group gathers meanwhile', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  const syncs: (() => void)[] = [];
  const group = new GroupCommit(db, () => new Promise((resolve) => void syncs.push(resolve)));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const heard: number[] = [];
  const write = (n: number) => group.commit(() => void insert.run(n)).then(() => void heard.push(n));
  const writes = [write(1)];
  await turn();
  await turn();
  writes.push(write(2), write(3));
  await turn();
  await turn();
  expect(heard).toEqual([]);
  expect(group.lagMs).toBeGreaterThan(0);
  expect(db.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }]);
  syncs[0]?.();
  await turn();
  await turn();
  expect(heard).toEqual([1]);
  expect(syncs.length).toBe(2);
  syncs[1]?.();
  await Promise.all(writes);
  expect(heard).toEqual([1, 2, 3]);
  expect(group.lagMs).toBe(0);
  db.close();
});

test('a group waits while every turn brings writes, a little longer after a large group, and no longer once it has enough', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  let next = 0;
  let now = 0;
  let step = 1;
  const ends: number[] = [];
  const sync = async () => void ends.push(next);
  const group = new GroupCommit(db, sync, () => {
    now += step;
    return now;
  });
  const write = () => {
    const n = next++;
    return group.commit(() => void insert.run(n));
  };
  const many = (count: number) => Promise.all(Array.from({ length: count }, write));
  const turns = async () => {
    for (let i = 0; i < 9; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  const growing = [write()];
  while (ends.length === 0) {
    growing.push(write());
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(growing);
  expect(ends[0]).toBe(32);
  await many(10);
  step = 0;
  const few = many(4);
  await turns();
  expect(ends.at(-1)).toBe(next - 4);
  await Promise.all([few, write()]);
  expect(ends.at(-1)).toBe(next);
  const late = write();
  await turns();
  expect(ends.at(-1)).toBe(next - 1);
  step = 1;
  await late;
  step = 0;
  const alone = write();
  await turns();
  expect(ends.at(-1)).toBe(next);
  await alone;
  db.close();
});

test('a quick disk is synced in place, and a slow one is measured again from time to time', () => {
  const pace = new Pace();
  let now = 0;
  /** Returns whether the disk is synced in place; if so, the sync takes `ms`. */
  const sync = (ms: number) => {
    const isQuick = pace.isQuick(now);
    if (isQuick) {
      now += ms;
      pace.took(ms, now);
    }
    return isQuick;
  };
  for (let syncs = 0; syncs < 50; syncs++) expect(sync(0.2)).toBe(true);
  expect(sync(3)).toBe(true);
  expect(sync(50)).toBe(true);
  expect(sync(0.2)).toBe(false);
  now += 4_999;
  expect(sync(0.2)).toBe(false);
  now += 1;
  expect([sync(2), sync(2)]).toEqual([true, false]);
  now += 200;
  expect([sync(0.2), sync(0.2)]).toEqual([true, true]);
});

test.each([
  ['quick', 0.1],
  ['slow', 100],
])('the pace of a %s disk is measured, and a failed sync rejects', async (_, ms) => {
  const file = join(folder, 'some');
  writeFileSync(`${file}-wal`, '');
  const wal = new Wal(file);
  const { pace } = wal as unknown as { pace: Pace };
  for (let syncs = 0; syncs < 100; syncs++) pace.took(ms, performance.now());
  expect(pace.isQuick(performance.now())).toBe(ms < 1);
  await wal.sync();
  wal.close();
  await expect(wal.sync()).rejects.toThrow('EBADF');
});

test('when the disk fails, waiting writes reject with Unsure and later writes are refused', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  const group = new GroupCommit(db, () => Promise.reject(new Error('EIO')));
  const first = group.commit(() => void insert.run(1));
  await expect(first).rejects.toThrow(Unsure);
  await expect(group.commit(() => void insert.run(2))).rejects.toThrow('The disk failed before: EIO');
  expect(db.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }]);
  db.close();
});

test('entries of two matches are kept apart, in the inbox and after sorting', async () => {
  const first = await SqliteJournal.open(folder);
  const leases = [await openMatch(first), await openMatch(first, 'match-two')];
  const total = 1300;
  const writes: Promise<void>[] = [];
  for (let n = 1; n <= total; n++) {
    for (const lease of leases) writes.push(first.append(lease, { ...entry(n), at: lease.key }));
  }
  await Promise.all(writes);
  const whole = (key: number) => Array.from({ length: total }, (_, i) => ({ ...entry(i + 1), at: key }));
  for (const { key } of leases) {
    expect(await first.entries(key)).toEqual(whole(key));
    expect(await first.count(key)).toBe(total);
  }
  await first.close();
  const second = await SqliteJournal.open(folder);
  for (const { key } of leases) expect(await second.entries(key)).toEqual(whole(key));
  expect(await second.count(99)).toBe(0);
  await second.close();
});

test('a full disk refuses an entry and harms no other', async () => {
  const journal = await SqliteJournal.open(folder);
  const lease = await openMatch(journal);
  await journal.append(lease, entry(1));
  const { db } = (journal as unknown as { open: { db: DatabaseSync } }).open;
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const big = { ...entry(2), body: { type: 'add', text: 'x'.repeat(100_000) } };
  await expect(journal.append(lease, big)).rejects.toThrow('full');
  db.exec('PRAGMA max_page_count = 1000000');
  await journal.append(lease, entry(2));
  expect(await journal.entries(lease.key)).toEqual([entry(1), entry(2)]);
  await journal.close();
});

test('a journal from before the inbox is migrated with all its entries', async () => {
  const db = new DatabaseSync(join(folder, JOURNAL_FILE));
  const kysely = new Kysely({ dialect: nodeSqliteDialect(db) });
  const steps = migrations('sqlite');
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateTo('2026-11-21-matches');
  expect(error).toBeUndefined();
  db.exec("INSERT INTO matches VALUES (7, 'match-one', 'tally', 3, '', '{}', x'00', 1, NULL, NULL, NULL)");
  db.exec(`INSERT INTO intents VALUES (1, 7, 1, 1, '{"type":"add","by":1}', NULL, 1)`);
  db.exec(`INSERT INTO intents VALUES (2, 7, 2, 0, '{"type":"add","by":2}', 'w2', 2)`);
  db.close();
  const journal = await SqliteJournal.open(folder);
  expect(await journal.entries(7)).toEqual([entry(1), entry(2)]);
  const lease = await openMatch(journal);
  await journal.append(lease, entry(3));
  expect(await journal.entries(7)).toEqual([entry(1), entry(2), entry(3)]);
  await journal.close();
});

test('a missing folder is created', async () => {
  const journal = await SqliteJournal.open(join(folder, 'a', 'b'));
  await journal.close();
  expect(readFileSync(join(folder, 'a', 'b', JOURNAL_FILE)).length).toBeGreaterThan(0);
});

test('a second server on the same folder gets an error that says so', async () => {
  const journal = await SqliteJournal.open(folder);
  await expect(SqliteJournal.open(folder)).rejects.toThrow('in use by another server');
  await journal.close();
});

async function startError(): Promise<string> {
  const error = await SqliteJournal.open(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

test('a journal of a newer server is refused and stays unchanged', async () => {
  await (await SqliteJournal.open(folder)).close();
  const file = join(folder, JOURNAL_FILE);
  const db = new DatabaseSync(file);
  db.exec("INSERT INTO kysely_migration VALUES ('2099-01-01-hovercraft', '2099-01-01')");
  db.close();
  const before = readFileSync(file);
  expect(await startError()).toContain('newer version of this server (2099-01-01-hovercraft)');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that is not a journal is refused and stays unchanged', async () => {
  const file = join(folder, JOURNAL_FILE);
  writeFileSync(file, 'not a database, but long enough to look at'.repeat(50));
  expect(await startError()).toContain('not a journal');
  expect(readFileSync(file, 'utf8')).toContain('not a database');
});

test('a database of another program is refused', async () => {
  const db = new DatabaseSync(join(folder, JOURNAL_FILE));
  db.exec('CREATE TABLE recipes (name TEXT)');
  db.close();
  expect(await startError()).toContain('another program');
});

test.each([
  ['a file in place of the folder', () => writeFileSync(join(folder, 'x'), ''), 'x/y'],
  ['a folder in place of the file', () => mkdirSync(join(folder, 'z', JOURNAL_FILE), { recursive: true }), 'z'],
])('the error names %s', async (_, arrange, where) => {
  arrange();
  folder = join(folder, where);
  expect(await startError()).toMatch(/can't be (created|written|opened)/);
});

test('the deeds that name a person are found by their index, in a journal of any size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-journal-'));
  const own = await SqliteJournal.open(folder);
  await own.close();
  const db = new DatabaseSync(join(folder, JOURNAL_FILE));
  const plan = db
    .prepare("explain query plan select match from record where kind = 'deed' and json_extract(body, '$.player') = 'x'")
    .all()
    .map(({ detail }) => String(detail));
  db.close();
  rmSync(folder, { recursive: true });
  expect(plan.join('; ')).toContain('USING INDEX entries_named');
  expect(plan.join('; ')).not.toMatch(/SCAN entries/);
});
