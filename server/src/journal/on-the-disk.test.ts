/** Tests that new files are synced to the disk, and that only their owner can read them. */
import fs, { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backUp, restore } from './copies';
import { openDatabase } from './open-sqlite';
import { SqliteJournal } from './sqlite-journal';

const folder = mkdtempSync(join(tmpdir(), 'dwo-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

/** Returns a list that grows as files are synced (path) and renamed (old and new path). */
function watchDisk(): string[] {
  const paths = new Map<number, string>();
  const done: string[] = [];
  const { openSync, fsyncSync, renameSync } = fs;
  jest.spyOn(fs, 'openSync').mockImplementation((path, ...more) => {
    const handle = openSync(path, ...more);
    paths.set(handle, String(path));
    return handle;
  });
  jest.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    done.push(`sync ${paths.get(handle)}`);
    fsyncSync(handle);
  });
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    done.push(`rename ${from} ${to}`);
    renameSync(from, to);
  });
  return done;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the names of a new data folder, its parent folders and the journal are synced to the disk', async () => {
  const done = watchDisk();
  const dataDir = join(folder, 'new', 'deep', 'data');
  const journal = await SqliteJournal.open(dataDir);
  for (const parent of [folder, join(folder, 'new'), join(folder, 'new/deep'), dataDir]) {
    expect(done).toContain(`sync ${parent}`);
  }
  await journal.close();
});

test('SQLite syncs the journal before it forgets its write-ahead log', () => {
  const { db, close } = openDatabase(join(folder, 'pragma'));
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  close();
});

test('a backup and a restored journal are synced to the disk: first the file, then its name', async () => {
  const dataDir = join(folder, 'saved');
  const journal = await SqliteJournal.open(dataDir);
  const done = watchDisk();
  const file = join(folder, 'backups', 'one.sqlite');
  await backUp({ databaseUrl: null, dataDir }, file);
  await journal.close();
  const again = join(folder, 'again');
  await restore(file, { databaseUrl: null, dataDir: again });
  for (const target of [file, join(again, 'journal.sqlite')]) {
    const renamed = done.indexOf(`rename ${target}.unfinished ${target}`);
    expect(renamed).toBeGreaterThan(0);
    expect(done.slice(0, renamed)).toContain(`sync ${target}.unfinished`);
    expect(done.slice(renamed)).toContain(`sync ${dirname(target)}`);
  }
});

test('only the owner can read the journal, its backups and the folders made for them', async () => {
  const dataDir = join(folder, 'private');
  const journal = await SqliteJournal.open(dataDir);
  await journal.saveSetting('a', 'b');
  for (const name of ['journal.sqlite', 'journal.sqlite-wal', 'journal.sqlite-shm', 'journal.lock']) {
    expect([name, modeOf(join(dataDir, name))]).toEqual([name, '600']);
  }
  const file = join(folder, 'kept', 'one.sqlite');
  await backUp({ databaseUrl: null, dataDir }, file);
  await journal.close();
  fs.chmodSync(file, 0o644);
  const again = join(folder, 'open');
  await restore(file, { databaseUrl: null, dataDir: again });
  expect([modeOf(dataDir), modeOf(dirname(file)), modeOf(again)]).toEqual(['700', '700', '700']);
  await backUp({ databaseUrl: null, dataDir }, join(folder, 'kept', 'two.sqlite'));
  expect([modeOf(join(folder, 'kept', 'two.sqlite')), modeOf(join(again, 'journal.sqlite'))]).toEqual(['600', '600']);
});

test('opening a journal removes the permissions that an older version gave to others', () => {
  const dataDir = join(folder, 'older');
  fs.mkdirSync(dataDir);
  for (const name of ['journal.sqlite', 'journal.lock']) writeFileSync(join(dataDir, name), '', { mode: 0o644 });
  openDatabase(dataDir).close();
  expect([modeOf(join(dataDir, 'journal.sqlite')), modeOf(join(dataDir, 'journal.lock'))]).toEqual(['600', '600']);
});
