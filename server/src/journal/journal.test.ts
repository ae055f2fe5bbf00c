import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../failure';
import { GroupCommit } from './group-commit';
import { Journal, type NewMatch } from './journal';
import { MIGRATIONS } from './migrations';
import { JOURNAL_FILE } from './open';
import { nodeSqliteDialect } from './sqlite-dialect';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dwo-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const match: NewMatch = {
  id: 'match-one',
  game: 'tally',
  version: 3,
  preset: 'short',
  options: { until: 10 },
  secret: new Uint8Array(32).fill(7),
  createdAt: 1000,
  chairs: [{ place: 1, name: 'Computer', wish: 'random', bot: true, tokenHash: null }],
};
const entry = (n: number) => ({ n, seat: n % 2, intent: { type: 'add', by: n }, wishId: n === 2 ? 'w2' : null, at: n });

test('a match, its chairs and its intents come back as they were written', async () => {
  const first = await Journal.open(folder);
  await first.createMatch(match);
  const made = await first.match('match-one');
  if (made === null) throw new Error('it was written');
  const chairs = [
    { place: 0, name: 'Ada', wish: 'low', bot: false, tokenHash: new Uint8Array([1, 2, 3]) },
    { place: 1, name: 'Computer', wish: 'random', bot: true, tokenHash: null },
  ];
  await first.saveChairs(made.key, chairs, 2000);
  await Promise.all([first.append(made.key, entry(1)), first.append(made.key, entry(2))]);
  await first.append(made.key, entry(3), { outcome: { winners: [0] } });
  await first.close();

  const second = await Journal.open(folder);
  expect(await second.match('match-one')).toEqual({ ...match, key: made.key, chairs, begunAt: 2000, endedAt: 3 });
  expect(await second.intents(made.key)).toEqual([entry(1), entry(2), entry(3)]);
  expect(await second.match('match-two')).toBeNull();
  await second.close();
});

test('what fails in a group is written not at all, and alone', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  let commits = 0;
  const group = new GroupCommit(db, () => commits++);
  const written = await Promise.allSettled([
    group.commit(() => insert.run(1)),
    group.commit(() => {
      insert.run(5);
      insert.run(1);
    }),
    group.commit(() => {
      throw new Error('no');
    }),
    group.commit(() => insert.run(2)),
  ]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(db.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }, { n: 2 }]);
  expect(commits).toBe(2);
  await Promise.all([3, 4].map((n) => group.commit(() => insert.run(n))));
  expect(commits).toBe(3);
  db.close();
});

test('matches are told apart, in the inbox and sorted', async () => {
  const first = await Journal.open(folder);
  await first.createMatch(match);
  await first.createMatch({ ...match, id: 'match-two' });
  const keys = [(await first.match('match-one'))?.key as number, (await first.match('match-two'))?.key as number];
  const total = 1300;
  const writes: Promise<void>[] = [];
  for (let n = 1; n <= total; n++) for (const key of keys) writes.push(first.append(key, { ...entry(n), at: key }));
  await Promise.all(writes);
  const whole = (key: number) => Array.from({ length: total }, (_, i) => ({ ...entry(i + 1), at: key }));
  for (const key of keys) {
    expect(await first.intents(key)).toEqual(whole(key));
    expect(await first.count(key)).toBe(total);
  }
  await first.close();
  const second = await Journal.open(folder);
  for (const key of keys) expect(await second.intents(key)).toEqual(whole(key));
  expect(await second.count(99)).toBe(0);
  await second.close();
});

test('a full disk refuses an intent and harms nothing', async () => {
  const journal = await Journal.open(folder);
  await journal.createMatch(match);
  const key = (await journal.match(match.id))?.key as number;
  await journal.append(key, entry(1));
  const { db } = journal as unknown as { db: DatabaseSync };
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const big = { ...entry(2), intent: { type: 'add', text: 'x'.repeat(100_000) } };
  await expect(journal.append(key, big)).rejects.toThrow('full');
  db.exec('PRAGMA max_page_count = 1000000');
  await journal.append(key, entry(2));
  expect(await journal.intents(key)).toEqual([entry(1), entry(2)]);
  await journal.close();
});

test('a journal from before the inbox is brought up to date with everything in it', async () => {
  const db = new DatabaseSync(join(folder, JOURNAL_FILE));
  const kysely = new Kysely({ dialect: nodeSqliteDialect(db) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo('2026-11-21-matches');
  expect(error).toBeUndefined();
  db.exec("INSERT INTO matches VALUES (7, 'match-one', 'tally', 3, '', '{}', x'00', 1, NULL, NULL, NULL)");
  db.exec(`INSERT INTO intents VALUES (1, 7, 1, 1, '{"type":"add","by":1}', NULL, 1)`);
  db.exec(`INSERT INTO intents VALUES (2, 7, 2, 0, '{"type":"add","by":2}', 'w2', 2)`);
  db.close();
  const journal = await Journal.open(folder);
  expect(await journal.intents(7)).toEqual([entry(1), entry(2)]);
  await journal.append(7, entry(3));
  expect(await journal.intents(7)).toEqual([entry(1), entry(2), entry(3)]);
  await journal.close();
});

test('a missing folder is made', async () => {
  const journal = await Journal.open(join(folder, 'a', 'b'));
  await journal.close();
  expect(readFileSync(join(folder, 'a', 'b', JOURNAL_FILE)).length).toBeGreaterThan(0);
});

test('a second server on the same folder is told so', async () => {
  const journal = await Journal.open(folder);
  await expect(Journal.open(folder)).rejects.toThrow('in use by another server');
  await journal.close();
});

async function startError(): Promise<string> {
  const error = await Journal.open(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

test('a journal of a newer server is refused and left as it is', async () => {
  await (await Journal.open(folder)).close();
  const file = join(folder, JOURNAL_FILE);
  const db = new DatabaseSync(file);
  db.exec("INSERT INTO kysely_migration VALUES ('2099-01-01-hovercraft', '2099-01-01')");
  db.close();
  const before = readFileSync(file);
  expect(await startError()).toContain('newer version of this server (2099-01-01-hovercraft)');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that is no journal is refused and left as it is', async () => {
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
  ['a file in the way of the folder', () => writeFileSync(join(folder, 'x'), ''), 'x/y'],
  ['a folder in the way of the file', () => mkdirSync(join(folder, 'z', JOURNAL_FILE), { recursive: true }), 'z'],
])('%s is named', async (_, arrange, where) => {
  arrange();
  folder = join(folder, where);
  expect(await startError()).toMatch(/can't be (made|written|opened)/);
});
