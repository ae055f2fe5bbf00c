/** The IP address of a request, as rate limits count it. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Whether `address`, `hop` proxies away from the server, is one of our own proxies. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * The nearest address that is not our own proxy: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household gets that much. Entries of X-Forwarded-For by strangers are ignored.
 */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  return networkOf(nearest(request, trust));
}

/** Whether the browser used TLS, as our own proxies report. */
export function isSecure(request: IncomingMessage, trust: Trust): boolean {
  if ((request.socket as { readonly encrypted?: boolean }).encrypted === true) return true;
  return ofProxy(request, trust, 'x-forwarded-proto') === 'https';
}

/** The host that the browser asked for, as our own proxies report. */
export function hostOf(request: IncomingMessage, trust: Trust): string {
  return ofProxy(request, trust, 'x-forwarded-host') ?? request.headers.host ?? '';
}

/** Whether a client that is not our proxy sends proxy headers. */
export function hasUnknownProxy(request: IncomingMessage, trust: Trust): boolean {
  return request.headers['x-forwarded-for'] !== undefined && !trust(request.socket.remoteAddress ?? '', 0);
}

function nearest(request: IncomingMessage, trust: Trust): string {
  const forwarded = listed(request.headers['x-forwarded-for']).reverse();
  const way = [request.socket.remoteAddress ?? '', ...forwarded];
  const last = way.length - 1;
  for (const [hop, address] of way.entries()) if (hop === last || !trust(address, hop)) return address;
  return '';
}

function ofProxy(request: IncomingMessage, trust: Trust, header: string): string | null {
  if (!trust(request.socket.remoteAddress ?? '', 0)) return null;
  return listed(request.headers[header])[0] ?? null;
}

function listed(header: string | readonly string[] | undefined): string[] {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Exported for its test: the part of an address that one household shares. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(plain) || !isIPv6(plain)) return plain.slice(0, 45);
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
