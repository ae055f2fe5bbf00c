/** Tests backups of journals while they are written to, and restoring them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { backUp, restore } from '../../src/journal/copies';
import type { EntryRecord, Journal } from '../../src/journal/journal';
import { openJournal } from '../../src/journal/open-journal';
import { PostgresServer } from '../postgres';
import { type ServerProcess, startProcess } from '../process';
import { newMatch, Person, summaryOf, tempFolder, until } from '../table';
import { Writer } from '../writers';

jest.setTimeout(240_000);

const dinoWars = dinoWarsGame as Game;
const folder = tempFolder();
const running: ServerProcess[] = [];
const writers: Writer[] = [];
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
}, 600_000);
afterAll(() => postgres.stop());
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  for (const writer of writers.splice(0)) await writer.kill();
});

const at = (name: string) => join(folder, name);
const inFolder = (name: string) => ({ databaseUrl: null, dataDir: at(name) });
const inDatabase = (databaseUrl: string) => ({ databaseUrl, dataDir: at('spare') });

type Place = ReturnType<typeof inFolder> | ReturnType<typeof inDatabase>;
let opened = 0;
function open(place: Place): Promise<Journal> {
  return openJournal({ ...place, owner: `owner-${++opened}`, isGone: async () => false }, () => {});
}

/** The exit code and output of the backup and restore commands. */
function command(script: string, file: string, dataDir: string) {
  const run = ['scripts/run.js', `scripts/${script}.ts`, file];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return spawnSync(process.execPath, run, { cwd: join(__dirname, '../../..'), env, encoding: 'utf8' });
}

test('a match under way is backed up from a running server, and goes on in another folder', async () => {
  const first = await startProcess(0, at('running'));
  running.push(first);
  const id = await newMatch(first, { preset: 'duel', bots: ['random'] });
  const ada = await Person.join(first, dinoWars, id);
  const token = await ada.sit('Ada', 'army');
  const mine = ({ stage, place, state }: Person) =>
    stage === 'playing' && place !== null && dinoWars.rules.awaiting(state).includes(place);
  await until(() => mine(ada), 60_000);
  expect(await ada.play(dinoWars.rules.intents(ada.state, ada.place ?? 0)[0] as never)).toMatchObject({ ok: true });
  await until(() => ada.seq > 0 && mine(ada), 60_000);
  const { seq } = ada;
  const { hash } = await summaryOf(first, id);
  const { stdout, stderr } = command('backup', at('one.backup'), at('running'));
  expect([stdout, stderr]).toEqual([
    expect.stringMatching(/^Saved 1 matches with \d+ entries to .*one\.backup \(\d+ KB\)\.\n$/),
    '',
  ]);
  await expect(backUp(inFolder('running'), at('one.backup'))).rejects.toThrow('one.backup already.');
  await expect(restore(at('one.backup'), inFolder('running'))).rejects.toThrow('in use by another server');
  await first.end('SIGKILL');
  expect(command('restore', at('one.backup'), at('elsewhere')).stdout).toMatch(/^Restored 1 matches with \d+ entries/);
  expect(command('restore', at('one.backup'), at('elsewhere'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('already; move it away first'),
  });
  const second = await startProcess(0, at('elsewhere'));
  running.push(second);
  const again = await Person.join(second, dinoWars, id, token);
  await until(() => again.place !== null);
  expect(again.seq).toBe(seq);
  expect((await summaryOf(second, id)).hash).toBe(hash);
  expect(await again.play(dinoWars.rules.intents(again.state, again.place ?? 0)[0] as never)).toMatchObject({
    ok: true,
  });
});

test.each(['sqlite', 'postgres'])(
  'a backup of a %s journal during writes is complete up to one moment',
  async (kind) => {
    const place = kind === 'sqlite' ? inFolder('written') : inDatabase(await postgres.database());
    const journal = await open(place);
    const ids = ['match-one', 'match-two', 'match-three'];
    const secret = new Uint8Array([1, 2, 3]);
    const made = { game: 'tally', version: 1, preset: '', options: {}, secret, createdAt: 1, chairs: [] };
    for (const id of ids) await journal.createMatch({ ...made, id });
    let over = false;
    const kept = new Map<string, number>();
    const pouring = ids.map(async (id) => {
      const lease = await journal.acquire((await journal.match(id))?.key ?? -1);
      for (let n = 1; !over; n++) {
        await journal.append(lease, { n, kind: 'intent', seat: 0, body: { id, n }, wishId: null, at: n });
        kept.set(id, n);
      }
    });
    await until(() => [...kept.values()].filter((n) => n > 30).length === 3, 60_000);
    const before = new Map(kept);
    const saved = await backUp(place, at(`${kind}.backup`));
    over = true;
    await Promise.all(pouring);
    await journal.close();
    expect(saved.matches).toBe(3);
    await restore(at(`${kind}.backup`), inFolder(`from-${kind}`));
    const restored = await open(inFolder(`from-${kind}`));
    let entries = 0;
    for (const id of ids) {
      const record = await restored.entries((await restored.match(id))?.key ?? -1);
      expect(record).toEqual(record.map((_, i) => expect.objectContaining({ n: i + 1, body: { id, n: i + 1 } })));
      expect(record.length).toBeGreaterThanOrEqual(before.get(id) ?? Number.POSITIVE_INFINITY);
      entries += record.length;
    }
    expect(saved.entries).toBe(entries);
    await restored.close();
  },
);

/** Fills every table of a journal; returns what was written. */
async function fill(journal: Journal) {
  const chair = {
    bot: false,
    strength: null,
    tokenHash: new Uint8Array([0, 255]),
    entropy: 'ab',
    player: 'ada',
    held: 'bea',
  };
  await journal.createMatch({
    ...{ id: 'match-one', game: 'tally', version: 2, preset: 'x', options: { a: ['ü', 1] }, terms: { kind: 'none' } },
    ...{ origin: { match: 'match-zero', step: 3 }, secret: new Uint8Array(32).fill(9), createdAt: 1_795_000_000_000 },
    chairs: [{ place: 0, name: 'Ada', wish: 'random', ...chair }],
  });
  await journal.createMatch({
    ...{ id: 'match-two', game: 'tally', version: 2, preset: '', options: {}, chairs: [] },
    ...{ secret: new Uint8Array(32), createdAt: 5 },
  });
  const lease = await journal.acquire((await journal.match('match-one'))?.key ?? -1);
  const entry: EntryRecord = { n: 1, kind: 'intent', seat: 1, body: { type: 'add' }, wishId: 'w', at: 7 };
  await journal.append(lease, entry);
  await journal.append(lease, { ...entry, n: 2, kind: 'deed', seat: null, body: { type: 'paused' }, wishId: null });
  await journal.saveStanding(lease, { awaited: [0, 1], deadline: 1_800_000_000_000 });
  await journal.saveSetting('key', 'value');
  await journal.savePeople([{ id: 'ada', before: null, body: { mail: null } }]);
  await journal.saveTalk(lease.key, { lines: ['Roar'] });
  await journal.people
    .insertInto('notices')
    .values({
      id: 'n',
      match: 'match-one',
      place: 0,
      player: 'ada',
      kind: 'mail',
      target: 't',
      text: '{}',
      due_at: 9,
      tries: 1,
    })
    .execute();
}

async function everything(journal: Journal) {
  const match = await journal.match('match-one');
  return {
    match,
    other: await journal.match('match-two'),
    entries: await journal.entries(match?.key ?? -1),
    setting: await journal.setting('key'),
    person: await journal.person('ada'),
    talk: await journal.talk(match?.key ?? -1),
    notices: (await journal.people.selectFrom('notices').selectAll().execute()).map((row) => ({ ...row })),
  };
}

test('a journal goes from SQLite to PostgreSQL and back without loss', async () => {
  const original = await open(inFolder('original'));
  await fill(original);
  const before = await everything(original);
  await backUp(inFolder('original'), at('there.backup'));
  await original.close();
  const database = inDatabase(await postgres.database());
  expect(await restore(at('there.backup'), database)).toEqual({ matches: 2, entries: 2 });
  await expect(restore(at('there.backup'), database)).rejects.toThrow('There are matches in the database already.');
  const moved = await open(database);
  expect(await everything(moved)).toEqual(before);
  const lease = await moved.acquire(before.match?.key ?? -1);
  await moved.append(lease, { n: 3, kind: 'intent', seat: 0, body: {}, wishId: null, at: 8 });
  await moved.createMatch({ ...(before.other as NonNullable<typeof before.other>), id: 'match-three' });
  await moved.close();
  expect(await backUp(database, at('back.backup'))).toEqual({ matches: 3, entries: 3 });
  await restore(at('back.backup'), inFolder('back'));
  const back = await open(inFolder('back'));
  const after = await everything(back);
  expect(after).toEqual({ ...before, entries: [...before.entries, expect.objectContaining({ n: 3 })] });
  await back.close();
});

test('the folder of a killed server is backed up together with its write-ahead log', async () => {
  const journal = await open(inFolder('killed'));
  await fill(journal);
  await journal.close();
  const writer = new Writer({ DATA_DIR: at('killed'), OWNER: 'a', MATCH: 'match-two' });
  writers.push(writer);
  await until(() => writer.kept.length > 20, 60_000);
  await writer.kill();
  const { entries } = await backUp(inFolder('killed'), at('killed.backup'));
  expect(entries).toBeGreaterThanOrEqual(2 + Math.max(...writer.kept));
});

test('a wrong file is refused as a backup, and nothing is left behind', async () => {
  writeFileSync(at('letter.txt'), 'Dear Sir, your dinosaur has eaten my '.repeat(200));
  mkdirSync(at('target'));
  await expect(restore(at('letter.txt'), inFolder('target'))).rejects.toThrow('is not a backup of a journal');
  await expect(restore(at('nothing'), inFolder('target'))).rejects.toThrow('There is no file');
  await expect(backUp(inFolder('target'), at('never.backup'))).rejects.toThrow('There is no journal');
  expect(readdirSync(at('target'))).toEqual([]);
  expect(existsSync(at('never.backup'))).toBe(false);
});
