/** Tests that a person can export and delete all their data: their name disappears everywhere, and every move stays. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Erased, FinishedMatch, Game, OwnMatches } from '@dwo/shared';
import { MOVED } from '@dwo/shared';
import type { RunningServer } from '../src';
import { backUp } from '../src/journal/copies';
import { PLAIN_PEOPLE } from '../src/people/people';
import { PostgresServer } from './postgres';
import { newMatch, Person, startServer, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const NAME = 'Zebulonia Quix';
const LINE = 'I am Zebulonia and I said so';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
}, 600_000);
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('in %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let server: RunningServer;
  let dumps = 0;

  async function start(): Promise<void> {
    const people = { ...PLAIN_PEOPLE, pushAnywhere: true };
    const limits = { graceSeconds: 0 };
    server = await startServer({ dataDir, databaseUrl, games: [tally], people, limits });
  }
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dwo-erasure-'));
    databaseUrl = kind === 'postgres' ? await postgres.database() : null;
    await start();
  });
  afterEach(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, me: string | null, body?: unknown) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(me === null ? {} : { authorization: `Bearer ${me}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const textOf = async (path: string, me: string | null = null) => (await ask(path, me)).text();
  /** The status for a browser that has the file already. The `fetch` of Node would add a header that forbids caches. */
  const statusOf = (path: string, tag: string) =>
    new Promise<number | undefined>((resolve) => {
      get({ port: server.port, path, headers: { 'if-none-match': tag } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
  const somebody = async () => ((await (await ask('/api/me', null, {})).json()) as { me: string }).me;
  const erase = async (me: string) => {
    const response = await ask('/api/me/erase', me, { erase: 'everything' });
    return { status: response.status, body: (await response.json()) as Erased };
  };

  /** Everything in the journal as text; for files, byte by byte. */
  async function stored(): Promise<string> {
    if (databaseUrl !== null) {
      const file = join(dataDir, `dump-${dumps++}.sqlite`);
      await backUp({ databaseUrl, dataDir }, file);
      return readFileSync(file, 'latin1');
    }
    const files = readdirSync(dataDir).filter((name) => name.startsWith('journal.sqlite'));
    return files.map((name) => readFileSync(join(dataDir, name), 'latin1')).join('');
  }

  /** Waits until the write-ahead log is emptied, which happens right after the answer. */
  async function cleared(): Promise<void> {
    for (let tries = 0; tries < 20 && /Zebulonia|Quix/.test(await stored()); tries++) await pause(100);
    expect(await stored()).not.toMatch(/Zebulonia|Quix/);
  }

  async function table(me: string, other: string, wish: object = {}) {
    const id = await newMatch(server, { game: 'tally', preset: 'slow', visibility: 'open', ...wish });
    const mine = await Person.join(server, tally, id, { me });
    const theirs = await Person.join(server, tally, id, { me: other });
    await mine.request('sit', { name: NAME, wish: 'odd', me });
    await theirs.request('sit', { name: 'Ben', wish: 'even', me: other });
    await until(() => mine.stage === 'playing' && theirs.stage === 'playing');
    return { id, mine, theirs };
  }

  async function finished(me: string, other: string): Promise<string> {
    const { id, mine, theirs } = await table(me, other);
    await mine.request('chat', { to: 'all', text: LINE });
    await theirs.request('chat', { to: 'all', text: 'Well played' });
    await until(() => theirs.heard.length === 2);
    await theirs.request('report', { id: theirs.heard[0]?.id as string, why: 'shouting' });
    await mine.play({ type: 'add', n: 5 });
    await mine.request('hand-over', { to: 'bot' });
    await mine.request('hand-over', { to: 'owner' });
    await until(() => mine.seats.includes(0));
    await theirs.play({ type: 'end' });
    await until(() => mine.stage === 'over');
    await Promise.all([mine.leave(), theirs.leave()]);
    await until(() => !server.host.live.has(id));
    return id;
  }

  test("the export contains all data of the person, and nobody else's", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const id = await finished(me, other);
    const response = await ask('/api/me/export', me);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const told = JSON.parse(await response.text());
    expect(told.matches).toMatchObject([{ id, seats: [{ seat: 0, name: NAME }], said: [{ text: LINE }] }]);
    expect(told.matches[0].moves).toMatchObject([{ seat: 0, move: { type: 'add', n: 5 } }]);
    expect(JSON.stringify(told)).not.toMatch(/Ben|Well played|tokenHash/);
    expect((await ask('/api/me/export', null)).status).toBe(401);
  });

  test('a finished match: the name leaves record, list, preview, chat, reports and files; the moves stay', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const id = await finished(me, other);
    const before = await ask(`/api/matches/${id}/record`, null);
    expect(before.headers.get('cache-control')).toBe('no-cache');
    const tag = before.headers.get('etag') as string;
    const record = JSON.parse(await before.text());
    expect(record.players[0].name).toBe(NAME);
    expect(await statusOf(`/api/matches/${id}/record`, tag)).toBe(304);
    expect(await stored()).toContain(NAME);

    expect(await erase(me)).toMatchObject({ status: 200, body: { matches: 1 } });

    expect(await statusOf(`/api/matches/${id}/record`, tag)).toBe(200);
    const text = await textOf(`/api/matches/${id}/record`);
    expect(text).not.toContain('Zebulonia');
    const now = JSON.parse(text);
    expect(now.players.map(({ name }: { name: string }) => name)).toEqual(['Somebody', 'Ben']);
    expect([now.hash, now.outcome, now.entries.length]).toEqual([record.hash, record.outcome, record.entries.length]);
    expect(await textOf(`/r/${id}`)).not.toContain('Zebulonia');
    expect(await server.host.journal.reports()).toEqual([]);
    await cleared();
    const list = JSON.parse(await textOf('/api/matches/finished')) as { matches: FinishedMatch[] };
    expect(list.matches[0]?.chairs[0]?.name).toBe('Somebody');

    const again = await Person.join(server, tally, id, { me: other });
    await until(() => again.chatLogs.length > 0);
    expect(again.chatLogs[0]?.lines.map(({ text: said }) => said)).toEqual(['Well played']);
    expect([again.place, again.room.state.chairs[0]?.name]).toEqual([1, 'Somebody']);
  });

  test('the identity is void: its token opens nothing and is given to nobody again', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { id } = await table(me, other);
    await erase(me);
    expect((await ask('/api/me/matches', me)).status).toBe(401);
    const next = (await (await ask('/api/me', me, {})).json()) as { me: string; known: boolean };
    expect(next.known).toBe(false);
    const list = (await (await ask('/api/me/matches', next.me)).json()) as OwnMatches;
    expect(list.matches).toEqual([]);
    const back = await Person.join(server, tally, id, { me });
    await back.request('here', null);
    expect(back.place).toBeNull();
  });

  test('a match under way: everybody joins again, nobody can come back to the seat, and a substitute can take it', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { id, mine, theirs } = await table(me, other);
    await mine.play({ type: 'add', n: 5 });
    expect(await erase(me)).toMatchObject({ status: 200 });
    await until(() => mine.closed === MOVED && theirs.closed === MOVED);
    const ben = await Person.join(server, tally, id, { me: other });
    await until(() => ben.place === 1 && ben.stage === 'playing');
    expect([ben.seq, ben.room.state.chairs[0]?.name]).toEqual([1, 'Somebody']);
    await ben.request('hand-over', { seat: 0, to: 'watchers' });
    const eve = await Person.join(server, tally, id, { me: await somebody() });
    expect(await eve.request('stand-in', { seat: 0, name: 'Eve' })).toMatchObject({ ok: true });
    await until(() => eve.place === 0);
    expect((await eve.play({ type: 'add', n: 1 })).ok || (await ben.play({ type: 'add', n: 1 })).ok).toBe(true);
  });

  test('a chair in a lobby is free again, and lines of a spectator and the name of a substitute are gone', async () => {
    const [me, ann, ben] = [await somebody(), await somebody(), await somebody()];
    const lobby = await newMatch(server, { game: 'tally', preset: 'slow' });
    const waiting = await Person.join(server, tally, lobby, { me });
    await waiting.request('sit', { name: NAME, wish: 'odd', me });
    const id = await newMatch(server, { game: 'tally', preset: 'slow' });
    const people = [
      await Person.join(server, tally, id, { me: ann }),
      await Person.join(server, tally, id, { me: ben }),
    ];
    for (const [i, person] of people.entries()) {
      await person.request('sit', { name: ['Ann', 'Ben'][i] as string, wish: ['odd', 'even'][i] as string });
    }
    await until(() => people.every(({ stage }) => stage === 'playing'));
    const watcher = await Person.join(server, tally, id, { me });
    expect(await watcher.request('chat', { to: 'all', text: LINE, name: NAME })).toMatchObject({ ok: true });
    await people[0]?.request('hand-over', { to: 'watchers' });
    expect(await watcher.request('stand-in', { seat: 0, name: NAME })).toMatchObject({ ok: true });
    await until(() => watcher.place === 0);
    await people[0]?.request('hand-over', { to: 'owner' });
    await Promise.all([...people, watcher, waiting].map((person) => person.leave()));
    await until(() => server.host.live.size === 0);
    expect((await erase(me)).body.matches).toBe(2);
    await cleared();
    const again = await Person.join(server, tally, lobby);
    expect([...again.room.state.chairs].map(({ taken }) => taken)).toEqual([false, false]);
  });

  test('a request without confirmation, or by an unknown person, deletes nothing', async () => {
    const me = await somebody();
    expect((await ask('/api/me/erase', me, {})).status).toBe(400);
    expect((await ask('/api/me/erase', null, { erase: 'everything' })).status).toBe(401);
    expect((await ask('/api/me/matches', me)).status).toBe(200);
  });
});
