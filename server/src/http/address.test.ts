import type { IncomingMessage } from 'node:http';
import { addressOf, hasUnknownProxy, hostOf, isSecure, networkOf } from './address';
import { isWelcome } from './origin';
import { CLOSED, webSettings } from './settings';

type Headers = Record<string, string>;

function request(remoteAddress: string, headers: Headers = {}): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

const behind = (TRUST_PROXY: string) => webSettings({ TRUST_PROXY }).trust;

test.each([
  ['without our own proxy, forwarding headers are not trusted', '', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['behind our proxy, the address that it names counts', 'loopback', '127.0.0.1', '1.1.1.1', '1.1.1.1'],
  [
    'entries before that one come from the client and are ignored',
    'loopback',
    '127.0.0.1',
    '6.6.6.6, 1.1.1.1',
    '1.1.1.1',
  ],
  ['a client that connects directly is not a proxy, whatever it sends', 'loopback', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['two proxies in a row', '10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
  ['as many proxies as the number says', '1', '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['a network of containers', 'uniquelocal', '::ffff:172.18.0.5', '1.1.1.1', '1.1.1.1'],
])('%s', (_, trusted, socket, forwarded, address) => {
  expect(addressOf(request(socket, { 'x-forwarded-for': forwarded }), behind(trusted))).toBe(address);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('only our own proxies can say whether it was TLS and which host was asked for', () => {
  const headers = { host: 'inside:2567', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'dino.example' };
  const proxied = request('127.0.0.1', headers);
  expect([isSecure(proxied, behind('loopback')), hostOf(proxied, behind('loopback'))]).toEqual([true, 'dino.example']);
  expect([isSecure(proxied, behind('')), hostOf(proxied, behind(''))]).toEqual([false, 'inside:2567']);
  const forwarded = request('127.0.0.1', { 'x-forwarded-for': '1.1.1.1' });
  expect([hasUnknownProxy(forwarded, behind('')), hasUnknownProxy(forwarded, behind('loopback'))]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['a program, which sends no origin', {}, true],
  ['our own page', { origin: 'http://dino.example:2567' }, true],
  ['our own page over TLS that ends at the proxy', { origin: 'https://dino.example:2567' }, true],
  ['another port', { origin: 'http://dino.example:8080' }, false],
  ['another site', { origin: 'https://evil.example' }, false],
  ['a site whose name begins with ours', { origin: 'http://dino.example.evil.example:2567' }, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['nonsense', { origin: '://' }, false],
  ['an allowed site', { origin: 'https://friend.example' }, true],
] as [string, Headers, boolean][])('the origin of %s', (_, headers, welcome) => {
  const web = { ...CLOSED, origins: webSettings({ ALLOWED_ORIGINS: 'https://friend.example/' }).origins };
  expect(isWelcome(request('9.9.9.9', { host: 'dino.example:2567', ...headers }), web)).toBe(welcome);
});

test('the default port may be given or left out', () => {
  const named = request('9.9.9.9', { host: 'dino.example:443', origin: 'https://dino.example' });
  expect(isWelcome(named, CLOSED)).toBe(true);
});
