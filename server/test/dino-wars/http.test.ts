/** Tests everything that is served besides matches. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESETS } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Failure, Game, MatchSummary } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const game = dinoWarsGame as Game;
const folder = tempFolder();
const clientDir = join(folder, 'client');
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Dino Wars</title>');
  writeFileSync(join(clientDir, 'assets', 'app-1a2b.js'), 'console.log(1)');
  server = await startServer({
    dataDir: join(folder, 'data'),
    games: [game, toyWire as Game],
    clientDir,
    limits: { matchesPerMinute: 12 },
  });
});
afterAll(() => server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

test('the server is healthy as soon as it serves', async () => {
  const { status, body } = await api<object>(server, '/healthz');
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ok', matches: expect.any(Number) });
});

test.each(['/', '/m/abcdefgh', '/r/abcdefgh', '/replay', '/watch', '/rules'])(
  '%s is the page of the client',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('Dino Wars');
  },
);

test("the page may run no inline or evaluated script and can't be framed", async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/img-src 'self' data: blob:/);
});

test.each(['nosuchmatch', '%00', '%0d%0a', '%22'])('the record of %s is refused, and not as a file', async (id) => {
  const response = await get(`/api/matches/${id}/record`);
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'MATCH_UNKNOWN' } }]);
  expect(response.headers.get('content-disposition')).toBeNull();
});

test('hashed files are cached for ever', async () => {
  const response = await get('/assets/app-1a2b.js');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the rules of older versions are cached for ever, and compressed for clients that accept that', async () => {
  const response = await get('/rules/dino-wars-2.mjs');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(response.headers.get('content-encoding')).toMatch(/br|gzip/);
  expect(await response.text()).toContain('edition');
  const plain = await fetch(`http://127.0.0.1:${server.port}/rules/dino-wars-2.mjs`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/rules/dino-wars-2.battle.json', '/rules/chess-1.mjs', '/rules/..%2fpackage.json']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('a browser at a wrong address gets the page, which says so', async () => {
  for (const path of ['/nothing', '/m/abcdefgh/more']) {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Dino Wars');
  }
});

test('a page of a game is found, its front page too', async () => {
  for (const path of ['/dino-wars', '/dino-wars/rules']) {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { accept: 'text/html' } });
    expect([path, response.status]).toEqual([path, 200]);
  }
});

test.each(['br', 'gzip', 'identity'])('a script is sent as %s to a client that accepts that', async (encoding) => {
  for (let i = 0; i < 2; i++) {
    const response = await fetch(`http://127.0.0.1:${server.port}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('console.log(1)');
  }
});

test.each(['/nothing/here', '/api/nothing', '/matchmake', '/assets/none.js', '/..%2f..%2fetc/passwd', '/m/%ff'])(
  '%s does not exist, which is said in JSON',
  async (path) => {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  },
);

test('open matches can be listed and looked up', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['army'], visibility: 'open' });
  expect(await summaryOf(server, id)).toMatchObject({ id, stage: 'lobby', live: false, hash: null, seq: 0 });
  const ada = await Person.join(server, game, id);
  const { body } = await api<{ matches: { id: string }[] }>(server, '/api/matches');
  expect(body.matches).toContainEqual({
    id,
    game: 'dino-wars',
    preset: 'duel',
    visibility: 'open',
    stage: 'lobby',
    seq: 0,
    hash: null,
    chairs: [
      { name: 'Computer', wish: 'army', taken: true, bot: true, label: '', connected: true },
      { name: '', wish: '', taken: false, bot: false, label: '', connected: false },
    ],
    standing: null,
    terms: { kind: 'none' },
    watchers: 1,
    delay: 0,
    live: true,
  });
  await ada.leave();
});

test('a match under way is listed with the side of each player, its turn, and the points left of each side', async () => {
  const id = await newMatch(server, { preset: 'duel', visibility: 'open' });
  const people = await Promise.all(['Ada', 'Ben'].map(() => Person.join(server, game, id)));
  await people[0]?.sit('Ada', 'dinosaurs');
  await people[1]?.sit('Ben', 'army');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  const { body } = await api<{ matches: MatchSummary[] }>(server, '/api/matches');
  const listed = body.matches.find((each) => each.id === id);
  expect(listed).toMatchObject({ stage: 'playing', standing: { turn: 1, left: { army: 12, dinosaurs: 24 } } });
  expect(listed?.chairs.map(({ name, label }) => `${name} ${label}`).sort()).toEqual(['Ada dinosaurs', 'Ben army']);
  for (const person of people) await person.leave();
});

test('the options of a match can be read, whether it is open or not', async () => {
  const options = PRESETS.duel();
  options.dinosaurs.pop();
  const id = await newMatch(server, { options });
  expect(await summaryOf(server, id)).toMatchObject({ preset: '', live: false, options });
  const ada = await Person.join(server, game, id);
  expect(await summaryOf(server, id)).toMatchObject({ preset: '', live: true, options });
  await ada.leave();
});

test('a new match uses the present rule readings, whatever readings are asked for', async () => {
  const id = await newMatch(server, { options: { ...PRESETS.duel(), asOf: 4 } });
  expect((await server.host.journal.match(id))?.options).not.toHaveProperty('asOf');
});

test('the options of a game with secrets are sent to nobody', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  expect(await summaryOf(server, id)).toMatchObject({ game: 'bone-auction', preset: 'short', options: null });
});

test("DW-SPEC-3 options that can't be played are refused with every reason", async () => {
  const options = PRESETS.duel();
  for (const soldier of options.soldiers) Object.assign(soldier, { rank: 'nco', weapon: 'bazooka' });
  const { status, body } = await api<{ error: Failure }>(server, '/api/matches', { options });
  expect(status).toBe(422);
  expect(body.error).toMatchObject({
    code: 'BAD_OPTIONS',
    refusals: [
      { rule: 'DW-SPEC-3', code: 'QUOTA', facts: { rank: 'nco', count: 6, most: 0 } },
      { rule: 'DW-R-32', code: 'QUOTA', facts: { weapon: 'bazooka', count: 6, most: 0 } },
    ],
  });
});

test('matches per address are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) statuses.push((await api(server, '/api/matches', { preset: 'duel' })).status);
  expect(statuses.at(-1)).toBe(429);
  const { body } = await api<{ error: { code: string } }>(server, '/api/matches', {});
  expect(body.error.code).toBe('TOO_FAST');
});
