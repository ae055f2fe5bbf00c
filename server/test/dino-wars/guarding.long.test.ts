/** Tests guarding: who may connect, how often and from where, and what the operator sees. */
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import pino from 'pino';
import WebSocket from 'ws';
import type { RunningServer, ServerOptions } from '../../src';
import { Handshakes } from '../../src/http/handshakes';
import { webSettings } from '../../src/http/settings';
import { LIMITS } from '../../src/limits';
import { RawClient } from '../raw-client';
import { api, newMatch, Person, roomOf, startServer, tempFolder, until } from '../table';

const game = dinoWarsGame as Game;
const ADMIN_TOKEN = 'admin-0123456789-admin';
const METRICS_TOKEN = 'meter-0123456789-meter';
const PROXIED = { TRUST_PROXY: 'loopback', ALLOWED_ORIGINS: 'https://friend.example', ADMIN_TOKEN, METRICS_TOKEN };

let server: RunningServer | null = null;
const folder = tempFolder();
let folders = 0;
async function start(options: Partial<ServerOptions> = {}, environment: object = {}): Promise<RunningServer> {
  const web = webSettings(environment as NodeJS.ProcessEnv);
  server = await startServer({ dataDir: `${folder}/${folders++}`, games: [game], web, ...options });
  return server;
}
afterEach(async () => {
  await server?.close();
  server = null;
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Answer> {
  const url = `http://127.0.0.1:${server?.port}${path}`;
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  get(path, { 'content-type': 'application/json', ...headers }, { method: 'POST', body });

/** The result of a handshake: `open`, or the status with which it is refused. */
async function knock(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  return new Promise((resolve) => {
    socket.once('open', () => {
      resolve('open');
      socket.terminate();
    });
    socket.once('unexpected-response', (_request, { statusCode }) => {
      resolve(String(statusCode));
      socket.terminate();
    });
    socket.once('error', () => resolve('error'));
  });
}

describe('origins', () => {
  test.each([
    ['another site', 'https://evil.example', 403],
    ['no site at all', 'null', 403],
    ['the site itself', 'SELF', 201],
    ['an allowed site', 'https://friend.example', 201],
  ])('a page of %s asks for a match', async (_, origin, status) => {
    const { port } = await start({}, PROXIED);
    const from = origin === 'SELF' ? `http://127.0.0.1:${port}` : origin;
    const answer = await post('/api/matches', { origin: from }, '{"preset":"duel"}');
    expect(answer.status).toBe(status);
    if (status === 403) expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'ORIGIN_REFUSED' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin === 'https://friend.example' ? origin : null);
    expect((await post('/matchmake/joinOrCreate/match', { origin: from })).status).toBe(status === 403 ? 403 : 400);
  });

  test('a page of another site gets no socket either', async () => {
    const { port } = await start({}, PROXIED);
    const id = await newMatch({ port }, { preset: 'duel' });
    const { body } = await api<{ processId: string; roomId: string; sessionId: string }>(
      { port },
      '/matchmake/joinOrCreate/match',
      { matchId: id },
    );
    const path = `/${body.processId}/${body.roomId}?sessionId=${body.sessionId}`;
    expect(await knock(port, path, { origin: 'https://evil.example' })).toBe('403');
    expect(await knock(port, path, { origin: `http://127.0.0.1:${port}` })).toBe('open');
  });

  test('an allowed page may send a preflight request', async () => {
    await start({}, PROXIED);
    const ask = (origin: string) => get('/api/matches', { origin }, { method: 'OPTIONS' });
    expect((await ask('https://friend.example')).headers.get('access-control-allow-methods')).toContain('POST');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('limits', () => {
  test('an address has a limit of matches per minute and per day, and is told when to try again', async () => {
    await start({ limits: { matchesPerDay: 2 } }, PROXIED);
    const from = (address: string) => post('/api/matches', { 'x-forwarded-for': address }, '{"preset":"duel"}');
    expect([await from('1.1.1.1'), await from('1.1.1.1')].map(({ status }) => status)).toEqual([201, 201]);
    const third = await from('1.1.1.1');
    expect([third.status, Number(third.headers.get('retry-after')) > 80_000]).toEqual([429, true]);
    expect((await from('2.2.2.2')).status).toBe(201);
  });

  test('a long body counts as several matches of the day, and so does one of unknown length', async () => {
    await start({ limits: { matchesPerDay: 20 } }, PROXIED);
    const long = `{"preset":"duel"${' '.repeat(300_000)}}`;
    const from = (address: string, body: string) => post('/api/matches', { 'x-forwarded-for': address }, body);
    expect([(await from('1.1.1.1', long)).status, (await from('1.1.1.1', long)).status]).toEqual([201, 201]);
    expect((await from('1.1.1.1', '{"preset":"duel"}')).status).toBe(429);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"preset":"duel"}'));
        controller.close();
      },
    });
    const untold = () =>
      get('/api/matches', { 'content-type': 'application/json', 'x-forwarded-for': '2.2.2.2' }, {
        method: 'POST',
        body: stream,
        duplex: 'half',
      } as RequestInit);
    expect((await untold()).status).toBe(201);
    expect((await from('2.2.2.2', long)).status).toBe(429);
  });

  test('compression does not make a long match count as a short one', async () => {
    const { port } = await start();
    const body = gzipSync(`{"preset":"duel"${' '.repeat(300_000)}}`);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const reply = await fetch(`http://127.0.0.1:${port}/api/matches`, { method: 'POST', headers, body });
    expect([reply.status, await reply.json()]).toMatchObject([
      415,
      { error: { message: 'The request must not be compressed' } },
    ]);
  });

  test('without our own proxy, forged proxy headers gain nothing', async () => {
    await start({ limits: { matchesPerMinute: 1 } });
    const from = (address: string) => post('/api/matches', { 'x-forwarded-for': address }, '{"preset":"duel"}');
    expect((await from('1.1.1.1')).status).toBe(201);
    expect((await from('2.2.2.2')).status).toBe(429);
  });

  test('reads per address are limited', async () => {
    await start({ limits: { callsPerMinute: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await get('/api/matches')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('an address has a limit of sockets and of open matches', async () => {
    const limits = { socketsPerAddress: 3, matchesPerAddress: 2 };
    const { port } = await start({ limits });
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push(await newMatch({ port }, { preset: 'duel' }));
    const [one, two, three] = ids as [string, string, string];
    const first = await RawClient.join(port, one);
    const second = await RawClient.join(port, two);
    await expect(RawClient.join(port, three)).rejects.toThrow('Closed');
    const third = await RawClient.join(port, one);
    await expect(RawClient.join(port, one)).rejects.toThrow('Closed');
    for (const client of [first, third]) client.close();
    await until(() => server?.host.handshakes.sockets === 1);
    const instead = await RawClient.join(port, three);
    for (const client of [second, instead]) client.close();
  });

  /** Asks for a seat in a match from some address; returns the code of the answer. */
  async function askIn(matchId: string, address: string, more: object = {}): Promise<string> {
    const body = JSON.stringify({ matchId, ...more });
    const { status, text } = await post('/matchmake/joinOrCreate/match', { 'x-forwarded-for': address }, body);
    return status === 200 ? 'ok' : `${status} ${JSON.parse(text).error.code}`;
  }

  async function seatedDuel(port: number) {
    const id = await newMatch({ port }, { preset: 'duel' });
    const { me } = (await api<{ me: string }>({ port }, '/api/me', {})).body;
    const ada = await Person.join({ port }, game, id);
    const bob = await Person.join({ port }, game, id, { me });
    const { token } = (await ada.request('sit', { name: 'Ada', wish: 'army' })) as { token: string };
    await bob.request('sit', { name: 'Bob', wish: 'dinosaurs', me });
    await until(() => ada.stage === 'playing' && bob.stage === 'playing');
    return { id, ada, bob, token, me };
  }

  test("an address has a limit of places in a match, reserved ones included; the holder of a seat's token gets in all the same", async () => {
    const { port } = await start({ limits: { placesPerAddress: 4 } }, PROXIED);
    const { id, ada, bob, token, me } = await seatedDuel(port);
    await Promise.all([ada.leave(), bob.leave()]);
    for (let i = 0; i < 2; i++) await RawClient.join(port, id);
    expect(await Promise.all([1, 2, 3].map(() => askIn(id, '127.0.0.1')))).toEqual(
      expect.arrayContaining(['ok', 'ok', '429 TOO_FAST']),
    );
    expect(await askIn(id, '127.0.0.1')).toBe('429 TOO_FAST');
    expect(await askIn(id, '127.0.0.1', { token: 'A'.repeat(43) })).toBe('429 TOO_FAST');
    expect(await askIn(id, '2.2.2.2')).toBe('ok');
    const again = await Person.join({ port }, game, id, token);
    expect(await again.request('here', {})).toMatchObject({ ok: true });
    const known = await Person.join({ port }, game, id, { me });
    expect(await known.request('here', {})).toMatchObject({ ok: true });
    expect(await askIn(await newMatch({ port }, { preset: 'duel' }), '127.0.0.1')).toBe('ok');
  });

  test('a person can sit down, whatever other spectators send', async () => {
    const { port } = await start({ limits: { watchersPerSecond: 1 } });
    const id = await newMatch({ port }, { preset: 'duel' });
    const crowd = await Promise.all([1, 2, 3, 4].map(() => Person.join({ port }, game, id)));
    const ada = await Person.join({ port }, game, id);
    let quiet = false;
    const floods = crowd.map(async (each) => {
      while (!quiet) await each.request('leave-seat', {});
    });
    for (let i = 0; i < 40; i++) await crowd[0]?.request('leave-seat', {});
    const replies = [await ada.request('sit', { name: 'Ada' }), await ada.request('rename', { name: 'Eva' })];
    quiet = true;
    await Promise.all(floods);
    expect(replies).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('spectators leave room for players, and players for each other', async () => {
    const { port } = await start({ limits: { connectionsPerMatch: 5 } }, PROXIED);
    const { id, ada, bob, token, me } = await seatedDuel(port);
    expect(await askIn(id, '1.1.1.1')).toBe('ok');
    expect(await askIn(id, '2.2.2.2')).toBe('ok');
    expect(await askIn(id, '3.3.3.3')).toBe('ok');
    expect(await askIn(id, '4.4.4.4')).toBe('503 MATCH_FULL');
    await bob.leave();
    const mine = await Promise.all(Array.from({ length: 8 }, () => askIn(id, '5.5.5.5', { token })));
    expect(mine.filter((each) => each === 'ok').length).toBeLessThan(8);
    const back = await Person.join({ port }, game, id, { me });
    expect(await back.request('here', {})).toMatchObject({ ok: true });
    expect(await askIn(id, '6.6.6.6')).toBe('503 MATCH_FULL');
    expect(ada.closed).toBeNull();
  });

  test.each([
    ['/', '404'],
    ['/one', '404'],
    ['/one/two/three', '404'],
    ['/one/tw%6f', '404'],
  ])('a handshake for %s ends with %s', async (path, end) => {
    const { port } = await start();
    expect(await knock(port, path)).toBe(end);
  });

  test('an address has a limit of silent connections; those of our own proxy are not counted', async () => {
    const { port } = await start({ limits: { connectionsPerAddress: 5 } });
    const closed: boolean[] = [];
    const silent = Array.from({ length: 9 }, (_, i) => {
      closed.push(false);
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('close', () => {
        closed[i] = true;
      });
      return socket;
    });
    await until(() => closed.filter((each) => each).length === 4);
    for (const socket of silent) socket.destroy();
    await until(() => closed.every((each) => each));
    expect((await get('/healthz')).status).toBe(200);
    await server?.close();
    const proxied = await start({ limits: { connectionsPerAddress: 1 } }, { TRUST_PROXY: 'loopback' });
    const first = connect(proxied.port, '127.0.0.1');
    expect((await get('/healthz')).status).toBe(200);
    first.destroy();
  });

  test('a client that floods control frames is cut off; one with a normal heartbeat is not', async () => {
    const { port } = await start({ limits: { controlsPerSecond: 2 } });
    const id = await newMatch({ port }, { preset: 'duel' });
    const client = await RawClient.join(port, id);
    const calm = await RawClient.join(port, id);
    for (let i = 0; i < 20; i++) calm.control('pong');
    for (let i = 0; i < 500; i++) client.control(i % 2 === 0 ? 'pong' : 'ping');
    await until(() => client.closed !== null);
    expect(calm.closed).toBeNull();
    expect(server && roomOf(server, id)?.clients.length).toBe(1);
  });

  test('previews and readiness checks per address are limited, and readiness is checked once a second', async () => {
    let now = 1_000_000;
    await start({ limits: { callsPerMinute: 3 }, now: () => now, steady: () => now });
    let looks = 0;
    server?.host.checks.set('counted', async () => looks++);
    const statuses: number[] = [];
    for (let i = 0; i < 242; i++) statuses.push((await get('/readyz')).status);
    expect([statuses.slice(0, 240).every((status) => status === 200), statuses.slice(240)]).toEqual([true, [429, 429]]);
    expect(looks).toBe(1);
    now += 1_000;
    const previews: number[] = [];
    for (let i = 0; i < 5; i++) previews.push((await get('/m/nosuchmatch')).status);
    expect(previews.slice(3)).toEqual([429, 429]);
  });

  test('a handshake without a readable address is closed, and the server goes on', async () => {
    const failures: string[] = [];
    const fail = (error: unknown) => void failures.push(String(error));
    process.on('uncaughtException', fail);
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    let told = '';
    socket.on('data', (chunk) => {
      told += chunk;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      'GET *:99999 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await closed;
    process.off('uncaughtException', fail);
    expect([told.slice(0, 12), failures]).toEqual(['HTTP/1.1 400', []]);
  });

  test('a listening server has timeouts for headers and requests', () => {
    const http = createHttpServer();
    Handshakes.patience(http, LIMITS);
    expect([http.headersTimeout, http.requestTimeout]).toEqual([10_000, 30_000]);
    http.close();
  });

  test('join requests per address and minute are limited before anything is looked up', async () => {
    await start({ limits: { joinsPerMinute: 3 } });
    const statuses: number[] = [];
    const body = JSON.stringify({ matchId: 'nosuchmatch' });
    for (let i = 0; i < 5; i++) statuses.push((await post('/matchmake/joinOrCreate/match', {}, body)).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });

  test('an incomplete request is closed after a timeout', async () => {
    const { port } = await start({ limits: { headersSeconds: 0.3 } });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
    await closed;
  });

  test('a spare connection of a browser is closed without an answer', async () => {
    const { port } = await start({ limits: { headersSeconds: 0.3 } });
    const socket = connect(port, '127.0.0.1');
    const got: Buffer[] = [];
    socket.on('data', (piece) => got.push(piece));
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
    expect(Buffer.concat(got).toString()).toBe('');
  });

  test('a client that reads nothing is cut off before it fills the memory, and nobody else is', async () => {
    const { port, host } = await start();
    const id = await newMatch({ port }, { preset: 'duel' });
    const ada = await Person.join({ port }, game, id);
    const deaf = await RawClient.join(port, id);
    deaf.pause();
    const room = roomOf({ host }, id);
    const flood = { code: 'MISHAP', message: 'x'.repeat(100_000) };
    const client = room?.clients.find(({ sessionId }) => sessionId !== ada.room.sessionId);
    const socket = client?.ref as unknown as { readonly bufferedAmount: number; readonly readyState: number };
    let most = 0;
    for (let i = 0; i < 400; i++) {
      client?.send('notice', flood);
      most = Math.max(most, socket.bufferedAmount);
    }
    expect(most).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(5_000_000);
    await until(() => room?.clients.length === 1);
    expect(ada.closed).toBeNull();
    expect(await ada.request('sit', { name: 'Ada' })).toMatchObject({ ok: true });
    deaf.close();
  });

  test('a client that never confirms to be ready is cut off, and nobody else is', async () => {
    const { port } = await start({ limits: { answerSeconds: 0.2 } });
    const id = await newMatch({ port }, { preset: 'duel' });
    const ada = await Person.join({ port }, game, id);
    const { body } = await api<{ processId: string; roomId: string; sessionId: string }>(
      { port },
      '/matchmake/joinOrCreate/match',
      { matchId: id },
    );
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${body.processId}/${body.roomId}?sessionId=${body.sessionId}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await closed;
    expect(ada.closed).toBeNull();
    expect(await ada.request('sit', { name: 'Ada' })).toMatchObject({ ok: true });
  });
});

describe('headers', () => {
  test('a browser on TLS is told to stay on it, and the URL of a match is sent to no other site', async () => {
    await start({}, PROXIED);
    const plain = (await get('/m/abcdefgh')).headers;
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(plain.get('referrer-policy')).toBe('no-referrer');
    expect(plain.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(plain.get('permissions-policy')).toContain('geolocation=()');
    const tls = await get('/m/abcdefgh', { 'x-forwarded-proto': 'https' });
    expect(tls.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('the page may connect to its own host only, whatever the Host header says', async () => {
    const { port } = await start({}, PROXIED);
    const policy = async (headers = {}) => (await get('/', headers)).headers.get('content-security-policy') ?? '';
    expect(await policy()).toContain(`connect-src 'self' ws://127.0.0.1:${port} wss://127.0.0.1:${port} data: blob:;`);
    const lied = await policy({ 'x-forwarded-host': "x; script-src 'unsafe-inline'" });
    expect(lied).toContain("script-src 'self';");
    expect(lied).not.toContain('unsafe-inline;');
    expect(await policy()).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('health', () => {
  test("readiness fails when the server can't write or is ending; liveness does not", async () => {
    const { host } = await start();
    expect(JSON.parse((await get('/readyz')).text)).toEqual({ status: 'ready', checks: { journal: 'ok', disk: 'ok' } });
    host.checks.set('journal', () => Promise.reject(new Error('disk full at /secret/place')));
    await pause(1_000);
    const failed = await get('/readyz');
    expect([failed.status, JSON.parse(failed.text)]).toEqual([
      503,
      { status: 'not ready', checks: { journal: 'failed', disk: 'ok' } },
    ]);
    host.checks.set('journal', async () => {});
    host.draining = true;
    const draining = await get('/readyz');
    expect([draining.status, JSON.parse(draining.text)]).toMatchObject([503, { status: 'draining' }]);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('meters', () => {
  const scrape = async () => (await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text;
  const reading = (text: string, meter: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${meter} `));
    return line === undefined ? null : Number(line.slice(meter.length + 1));
  };

  test('without METRICS_TOKEN there are no metrics; with it nobody else can read them', async () => {
    await start();
    expect((await get('/metrics')).status).toBe(404);
    await server?.close();
    await start({}, PROXIED);
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await get(`/metrics?token=${METRICS_TOKEN}`)).status).toBe(401);
    expect(await scrape()).toContain('# TYPE dwo_intent_seconds histogram');
  });

  test('events of matches are counted', async () => {
    const { port } = await start({}, PROXIED);
    const id = await newMatch({ port }, { preset: 'duel' });
    const ada = await Person.join({ port }, game, id);
    const bob = await Person.join({ port }, game, id);
    const eve = await Person.join({ port }, game, id);
    await ada.sit('Ada', 'army');
    await bob.sit('Bob', 'dinosaurs');
    await until(() => bob.stage === 'playing' && ada.stage === 'playing');
    const [seat] = game.rules.awaiting(bob.state);
    const mover = seat === 0 ? ada : bob;
    const [intent] = game.rules.intents(mover.state, seat as number);
    await mover.play(intent as never);
    await eve.play({ type: 'done' });
    await ada.request('chat', { phrase: 'hello' });
    const text = await scrape();
    expect(reading(text, 'dwo_matches_open{stage="playing"}')).toBe(1);
    expect(reading(text, 'dwo_people{as="player"}')).toBe(2);
    expect(reading(text, 'dwo_people{as="watcher"}')).toBe(1);
    expect(reading(text, 'dwo_sockets')).toBe(3);
    expect(reading(text, 'dwo_intents_total{by="person"}')).toBe(1);
    expect(reading(text, 'dwo_refusals_total{code="NOT_SEATED"}')).toBe(1);
    expect(reading(text, 'dwo_intent_seconds_count')).toBe(2);
    expect(reading(text, 'dwo_chat_lines_total{to="all"}')).toBe(1);
    expect(reading(text, 'dwo_journal_commit_seconds_count')).toBeGreaterThan(3);
    expect(reading(text, 'dwo_journal_waiting')).toBe(0);
    expect(reading(text, 'dwo_event_loop_delay_seconds{quantile="1"}')).toBeGreaterThan(0);
  });
});

describe('the admin page', () => {
  const password = (token: string) => ({ authorization: `Basic ${Buffer.from(`any:${token}`).toString('base64')}` });

  test('does not exist unless the operator wants it', async () => {
    await start();
    for (const path of ['/admin', '/admin/', '/admin/monitor/', '/admin/monitor/api']) {
      expect([path, (await get(path, password(ADMIN_TOKEN))).status]).toEqual([path, 404]);
    }
  });

  test('opens for the password alone, and guessing is limited', async () => {
    await start({}, PROXIED);
    expect((await get('/admin')).headers.get('www-authenticate')).toContain('Basic');
    expect((await get('/admin', password(ADMIN_TOKEN))).status).toBe(200);
    expect((await get(`/admin?token=${ADMIN_TOKEN}`)).status).toBe(401);
    expect((await get('/admin', { ...password(ADMIN_TOKEN), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const guesses: number[] = [];
    for (let i = 0; i < 11; i++) guesses.push((await get('/admin', password(`wrong-${i}`))).status);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
    expect((await get('/admin', password(ADMIN_TOKEN))).status).toBe(429);
    const elsewhere = { ...password(ADMIN_TOKEN), 'x-forwarded-for': '5.5.5.5' };
    expect((await get('/admin', elsewhere)).status).toBe(200);
  });

  test('shows reports as text, mutes the people they are about, and closes them', async () => {
    const { port, host } = await start({}, PROXIED);
    const id = await newMatch({ port }, { preset: 'duel' });
    const ada = await Person.join({ port }, game, id);
    const bob = await Person.join({ port }, game, id);
    await ada.sit('<b>Ada', 'army');
    const said = await ada.request('chat', { text: '<script>alert(1)</script>' });
    if (!said.ok) throw new Error(said.code);
    await bob.request('report', { id: said.id, why: '"quoted" & rude' });
    const page = await get('/admin', password(ADMIN_TOKEN));
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.text).toContain('&quot;quoted&quot; &amp; rude');
    expect(page.text).not.toContain('<script');
    const [report] = await host.journal.reports();
    const act = (deed: string, headers = {}) =>
      post(`/admin/reports/${report?.id}/${deed}`, { ...password(ADMIN_TOKEN), ...headers });
    expect((await act('mute', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await act('mute')).status).toBe(303);
    expect(await ada.request('chat', { phrase: 'hello' })).toMatchObject({ ok: false, code: 'MUTED' });
    expect((await get('/admin', password(ADMIN_TOKEN))).text).toContain('Let him speak again');
    expect((await act('unmute')).status).toBe(303);
    expect(await ada.request('chat', { phrase: 'hello' })).toMatchObject({ ok: true });
    expect((await act('close')).status).toBe(303);
    expect((await host.journal.reports())[0]?.closedAt).not.toBeNull();
    expect((await act('burn')).status).toBe(404);
  });

  test('a mute holds while nobody has the match open, and for a person who comes back', async () => {
    const { port, host } = await start({}, PROXIED);
    const id = await newMatch({ port }, { preset: 'duel' });
    const ada = await Person.join({ port }, game, id);
    const said = await ada.request('chat', { text: 'rude', name: 'Ada' });
    if (!said.ok) throw new Error(said.code);
    await ada.request('report', { id: said.id });
    await ada.leave();
    await until(() => host.live.size === 0);
    const [report] = await host.journal.reports();
    expect((await post(`/admin/reports/${report?.id}/mute`, password(ADMIN_TOKEN))).status).toBe(303);
    const talk = (await host.journal.talk(report?.matchKey as number)) as { muted: string[] };
    expect(talk.muted).toEqual([report?.line.who]);
  });

  test("the monitor shows rooms without secrets and can't falsify any", async () => {
    const { port, host } = await start({}, PROXIED);
    const id = await newMatch({ port }, { preset: 'duel' });
    const ada = await Person.join({ port }, game, id);
    await ada.sit('Ada', 'army');
    const key = password(ADMIN_TOKEN);
    expect((await get('/admin/monitor', key)).headers.get('location')).toBe('/admin/monitor/');
    expect((await get('/admin/monitor/', key)).text).toContain('<div id="app">');
    const { rooms } = JSON.parse((await get('/admin/monitor/api', key)).text) as { rooms: { roomId: string }[] };
    expect(rooms).toHaveLength(1);
    const room = `roomId=${rooms[0]?.roomId}`;
    const inspected = JSON.parse((await get(`/admin/monitor/api/room?${room}`, key)).text) as { state: object };
    expect(inspected.state).toMatchObject({ game: 'dino-wars' });
    expect(inspected.state).toMatchObject({ secret: '' });
    expect(inspected.state).not.toHaveProperty('secrets');
    const edit = `/admin/monitor/api/room/call?${room}&method=_editStateProperty&args=${encodeURIComponent('[["preset"],"x"]')}`;
    expect((await get(edit, key)).status).toBe(404);
    expect(host.live.get(id)?.root.preset).toBe('duel');
    const kick = `/admin/monitor/api/room/call?${room}&method=_forceClientDisconnect&args=["${ada.room.sessionId}"]`;
    expect((await get(kick, key)).status).toBe(200);
    await until(() => ada.closed !== null);
  });
});

test('refused calls are counted, and only a sample of them is logged', async () => {
  const lines: string[] = [];
  let now = 1_000_000;
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  await start({ log, limits: { matchesPerMinute: 1 }, now: () => now, steady: () => now }, { METRICS_TOKEN });
  for (let i = 0; i < 300; i++) await post('/api/matches', {}, '{"preset":"duel"}');
  const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered().length).toBeLessThan(30);
  const metrics = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  expect(metrics.text).toMatch(/dwo_http_requests_total\{status="4xx"\} 299/);
  now += 5_000;
  await post('/api/matches', {}, '{"preset":"duel"}');
  expect(answered().at(-1)).toMatchObject({ status: 429, leftOut: 279 });
});

test('the log contains requests, matches and seats, but never a token, password or secret', async () => {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = pino({ level: 'trace' }, { write });
  const secrets: string[] = [];
  const random = (bytes: number) => {
    const made = crypto.getRandomValues(new Uint8Array(bytes));
    if (bytes === 32) secrets.push(Buffer.from(made).toString('base64url'), Buffer.from(made).toString('hex'));
    return made;
  };
  const { port } = await start({ log, random }, PROXIED);
  const answer = await post('/api/matches', {}, '{"preset":"duel"}');
  const { id } = JSON.parse(answer.text) as { id: string };
  const ada = await Person.join({ port }, game, id);
  const bob = await Person.join({ port }, game, id);
  const tokens = [await ada.sit('Ada', 'army'), await bob.sit('Bob', 'dinosaurs')];
  await until(() => ada.stage === 'playing');
  await ada.play({ type: 'conquer' });
  const rotated = await ada.request('rotate', {});
  if (rotated.ok) tokens.push(rotated.token);
  await ada.leave();
  const again = await Person.join({ port }, game, id, tokens.at(-1));
  await until(() => again.place === 0);
  await Person.join({ port }, game, id, 'B'.repeat(43));
  await get(`/admin?token=${ADMIN_TOKEN}`, { authorization: `Basic ${btoa(`a:${ADMIN_TOKEN}`)}` });
  await get(`/metrics?token=${METRICS_TOKEN}`);
  await post('/matchmake/joinOrCreate/match', {}, `{"matchId":"${id}","token":"${tokens[0]}x"}`);
  expect(text).toContain(`"request":"${answer.headers.get('x-request-id')}"`);
  expect(text).toContain(`"match":"${id}","seat":0,"type":"intent","code":"BAD_MESSAGE"`);
  for (const unsaid of [...tokens, ...secrets, ADMIN_TOKEN, METRICS_TOKEN, btoa(`a:${ADMIN_TOKEN}`), 'B'.repeat(43)]) {
    expect(text.includes(unsaid)).toBe(false);
  }
  expect(secrets.length).toBeGreaterThanOrEqual(8);
});
