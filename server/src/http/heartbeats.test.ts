import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { pingInTurn } from './heartbeats';

const EVERY_MS = 600;
const http = createServer();
const wss = new WebSocketServer({ server: http });
// As Colyseus does for every connection.
wss.on('connection', (socket) => {
  const counted = Object.assign(socket, { pingCount: 0 });
  socket.on('pong', () => {
    counted.pingCount = 0;
  });
});

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  pingInTurn(http, { wss }, EVERY_MS);
});
afterEach(() => {
  for (const socket of wss.clients) socket.terminate();
});
afterAll(() => {
  wss.close();
  http.close();
});

async function connected(options: { autoPong?: boolean } = {}): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, options);
  await once(socket, 'open');
  return socket;
}

test('all sockets are pinged equally often, and only a few of them in the same moment', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connected()));
  const pings = sockets.map(() => 0);
  for (const [i, socket] of sockets.entries()) {
    socket.on('ping', () => {
      pings[i] = (pings[i] ?? 0) + 1;
    });
  }
  let [together, most] = [0, 0];
  for (const socket of wss.clients) {
    const ping = socket.ping.bind(socket);
    socket.ping = () => {
      if (together++ === 0) {
        setImmediate(() => {
          most = Math.max(most, together);
          together = 0;
        });
      }
      ping();
    };
  }
  while (Math.min(...pings) < 3) await sleep(20);
  expect(Math.max(...pings) - Math.min(...pings)).toBeLessThanOrEqual(1);
  expect(most).toBeGreaterThan(0);
  // A machine that is busy may run several parts at once.
  expect(most).toBeLessThan(sockets.length / 2);
});

test('a socket that never answers is closed after two pings, and no other one', async () => {
  const [lively, silent] = [await connected(), await connected({ autoPong: false })];
  let pings = 0;
  silent.on('ping', () => {
    pings++;
  });
  await once(silent, 'close');
  // The first ping may come with the answer to the handshake, before anybody listens.
  expect([1, 2]).toContain(pings);
  expect(lively.readyState).toBe(WebSocket.OPEN);
});
