/** Tests that a push service, which a stranger chooses, can't be a machine in the server's own network. */

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { generateVAPIDKeys } from 'web-push';
import { isOpen, isOpenUrl, openLookup } from './open-internet';
import { push } from './push';

/** Keys of a browser: a point of the curve and 16 bytes. */
const BROWSER = { p256dh: generateVAPIDKeys().publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '[2606:2800:220:1::1]', '::ffff:8.8.8.8'])(
  '%s is in the open internet',
  (address) => expect(isOpen(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...[
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '::ffff:0:7f00:1',
    '[::1]',
    'example.org',
    '',
  ],
])('%s is not in the open internet', (address) => expect(isOpen(address)).toBe(false));

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://8.8.8.8/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:127.0.0.1]/x', false],
  ['nonsense', false],
])('a push service may be at %s: %s', (url, may) => expect(isOpenUrl(url)).toBe(may));

test.each([true, false])('a name that resolves to the own network is not found (all: %s)', async (all) => {
  const error = await new Promise((resolve) => openLookup('localhost', { all }, (found) => resolve(found)));
  expect(String(error)).toMatch(/not in the open internet/);
});

test('no request reaches a machine of the own network', async () => {
  let reached = 0;
  const server = createServer((socket) => {
    reached++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { keys: generateVAPIDKeys(), contact: 'https://dino.example', anywhere: false };
  const browser = { endpoint: `https://127.0.0.1:${port}/x`, ...BROWSER };
  const sent = await push(settings, browser, { title: '', body: '', url: '', tag: '' });
  server.close();
  expect([sent.kind, reached]).toEqual(['gone', 0]);
});

test('a push service whose name resolves to the own network gets no request', async () => {
  const settings = { keys: generateVAPIDKeys(), contact: 'https://dino.example', anywhere: false };
  const browser = {
    endpoint: 'https://localhost/push',
    p256dh: generateVAPIDKeys().publicKey,
    auth: Buffer.alloc(16, 1).toString('base64url'),
  };
  const text = { title: '', body: '', url: '', tag: '' };
  expect(await push(settings, browser, text)).toMatchObject({ why: 'localhost is not in the open internet' });
});
