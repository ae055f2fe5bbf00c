/** Tests that damage of a journal is never silent: real files of a journal that was not closed, damaged in several ways. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from './copies';
import type { DamagedMatch } from './damage';
import type { NewMatch } from './journal';
import { SqliteJournal } from './sqlite-journal';

const root = mkdtempSync(join(tmpdir(), 'dwo-damage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

const base = {
  game: 'none',
  version: 1,
  preset: '',
  options: {},
  secret: new Uint8Array(32),
  createdAt: 0,
  chairs: [],
};
const made = (id: string): NewMatch => ({ ...base, id });

/** Adds matches with this many entries each. */
async function fill(journal: SqliteJournal, ids: readonly string[], entries: number): Promise<void> {
  for (const id of ids) {
    await journal.createMatch(made(id));
    const lease = await journal.acquire((await journal.match(id))?.key ?? 0);
    for (let n = 1; n <= entries; n++) {
      await journal.append(lease, { n, kind: 'intent', seat: 0, body: { type: 'add', id, n }, wishId: null, at: n });
    }
    await journal.release(lease);
  }
}

/**
 * The folder of a server that was killed: `before` were stored in the file itself, the others are in the write-ahead log.
 */
async function killed(before: readonly string[], after: readonly string[]): Promise<string> {
  const folder = join(root, `${folders++}`);
  const dataDir = join(folder, 'running');
  const first = await SqliteJournal.open(dataDir);
  await fill(first, before, 5);
  await first.close();
  const second = await SqliteJournal.open(dataDir);
  await fill(second, after, 5);
  await new Promise((resolve) => setImmediate(resolve));
  const copy = join(folder, 'killed');
  cpSync(dataDir, copy, { recursive: true });
  await second.close();
  return copy;
}

/** Opens a journal, looks at all of it, and returns what is found. */
async function opened(dataDir: string): Promise<(DamagedMatch | string)[]> {
  const found: (DamagedMatch | string)[] = [];
  const journal = await SqliteJournal.open(
    dataDir,
    () => {},
    (damage) => found.push(damage),
  );
  await journal.examine(async () => {});
  await journal.close();
  return found;
}

const fileOf = (dataDir: string, ending = '') => join(dataDir, `journal.sqlite${ending}`);

test('an undamaged journal of a killed server opens with everything and nothing to say', async () => {
  expect(await opened(await killed(['a', 'b'], ['c', 'd']))).toEqual([]);
});

test('garbage in the write-ahead log: the lost matches are named, also after the next start, and the log is kept', async () => {
  const dataDir = await killed(['a'], ['b', 'c', 'd']);
  const log = fileOf(dataDir, '-wal');
  const bytes = readFileSync(log);
  bytes.fill(0x5a, Math.floor(bytes.length / 2));
  writeFileSync(log, bytes);
  const found = await opened(dataDir);
  expect(found).toContainEqual({ id: 'd', what: 'gone', lost: 5 });
  expect(readFileSync(`${log}.damaged`).equals(bytes)).toBe(true);
  expect(await opened(dataDir)).toEqual(found);
  // The operator goes on with what is left.
  rmSync(join(dataDir, 'journal.damage'));
  expect(await opened(dataDir)).toEqual([]);
});

test('no write-ahead log: everything since the latest clean state is named', async () => {
  const dataDir = await killed(['a'], ['b', 'c']);
  for (const ending of ['-wal', '-shm']) rmSync(fileOf(dataDir, ending));
  expect(await opened(dataDir)).toEqual([
    { id: 'b', what: 'gone', lost: 5 },
    { id: 'c', what: 'gone', lost: 5 },
  ]);
});

test('lost entries of a match that was there before are counted', async () => {
  const dataDir = join(root, `${folders++}`);
  const first = await SqliteJournal.open(dataDir);
  await fill(first, ['a'], 5);
  await first.close();
  const kept = `${dataDir}-kept`;
  copyFileSync(fileOf(dataDir), kept);
  const second = await SqliteJournal.open(dataDir);
  const lease = await second.acquire(1);
  await second.entries(1);
  for (const n of [6, 7]) {
    await second.append(lease, { n, kind: 'intent', seat: 0, body: { n }, wishId: null, at: n });
  }
  await new Promise((resolve) => setImmediate(resolve));
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  await second.close();
  // An older file without the log that belongs to the newer one.
  for (const ending of ['-wal', '-shm']) rmSync(fileOf(copy, ending));
  copyFileSync(kept, fileOf(copy));
  expect(await opened(copy)).toEqual([{ id: 'a', what: 'lost', lost: 2 }]);
});

test.each([
  ['missing', (file: string) => rmSync(file), /is missing, but there were 2 matches with 10 entries.*restore/],
  ['emptied', (file: string) => truncateSync(file, 0), /is empty, but there were 2 matches.*restore/],
  ['truncated', (file: string) => truncateSync(file, statSync(file).size / 2), /damaged.*restore/],
  ['garbage', (file: string) => writeFileSync(file, 'x'.repeat(40_000)), /not a journal or is damaged.*restore/],
] as const)(
  'a journal whose file is %s does not start, is left as it is, and can be restored',
  async (_, damage, why) => {
    const folder = join(root, `${folders++}`);
    const dataDir = join(folder, 'data');
    const journal = await SqliteJournal.open(dataDir);
    await fill(journal, ['a', 'b'], 5);
    await backUp({ databaseUrl: null, dataDir }, join(folder, 'backup.sqlite'));
    await journal.close();
    damage(fileOf(dataDir));
    const left = existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir)) : null;
    await expect(SqliteJournal.open(dataDir)).rejects.toThrow(why);
    await expect(SqliteJournal.open(dataDir)).rejects.toThrow(why);
    expect(existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir)) : null).toEqual(left);
    rmSync(fileOf(dataDir), { force: true });
    await restore(join(folder, 'backup.sqlite'), { databaseUrl: null, dataDir });
    expect(await opened(dataDir)).toEqual([]);
  },
);

test('entries that were altered or removed inside a sound file are found, when they are read or by the examination', async () => {
  const dataDir = await killed(['a', 'b', 'c'], []);
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(fileOf(dataDir));
  db.exec(`UPDATE entries SET body = replace(body, '"n":3', '"n":4') WHERE match = 1`);
  db.exec('DELETE FROM entries WHERE match = 2 AND n = 2');
  db.exec('DELETE FROM entries WHERE match = 3 AND n > 3');
  db.close();
  expect(await opened(dataDir)).toEqual([
    { id: 'a', what: 'altered', lost: 0 },
    { id: 'b', what: 'lost', lost: 1 },
    { id: 'c', what: 'lost', lost: 2 },
  ]);
});

test('a change by the server itself is no damage: names deleted from deeds, matches deleted for good', async () => {
  const dataDir = join(root, `${folders++}`);
  const journal = await SqliteJournal.open(dataDir);
  await fill(journal, ['a', 'b', 'c'], 4);
  const nothing = { chairs: [], creatorGoes: false, talk: null, reports: [], droppedReports: [] };
  await journal.rewrite(await journal.acquire(1), { ...nothing, deeds: [{ n: 2, body: { type: 'other' } }] });
  await journal.forget(await journal.acquire(3), 'c');
  await new Promise((resolve) => setImmediate(resolve));
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  await journal.close();
  expect(await opened(copy)).toEqual([]);
  expect(await opened(dataDir)).toEqual([]);
});

test('nobody is told that the journal is ready while it can not be read', async () => {
  const dataDir = await killed(['a', 'b'], []);
  const journal = await SqliteJournal.open(dataDir);
  await journal.ping();
  rmSync(fileOf(dataDir));
  await expect(journal.ping()).rejects.toThrow();
  writeFileSync(fileOf(dataDir), '');
  await expect(journal.ping()).rejects.toThrow('replaced');
  await journal.close();
});
