/** A mail server and a push service on this machine, over real sockets. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import type { PushText } from '@dwo/shared';
import { decrypt } from 'http_ece';
import type { Browser } from '../src/people/store';

/** A mail as it arrived. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Headers and body, with soft line breaks removed. */
  readonly text: string;
}

/** A mail server that accepts everything by default. */
export interface MailServer {
  readonly url: string;
  readonly letters: readonly Letter[];
  /** Sets the answer to recipients; null accepts mails again. */
  answer(line: string | null): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function mailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  let refusal: string | null = null;
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)).on('error', () => {}));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [from, to, data, heard]: [string, string, string[] | null, string] = ['', '', null, ''];
    const hear = (line: string) => {
      if (data !== null) {
        if (line !== '.') return data.push(line.replace(/^\./, ''));
        letters.push({ from, to, text: plain(data.join('\n')) });
        data = null;
        return say('250 taken');
      }
      const [, verb = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(line) ?? [];
      const address = /<(.*)>/.exec(rest)?.[1] ?? '';
      switch (verb.toUpperCase()) {
        case 'MAIL':
          from = address;
          return say('250 ok');
        case 'RCPT':
          to = address;
          return say(refusal ?? '250 ok');
        case 'DATA':
          data = [];
          return say('354 go on');
        case 'QUIT':
          say('221 bye');
          return socket.end();
        default:
          return say('250 ok');
      }
    };
    say('220 post office');
    socket.on('data', (chunk) => {
      const lines = (heard + chunk.toString()).split('\r\n');
      heard = lines.pop() ?? '';
      lines.forEach(hear);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    answer: (line) => {
      refusal = line;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Decodes quoted-printable as far as links need it. */
function plain(text: string): string {
  if (!/quoted-printable/i.test(text)) return text;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A notice that arrived for a browser. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: PushText;
}

/** A push service with browsers. */
export interface PushService {
  readonly url: string;
  readonly pushed: readonly Pushed[];
  /** A browser that subscribes here. */
  browser(name: string): Browser;
  /** Sets the answer to all requests. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** Starts a push service on a free port; notices are decrypted with the browser's own keys. */
export async function pushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const keys = new Map<string, { readonly privateKey: ReturnType<typeof createECDH>; readonly auth: string }>();
  let reply: [number, Record<string, string>] = [201, {}];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = keys.get(path);
      if (browser !== undefined && reply[0] < 300) {
        const text = decrypt(Buffer.concat(chunks), { version: 'aes128gcm', ...browser, authSecret: browser.auth });
        pushed.push({ path, headers: request.headers, text: JSON.parse(text.toString()) as PushText });
      }
      response.writeHead(browser === undefined ? 404 : reply[0], reply[1]).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pushed,
    browser(name) {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      keys.set(`/${name}`, { privateKey, auth });
      return { endpoint: `${url}/${name}`, p256dh, auth };
    },
    answer: (status, headers = {}) => {
      reply = [status, headers];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A push service that never finishes its answer. */
export interface DrippingService {
  readonly url: string;
  /** The number of open connections. */
  readonly open: number;
  close(): Promise<void>;
}

/** Starts one on a free port. After `beginning` it sends a byte now and then, as long as the client is connected. */
export async function drippingService(beginning: string): Promise<DrippingService> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => socket.write(beginning));
    const drip = setInterval(() => socket.write('a'), 500);
    socket.once('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get open() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
