/** Tests that the operator learns of errors in browsers, without data about people. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import pino from 'pino';
import type { RunningServer } from '../../src';
import { CLOSED } from '../../src/http/settings';
import { startServer, tempFolder } from '../table';

const game = dinoWarsGame as Game;
const TOKEN = 'a-token-for-the-meters';
const REPORT = { release: 'index-a1.js', page: 'match', name: 'TypeError', frames: ['index-a1.js:1:2345'] };

const folder = tempFolder();
const clientDir = join(folder, 'client');
let server: RunningServer;
let logged: string[];

beforeEach(async () => {
  mkdirSync(clientDir, { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<script type="module" src="/assets/index-a1.js"></script>');
  logged = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  server = await startServer({
    dataDir: join(folder, 'data'),
    games: [game],
    clientDir,
    log,
    web: { ...CLOSED, metricsToken: TOKEN },
  });
});
afterEach(() => server.close());

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const report = (body: unknown) =>
  fetch(url('/api/client-errors'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function counted(labels: string): Promise<string | undefined> {
  const text = await (await fetch(url('/metrics'), { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return text.split('\n').find((line) => line.startsWith(`dwo_client_errors_total{${labels}}`));
}

test('every report is counted by release and page, and each kind is logged once', async () => {
  for (let i = 0; i < 3; i++) expect((await report(REPORT)).status).toBe(204);
  expect((await report({ ...REPORT, release: 'index-old.js' })).status).toBe(204);
  expect(await counted('release="index-a1.js",page="match"')).toMatch(/ 3$/);
  expect(await counted('release="other",page="match"')).toMatch(/ 1$/);
  const lines = logged.filter((line) => line.includes('an error in a browser'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('index-a1.js:1:2345');
});

test('an unknown page is counted as other, so nobody can add metrics', async () => {
  expect((await report({ ...REPORT, page: 'nowhere' })).status).toBe(204);
  expect(await counted('release="index-a1.js",page="other"')).toMatch(/ 1$/);
});

test.each([
  ['a message', { ...REPORT, message: 'Ann wrote this' }, ''],
  ['an address as a page', { ...REPORT, page: '/m/abcdefgh' }, 'page'],
  ['a sentence as a name', { ...REPORT, name: 'I am Ann' }, 'name'],
  ['a position in another file', { ...REPORT, frames: ['https://example.org/x.js?me=1:1:1'] }, 'frames.0'],
  ['too many frames', { ...REPORT, frames: Array(11).fill('a.js:1:1') }, 'frames'],
  ['nothing', {}, 'release'],
])('%s is refused and counts nothing', async (_what, body, field) => {
  const response = await report(body);
  const { error } = (await response.json()) as { error: { code: string; field?: string } };
  expect([response.status, error.code, error.field ?? '']).toEqual([400, 'BAD_MESSAGE', field]);
  expect(await counted('release="index-a1.js",page="match"')).toBeUndefined();
});

test('reports per address and minute are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await report(REPORT)).status);
  expect(statuses.at(-2)).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});
