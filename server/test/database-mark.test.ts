/** Tests that a PostgreSQL database that was emptied, replaced or set back is noticed at the start. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Journal } from '../src/journal/journal';
import { openJournal } from '../src/journal/open-journal';
import { DATABASE_MARK } from '../src/journal/postgres-mark';
import { openPool } from '../src/journal/postgres-pool';
import { PostgresServer } from './postgres';

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await PostgresServer.start();
  folder = mkdtempSync(join(tmpdir(), 'dwo-mark-'));
}, 600_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a server whose data folder can not be written to starts on a database all the same, and says so', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const failures: unknown[] = [];
  const settings = { databaseUrl: await postgres.database(), dataDir: join(file, 'data'), owner: 'one' };
  const journal = await openJournal({ ...settings, isGone: async () => true }, (error) => void failures.push(error));
  expect(String(failures)).toContain('ENOTDIR');
  await journal.saveSetting('a', 'b');
  await journal.close();
});

test('a program without a data folder leaves no mark', async () => {
  const settings = { databaseUrl: await postgres.database(), dataDir: '', owner: 'one', isGone: async () => true };
  await (await openJournal(settings, () => {})).close();
  expect(existsSync(DATABASE_MARK)).toBe(false);
});

/** A journal with three matches of four entries each, which was closed, and how to open it again. */
async function closed(name: string) {
  const databaseUrl = await postgres.database();
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  let owners = 0;
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const open = (from = dataDir): Promise<Journal> =>
    openJournal({ databaseUrl, dataDir: from, owner: `${name} ${owners++}`, isGone: async () => true }, failed);
  const journal = await open();
  for (const id of ['one', 'two', 'three']) {
    await journal.createMatch({
      ...{ id, game: 'tally', version: 1, preset: 'slow', options: {}, secret: new Uint8Array(32), createdAt: 1 },
      chairs: [],
    });
    const lease = await journal.acquire((await journal.match(id))?.key ?? -1);
    for (let n = 1; n <= 4; n++) {
      await journal.append(lease, { n, kind: 'intent', seat: 0, body: { n }, wishId: null, at: n });
    }
  }
  await journal.close();
  return {
    open,
    databaseUrl,
    dataDir,
    failures,
    mark: () => JSON.parse(readFileSync(join(dataDir, DATABASE_MARK), 'utf8')),
  };
}

async function change(open: (from?: string) => Promise<Journal>, work: (journal: Journal) => Promise<unknown>) {
  const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
  const journal = await open(elsewhere);
  await work(journal);
  await journal.close();
}

test('a database in which everything is there is sound, also after matches were deleted by another server', async () => {
  const { open, mark } = await closed('sound');
  expect(mark()).toMatchObject({
    matches: 3,
    deleted: 0,
    latest: [
      [1, 4],
      [2, 4],
      [3, 4],
    ],
  });
  expect(JSON.stringify(mark())).not.toContain('postgres:');
  await change(open, async (other) => other.forget(await other.acquire(2), 'two'));
  const again = await open();
  expect(again.damage).toBeNull();
  expect(mark()).toMatchObject({
    deleted: 1,
    latest: [
      [1, 4],
      [3, 4],
    ],
  });
  await again.forget(await again.acquire(1), 'one');
  await again.close();
  const third = await open();
  expect([third.damage, mark().latest]).toEqual([null, [[3, 4]]]);
  await third.close();
});

test('a database that was set back names the matches that are gone or lack entries, at every start', async () => {
  const { open } = await closed('older');
  await change(open, async ({ people }) => {
    await sql`delete from heads`.execute(people);
    await sql`delete from entries where match = 3 or (match = 2 and n > 1)`.execute(people);
    await sql`delete from matches where key = 3`.execute(people);
    await sql`select setval(pg_get_serial_sequence('matches', 'key'), 2)`.execute(people);
  });
  for (let n = 0; n < 2; n++) {
    const journal = await open();
    expect(journal.damage?.matches).toEqual([
      { id: 'number 3', what: 'gone', lost: 4 },
      { id: 'two', what: 'lost', lost: 3 },
    ]);
    expect(journal.damage?.file).toBe('the database was set back: it has had 2 matches, and there were 3');
    await journal.close();
  }
});

test('a server does not start on a database that was emptied, until its mark is removed', async () => {
  const { open, dataDir } = await closed('emptied');
  await change(open, async ({ people }) => {
    await sql`truncate matches, chairs, entries, heads, settings`.execute(people);
  });
  await expect(open()).rejects.toThrow('there were up to 3 matches in it. It was left as it is. Restore a backup');
  await expect(open()).rejects.toThrow(`remove ${DATABASE_MARK} from the data folder`);
  rmSync(join(dataDir, DATABASE_MARK));
  await (await open()).close();
  // From then on the empty database is the one that is expected.
  await (await open()).close();
});

test.each([
  ['an empty database', 'drop schema public cascade; create schema public'],
  [
    'an older database',
    `drop table tournament_matches; delete from kysely_migration where name = '2026-11-28c-paired';
    delete from settings where name = 'name of the database'`,
  ],
  [
    'the database of another program',
    'drop schema public cascade; create schema public; create table settings (a text)',
  ],
])('%s is left as it is by a server that had another one', async (what, change) => {
  const { open, databaseUrl } = await closed(what);
  const pool = openPool(databaseUrl, () => {});
  await pool.query(change);
  const tables = async () =>
    (await pool.query("select * from pg_tables where schemaname = 'public' order by 1, 2")).rows;
  const before = await tables();
  await expect(open()).rejects.toThrow('is empty or another one than before');
  expect(await tables()).toEqual(before);
  await pool.end();
});

test('a mark that can not be written while the server runs is reported', async () => {
  const { open, dataDir, failures } = await closed('unwritable');
  const journal = await open();
  const lease = await journal.acquire(1);
  expect(failures).toEqual([]);
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, '');
  await journal.release(lease);
  expect(String(failures)).toMatch('there is a file of that name');
  await journal.close();
});
