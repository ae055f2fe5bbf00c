/** A real nginx with the shipped configuration, in front of a server that reports what reached it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort, type Running } from '../processes';
import { startProxy } from './proxy';

jest.setTimeout(120_000);

/** More sockets than two workers had room for: 512 connections each, two for a socket. */
const SOCKETS = 1_100;
const AT_ONCE = 50;

const folder = mkdtempSync(join(tmpdir(), 'dwo-proxy-'));
const behind = createServer((request, response) => {
  seen.push(request);
  response.end('here');
});
const sockets = new WebSocketServer({ server: behind });
let seen: IncomingMessage[] = [];
let nginx: Running;
let port: number;

beforeAll(async () => {
  sockets.on('connection', (socket, request) => {
    seen.push(request);
    socket.on('message', (data) => socket.send(data));
  });
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  port = await freePort();
  const { port: inside } = behind.address() as AddressInfo;
  nginx = await startProxy(folder, port, [{ name: 'server-1', address: `127.0.0.1:${inside}` }]);
}, 600_000);
afterAll(async () => {
  await nginx?.end('SIGTERM');
  sockets.close();
  behind.closeAllConnections();
  behind.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  seen = [];
});

/** Sends this request line, byte by byte; returns the status of the answer. */
async function ask(target: string, headers: readonly string[] = []): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write([`GET ${target} HTTP/1.1`, 'Host: dino.example', 'Connection: close', ...headers, '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

test.each([
  ['/p/server-1/room/a%2fb%0aX-Evil:%201?q=%0d%0a', '/room/a%2fb%0aX-Evil:%201?q=%0d%0a'],
  ['/api/matches/a%2fb%0ac', '/api/matches/a%2fb%0ac'],
])('%s arrives as it was sent', async (target, arrived) => {
  expect(await ask(target)).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual([arrived]);
  expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('x-evil');
});

test.each([
  ['/p/server-1%2froom', 400],
  ['/p/server-9/room', 404],
  ['/p/server-1/a b', 400],
])('%s is refused with %d and reaches no server', async (target, status) => {
  expect(await ask(target)).toBe(status);
  expect(seen).toEqual([]);
});

test('a socket is opened, by either path, and what is sent comes back', async () => {
  for (const path of ['/p/server-1/room?x=1', '/room']) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    await once(socket, 'open');
    socket.send('roar');
    expect(String((await once(socket, 'message'))[0])).toBe('roar');
    socket.close();
  }
  expect(seen.map(({ url }) => url)).toEqual(['/room?x=1', '/room']);
});

test('the address of the client is the last in the list, whatever the client sends itself', async () => {
  await ask('/', ['X-Forwarded-For: 6.6.6.6', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https']);
  const { headers } = seen[0] as IncomingMessage;
  expect(headers['x-forwarded-for']).toBe('6.6.6.6, 127.0.0.1');
  expect([headers.host, headers['x-forwarded-host']]).toEqual(['dino.example', 'dino.example']);
});

test('large headers come through, and too large ones are refused as such', async () => {
  expect(await ask('/', [`X-Large: ${'x'.repeat(7_000)}`])).toBe(200);
  expect(seen[0]?.headers['x-large']).toHaveLength(7_000);
  expect([400, 414, 431]).toContain(await ask('/', [`X-Large: ${'x'.repeat(40_000)}`]));
});

test(`${SOCKETS} sockets are open at once`, async () => {
  const open: WebSocket[] = [];
  while (open.length < SOCKETS) {
    const more = Array.from({ length: AT_ONCE }, () => new WebSocket(`ws://127.0.0.1:${port}/p/server-1/room`));
    await Promise.all(more.map((socket) => once(socket, 'open')));
    open.push(...more);
  }
  expect(sockets.clients.size).toBe(SOCKETS);
  for (const socket of open) socket.terminate();
});
