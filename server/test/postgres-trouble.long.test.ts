/** Tests with a PostgreSQL that is killed, stopped and cut off: nothing accepted is lost, and no match forks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { StartError } from '../src/failure';
import {
  type EntryRecord,
  Fenced,
  HeldElsewhere,
  type Journal,
  type Lease,
  Unreachable,
  Unsure,
} from '../src/journal/journal';
import { openJournal } from '../src/journal/open-journal';
import { PostgresServer, socketIn } from './postgres';
import { Writer } from './writers';

jest.setTimeout(240_000);

let postgres: PostgresServer;
let url: string;
const opened: Journal[] = [];
const writers: Writer[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.start();
}, 600_000);
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.database();
});
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.kill();
  for (const journal of opened.splice(0)) await journal.close();
});

async function open(owner: string, isGone = async (_: string) => false, at = url): Promise<Journal> {
  const journal = await openJournal({ databaseUrl: at, dataDir: '', owner, isGone }, () => {});
  opened.push(journal);
  return journal;
}

async function newMatch(journal: Journal, id: string): Promise<number> {
  const secret = new Uint8Array(32);
  await journal.createMatch({
    id,
    game: 'tally',
    version: 1,
    preset: '',
    options: {},
    secret,
    createdAt: 1,
    chairs: [],
  });
  return (await journal.match(id))?.key as number;
}

const entry = (n: number, by: string): EntryRecord => {
  return { n, kind: 'intent', seat: 0, body: { by }, wishId: null, at: n };
};

/**
 * Appends to a match until `enough` returns true, and starts from the record again after an unknown outcome. Returns the
 * confirmed entries.
 */
async function pour(journal: Journal, key: number, enough: () => boolean): Promise<number[]> {
  const heard: number[] = [];
  while (!enough()) {
    try {
      const lease = await journal.acquire(key);
      for (let n = (await journal.count(key)) + 1; !enough(); n++) {
        await journal.append(lease, entry(n, 'a'));
        heard.push(n);
      }
    } catch (error) {
      if (!(error instanceof Unsure || error instanceof Unreachable)) throw error;
    }
  }
  return heard;
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

async function until(isTrue: () => boolean, patienceMs = 120_000): Promise<void> {
  for (const end = Date.now() + patienceMs; !isTrue(); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${isTrue}`);
    await sleep(10);
  }
}

test('killed repeatedly under load, it has every accepted entry once, and nothing else', async () => {
  const journal = await open('a');
  const keys: number[] = [];
  for (let i = 0; i < 8; i++) keys.push(await newMatch(journal, `match-${i}`));
  let over = false;
  const pouring = keys.map((key) => pour(journal, key, () => over));
  for (let round = 0; round < 3; round++) {
    await sleep(150 + 170 * round);
    await postgres.kill();
    await postgres.up();
  }
  await sleep(200);
  over = true;
  const heard = await Promise.all(pouring);
  for (const [i, key] of keys.entries()) {
    const entries = await journal.entries(key);
    expect(entries.map(({ n }) => n)).toEqual(upTo(entries.length));
    expect(new Set(heard[i]).size).toBe(heard[i]?.length);
    expect(Math.max(...(heard[i] ?? []))).toBeLessThanOrEqual(entries.length);
    expect(heard[i]?.length).toBeGreaterThan(5);
  }
});

test('stopped for longer than the timeout, it makes everybody wait, and nothing is written twice', async () => {
  const journal = await open('a');
  const key = await newMatch(journal, 'match-one');
  let over = false;
  const pouring = pour(journal, key, () => over);
  await sleep(200);
  postgres.pause();
  await sleep(7_000);
  expect(journal.lagMs).toBeGreaterThan(5_000);
  postgres.resume();
  await sleep(2_000);
  over = true;
  const heard = await pouring;
  const entries = await journal.entries(key);
  expect(entries.map(({ n }) => n)).toEqual(upTo(entries.length));
  expect(Math.max(...heard)).toBeLessThanOrEqual(entries.length);
});

test('an entry whose confirmation was lost is confirmed by the retry, neither refused nor doubled', async () => {
  const line = await Line.open(postgres);
  const journal = await open('a', undefined, postgres.url(new URL(url).pathname.slice(1), line.folder));
  const lease = await journal.acquire(await newMatch(journal, 'match-one'));
  await journal.append(lease, entry(1, 'a'));
  line.deaf = true;
  const second = journal.append(lease, entry(2, 'a'));
  await until(() => line.unheard > 0);
  await sleep(300);
  line.cut();
  line.deaf = false;
  await second;
  await journal.append(lease, entry(3, 'a'));
  expect((await journal.entries(lease.key)).map(({ n }) => n)).toEqual([1, 2, 3]);
  await opened.pop()?.close();
  await line.close();
});

test('a stopped process loses its match to another; when it wakes up it writes nothing and is told', async () => {
  const journal = await open('b');
  const key = await newMatch(journal, 'match-one');
  const sleeper = new Writer({ DATABASE_URL: url, OWNER: 'a', MATCH: 'match-one' });
  writers.push(sleeper);
  await until(() => sleeper.kept.length > 20);
  await expect(journal.acquire(key)).rejects.toThrow(HeldElsewhere);
  sleeper.signal('SIGSTOP');
  let lease: Lease | null = null;
  while (lease === null) {
    lease = await journal.acquire(key).catch(async (error: unknown) => {
      expect(error).toBeInstanceOf(HeldElsewhere);
      await sleep(100);
      return null;
    });
  }
  const before = await journal.count(key);
  for (let n = before + 1; n <= before + 10; n++) await journal.append(lease, entry(n, 'b'));
  sleeper.signal('SIGCONT');
  await until(() => sleeper.says('fenced'));
  await journal.append(lease, entry(before + 11, 'b'));
  const entries = await journal.entries(key);
  expect(entries.map(({ n }) => n)).toEqual(upTo(before + 11));
  for (const n of sleeper.kept) expect(entries[n - 1]?.body).toEqual({ owner: 'a', n });
  expect(Math.max(...sleeper.kept)).toBeLessThanOrEqual(before);
});

test('the match of a killed process becomes free by itself, and at once if its death is known', async () => {
  const slow = await open('b');
  const quick = await open('c', async (owner) => owner === 'a');
  for (const [id, journal] of Object.entries({ slow, quick })) {
    const key = await newMatch(journal, id);
    const writer = new Writer({ DATABASE_URL: url, OWNER: 'a', MATCH: id });
    writers.push(writer);
    await until(() => writer.kept.length > 5);
    await writer.kill();
    if (id === 'slow') await expect(journal.acquire(key)).rejects.toThrow(HeldElsewhere);
    let lease = await journal.acquire(key).catch(() => null);
    if (id === 'quick') expect(lease).not.toBeNull();
    for (; lease === null; lease = await journal.acquire(key).catch(() => null)) await sleep(100);
    const count = await journal.count(key);
    expect(count).toBeGreaterThanOrEqual(Math.max(...writer.kept));
    await journal.append(lease, entry(count + 1, 'b'));
  }
});

test('two processes that race for one match never fork it', async () => {
  const journals = [await open('a', async () => true), await open('b', async () => true)];
  const key = await newMatch(journals[0] as Journal, 'match-one');
  const heard = new Map<number, string>();
  let refused = 0;
  await Promise.all(
    journals.map(async (journal, who) => {
      for (let round = 0; round < 40; round++) {
        try {
          const lease = await journal.acquire(key);
          let n = await journal.count(key);
          for (let i = 0; i < 4; i++) {
            const by = `${who} ${lease.fence} ${i}`;
            await journal.append(lease, entry(++n, by));
            expect(heard.get(n)).toBeUndefined();
            heard.set(n, by);
          }
        } catch (error) {
          if (!(error instanceof Fenced || error instanceof HeldElsewhere)) throw error;
          refused += 1;
        }
      }
    }),
  );
  const entries = await (journals[0] as Journal).entries(key);
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, at) => at + 1));
  for (const [n, by] of heard) expect(entries[n - 1]?.body).toEqual({ by });
  expect(heard.size).toBe(entries.length);
  expect(refused).toBeGreaterThan(0);
});

test('a process that takes a match over waits for the write under way, and then sees it', async () => {
  const first = await open('a');
  const second = await open('b', async () => true);
  const key = await newMatch(first, 'match-one');
  const lease = await first.acquire(key);
  const inTheWay = new Client({ connectionString: url });
  await inTheWay.connect();
  await inTheWay.query('BEGIN');
  await inTheWay.query(`INSERT INTO entries VALUES (${key}, 1, 0, 'intent', 0, '{}', NULL, 1)`);
  const append = first.append(lease, entry(1, 'a'));
  await sleep(500);
  let taken = false;
  const over = second.acquire(key).then((acquired) => {
    taken = true;
    return acquired;
  });
  await sleep(500);
  expect(taken).toBe(false);
  await inTheWay.query('ROLLBACK');
  await inTheWay.end();
  await append;
  await over;
  expect((await second.entries(key)).map(({ body }) => body)).toEqual([{ by: 'a' }]);
  await expect(first.append(lease, entry(2, 'a'))).rejects.toThrow(Fenced);
});

test('a process cut off from the database does not confirm its last write, and learns that its match was taken', async () => {
  const line = await Line.open(postgres);
  const cutOff = await open('a', undefined, postgres.url(new URL(url).pathname.slice(1), line.folder));
  const other = await open('b', async () => true);
  const key = await newMatch(cutOff, 'match-one');
  let lost = 0;
  const lease = await cutOff.acquire(key, () => {
    lost += 1;
  });
  await cutOff.append(lease, entry(1, 'a'));
  line.closed = true;
  line.cut();
  const last = cutOff.append(lease, entry(2, 'a')).catch((error: unknown) => error);
  const taken = await other.acquire(key);
  await other.append(taken, entry(2, 'b'));
  expect(await last).toBeInstanceOf(Unsure);
  line.closed = false;
  await until(() => lost === 1);
  await expect(cutOff.append(lease, entry(3, 'a'))).rejects.toThrow(Fenced);
  expect((await other.entries(key)).map(({ body }) => body)).toEqual([{ by: 'a' }, { by: 'b' }]);
  expect(lost).toBe(1);
  await opened.shift()?.close();
  await line.close();
});

test('a connection that breaks between two queries harms nobody', async () => {
  const journal = await open('a');
  const key = await newMatch(journal, 'match-one');
  const broken = journal.people.transaction().execute(async (trx) => {
    await trx.selectFrom('notices').selectAll().execute();
    await postgres.kill();
    await sleep(500);
    await trx.selectFrom('notices').selectAll().execute();
  });
  await expect(broken).rejects.toThrow();
  await postgres.up();
  const lease = await journal.acquire(key);
  await journal.append(lease, entry(1, 'a'));
  expect(await journal.count(key)).toBe(1);
});

test('commits wait for the disk whatever the database is set to, and fsync = off causes a warning', async () => {
  const name = new URL(url).pathname.slice(1);
  await postgres.sql(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const journal = await open('a');
  const { rows } = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(journal.people);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  const heard: string[] = [];
  await postgres.sql('ALTER SYSTEM SET fsync = off');
  await postgres.sql('SELECT pg_reload_conf()');
  for (let loose = false; !loose; ) {
    const settings = { databaseUrl: url, dataDir: '', owner: 'b', isGone: async () => false };
    const other = await openJournal(settings, (error) => void heard.push(String(error)));
    loose = heard.length > 0;
    await other.close();
  }
  await postgres.sql('ALTER SYSTEM RESET fsync');
  await postgres.sql('SELECT pg_reload_conf()');
  expect(heard[0]).toContain('fsync = off');
});

test('several processes that start on an empty database at once all find it migrated', async () => {
  const journals = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => open(owner)));
  const made = await Promise.all(journals.map((journal, i) => newMatch(journal, `match-${i}`)));
  expect(new Set(made).size).toBe(4);
});

test.each([
  [
    'an address without a server',
    () => postgres.url('dwo1', '/nowhere'),
    /^The journal in PostgreSQL can't be opened: /,
  ],
  ['an unknown database', () => postgres.url('atlantis'), /^The journal in PostgreSQL can't be opened: .*atlantis/],
  ['an invalid URL', () => 'postgres', /^DATABASE_URL must be like/],
])('%s: one line, and the server does not start', async (_, where, line) => {
  const error = await open('a', undefined, where()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(line);
  expect((error as StartError).message).not.toContain('\n');
});

test('a database of another program, and one of a newer server, are left unchanged', async () => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE recipes (name text)');
  await expect(open('a')).rejects.toThrow('belongs to another program');
  await client.query('DROP TABLE recipes');
  await (await open('a')).close();
  opened.pop();
  await client.query("INSERT INTO kysely_migration VALUES ('2099-01-01-hovercraft', '2099-01-01')");
  await expect(open('a')).rejects.toThrow('newer version of this server (2099-01-01-hovercraft)');
  await client.end();
});

/** A connection to PostgreSQL that can be cut. */
class Line {
  /** Refuses new connections. */
  closed = false;
  /** Drops every answer. */
  deaf = false;
  /** The number of dropped answers. */
  unheard = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    readonly folder: string,
    private readonly server: Server,
  ) {}

  static async open(to: PostgresServer): Promise<Line> {
    const folder = mkdtempSync(join(tmpdir(), 'dwo-line-'));
    const server = createServer((near) => {
      if (line.closed) {
        near.destroy();
        return;
      }
      const far = connect(to.socket);
      for (const socket of [near, far]) {
        line.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          line.sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.on('data', (data) => far.write(data));
      far.on('data', (data) => {
        if (line.deaf) line.unheard += 1;
        else near.write(data);
      });
    });
    const line = new Line(folder, server);
    await new Promise<void>((resolve) => server.listen(socketIn(folder), resolve));
    return line;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
