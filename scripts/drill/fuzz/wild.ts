/** Connections that follow no protocol. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Chance } from '@dwo/kernel/testing';
import { ROOM } from '@dwo/shared';
import type { BodyAs, Handshake } from './cases';
import { mutate } from './mutate';

/** How long a connection stays that need not be answered. */
const LINGER_MS = 40;
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** The server's port, and the fuzzed match. */
export interface Whereabouts {
  readonly port: number;
  readonly match: string;
  readonly room: string;
  readonly patienceMs: number;
}

interface Reserved {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/** Sends bytes to the server's port and leaves after a moment, or when the server has closed the connection. */
export async function say(port: number, ...parts: (string | Uint8Array)[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  await ended(socket);
}

function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reserves a place in the room. */
async function reserve({ port, match }: Whereabouts): Promise<Reserved> {
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/${ROOM}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: match }),
  });
  return (await response.json()) as Reserved;
}

function upgrade(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': KEY,
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Performs a wrong handshake. */
export async function shake(where: Whereabouts, how: Handshake, chance: Chance): Promise<void> {
  const { port } = where;
  const { processId, roomId, sessionId } = await reserve(where);
  const right = `/${processId}/${roomId}?sessionId=${sessionId}`;
  switch (how) {
    case 'half-headers':
      return say(port, upgrade(right).slice(0, chance.between(1, 120)));
    case 'no-key':
      return say(port, upgrade(right, { 'Sec-WebSocket-Key': chance.pick(['', 'short', 'x'.repeat(500)]) }));
    case 'old-version':
      return say(port, upgrade(right, { 'Sec-WebSocket-Version': chance.pick(['0', '7', '99', 'new']) }));
    case 'no-room':
      return say(port, upgrade(`/${processId}/nosuchroom?sessionId=${sessionId}`));
    case 'no-session':
      return say(port, upgrade(chance.pick([`/${processId}/${roomId}`, '/', `/?sessionId=${sessionId}`])));
    case 'wrong-session':
      return say(port, upgrade(`/${processId}/${roomId}?sessionId=${chance.pick(['x', '__proto__', ''])}`));
    case 'twice':
      await Promise.all([say(port, upgrade(right)), say(port, upgrade(right))]);
      return;
    case 'never-answers':
      return say(port, upgrade(right));
    case 'strange-path':
      return say(
        port,
        upgrade(
          chance.pick(['//[', '*:99999', '*[', 'http://[', `${right}&reconnectionToken=%ff`, '/%00/%00?sessionId=1']),
        ),
      );
    case 'strange-origin':
      return say(port, upgrade(right, { Origin: chance.pick(['null', 'https://evil.example', '://']) }));
    case 'leaves-at-once': {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(upgrade(right));
        socket.resetAndDestroy();
      });
      return ended(socket);
    }
  }
}

/** Opens a correct socket and sends bytes that are no frames. */
export async function scramble(where: Whereabouts, bytes: Uint8Array): Promise<void> {
  const { processId, roomId, sessionId } = await reserve(where);
  await say(where.port, upgrade(`/${processId}/${roomId}?sessionId=${sessionId}&skipHandshake=1`), bytes);
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly broken: boolean;
  readonly as: BodyAs;
}

/** Sends a request over HTTP; the status. Null if no answer came although one was due, 0 if none was due. */
export function call(where: Whereabouts, given: Call, chance: Chance): Promise<number | null> {
  const path = encodeURI(given.path.replace('MATCH', where.match).replace('ROOM', where.room)).replaceAll('%25', '%');
  const body = bodyOf(given, chance);
  const cut = given.as === 'cut' && body.length > 0;
  return new Promise((resolve) => {
    const headers = {
      'content-type': given.as === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      'content-length': String(body.length + (cut ? 10 : 0)),
      ...chance.pick(HEADERS),
    };
    const options = { port: where.port, host: '127.0.0.1', method: given.method, path, headers, agent: false };
    const sent = request(options, (response) => {
      response.resume();
      response.on('error', () => {});
      response.once('close', () => resolve(response.statusCode ?? null));
    });
    sent.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? null : 0));
    sent.setTimeout(cut ? LINGER_MS : where.patienceMs, () => {
      resolve(cut ? 0 : null);
      sent.destroy();
    });
    if (cut) sent.write(body);
    else sent.end(body);
  });
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'x-forwarded-for': `1.2.3.4, ${'9.9.9.9, '.repeat(300)}` },
  { host: 'evil.example, \\', 'x-forwarded-host': '://' },
  { authorization: 'Basic !!!' },
  { authorization: `Basic ${Buffer.from('a'.repeat(300)).toString('base64')}` },
  { authorization: 'Bearer x.y.z' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-type': 'application/json; charset=utf-99' },
  { cookie: 'a=b; '.repeat(200) },
  { accept: '*/*;q=99, \u00ff' },
];

function bodyOf({ method, body, broken, as }: Call, chance: Chance): Buffer {
  if (method === 'GET' || method === 'HEAD') return Buffer.alloc(0);
  const text = json(broken ? mutate(body, chance) : body);
  switch (as) {
    case 'json':
    case 'cut':
    case 'form':
      return Buffer.from(text);
    case 'text':
      return Buffer.from('hello');
    case 'no-json':
      return Buffer.from(text.slice(0, Math.max(1, text.length - chance.between(1, 9))));
    case 'deep':
      return Buffer.from('['.repeat(50_000));
    case 'huge':
      return Buffer.from(`"${'x'.repeat(600_000)}"`);
  }
}

function json(value: unknown): string {
  const plain = (_key: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);
  return JSON.stringify(value, plain) ?? 'null';
}
