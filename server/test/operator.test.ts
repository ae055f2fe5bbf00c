/** Tests that the operator's page and log stay useful under floods: reports, invented errors of browsers, a full disk. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Game } from '@dwo/shared';
import pino from 'pino';
import type { RunningServer } from '../src';
import { CLOSED } from '../src/http/settings';
import type { Report } from '../src/journal/talk';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const TOKEN = 'a'.repeat(32);
const limits = { messagesPerSecond: 10_000, messageBurst: 10_000 };
const folder = tempFolder();
let folders = 0;
let server: RunningServer;
let logged: string[] = [];

beforeEach(async () => {
  logged = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const web = { ...CLOSED, adminToken: TOKEN, trust: () => true };
  server = await startServer({ dataDir: join(folder, `${folders++}`), games: [tally], log, web, limits });
});
afterEach(() => server.close());

const authorization = `Basic ${Buffer.from(`a:${TOKEN}`).toString('base64')}`;
const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;

async function pageOf(n: number): Promise<string> {
  return (await fetch(url(`/admin?page=${n}`), { headers: { authorization } })).text();
}

/** Stores a report as if it had come from an address. */
function report(i: number, from: string): Promise<void> {
  const line = {
    id: `line${i}`,
    at: i,
    who: 'w',
    place: 0,
    name: `Name-${i}-`,
    to: 'all',
    text: 'x',
    phrase: null,
    mask: [],
  };
  const kept = { id: `report-${i}`, at: i, match: 'm', matchKey: 1, by: 'b', why: '', around: [line], closedAt: null };
  return server.host.journal.saveReport({ ...kept, line, from } as unknown as Report);
}

test('no report is hidden by a flood: all are on some page, one address is one group that can be closed at once', async () => {
  await report(0, '0a0a0a0a');
  for (let i = 1; i <= 210; i++) await report(i, 'ffffffff');
  const pages = await Promise.all([1, 2, 3, 4, 5].map(pageOf));
  const shown = new Set(pages.join('').match(/Name-\d+-/g));
  expect(shown.size).toBe(211);
  expect(pages[0]).toContain('Open reports (211)');
  expect(pages[0]).toContain('From one address (ffffffff): 210 open');
  const close = await fetch(url('/admin/reporters/ffffffff/close'), {
    method: 'POST',
    headers: { authorization },
    redirect: 'manual',
  });
  expect(close.status).toBe(303);
  const after = await pageOf(1);
  expect(after).toContain('Open reports (1)');
  // The one that the flood was to hide is the only open one.
  expect(after.slice(after.indexOf('Open reports'), after.indexOf('Closed reports'))).toContain('Name-0-');
});

test('an address may report so much a day, from lists and from matches together', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const send = async (path: string, headers: object, body: object = {}) => {
    const answer = await fetch(url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const id = await newMatch(server, { game: 'tally', preset: 'slow', visibility: 'open' });
  const rude = await Person.join(server, tally, id);
  await rude.sit('Rude name', 'odd');
  for (let i = 0; i < 50; i++) await server.host.reporters.admit('9.9.9.9');
  const { me } = (await api<{ me: string }>(server, '/api/me', {})).body;
  const headers = { authorization: `Bearer ${me}` };
  expect(await send(`/api/matches/${id}/report`, { ...headers, ...from('9.9.9.9') })).toBe(429);
  expect(await send(`/api/matches/${id}/report`, { ...headers, ...from('8.8.8.8') })).toBe(200);
  const [kept] = await server.host.journal.reports();
  expect(kept?.from).toMatch(/^[0-9a-f]{8}$/);
  expect(JSON.stringify(kept)).not.toContain('8.8.8.8');
});

test('errors invented at one address do not keep those of others out of the log', async () => {
  const send = (address: string, name: string) =>
    fetch(url('/api/client-errors'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ release: 'index-a1.js', page: 'match', name, frames: [] }),
    });
  // Each from a place of its own in a network, as far as the limit of a minute goes.
  for (let i = 0; i < 600; i++) expect((await send(`7.7.7.${i % 40}`, `Made${i}`)).status).toBe(204);
  expect((await send('6.6.6.6', 'TrueError')).status).toBe(204);
  expect(
    logged.filter((line) => line.includes('an error in a browser')).some((line) => line.includes('TrueError')),
  ).toBe(true);
});

test('a full disk is told at /readyz; the refused writes are counted in few lines without stacks', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const [ann, ben] = [await Person.join(server, tally, id), await Person.join(server, tally, id)];
  await ann.sit('Ann', 'odd');
  await ben.sit('Ben', 'even');
  await until(() => ann.stage === 'playing');
  const { db } = Reflect.get(server.host.journal, 'open') as { readonly db: DatabaseSync };
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const fill = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?)');
  for (const size of [2_000, 100]) {
    expect(() => {
      for (let i = 0; i < 1_000; i++) fill.run(`fill ${size} ${i}`, 'x'.repeat(size));
    }).toThrow('full');
  }
  let refusedWrites = 0;
  let turn = 0;
  for (let i = 0; refusedWrites < 30 && i < 300; i++) {
    const reply = await [ann, ben][turn % 2]?.play({ type: 'add', n: 1 });
    if (reply?.ok === true) turn++;
    if (reply?.ok === false && reply.code === 'NOT_SAVED') refusedWrites++;
  }
  expect(refusedWrites).toBe(30);
  const ready = await api(server, '/readyz');
  expect(ready).toMatchObject({ status: 503, body: { checks: { disk: 'failed' } } });
  const lines = logged.filter((line) => line.includes('a write was refused by the journal'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(5);
  expect(lines.join('')).not.toContain('stack');
  db.exec('PRAGMA max_page_count = 1000000');
  expect(await [ann, ben][turn % 2]?.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
});
