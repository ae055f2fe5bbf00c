/** The limits of an address count over all servers behind the public one: a real Redis keeps the count. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, type ClusterServer } from '../../scripts/cluster/cluster';
import { LIMITS } from '../src/limits';
import { RawClient } from './raw-client';
import { newMatch } from './table';

let cluster: Cluster;
let first: ClusterServer;
let second: ClusterServer;

jest.setTimeout(240_000);
beforeAll(async () => {
  cluster = await Cluster.start({ servers: 2 });
  [first, second] = cluster.servers as unknown as [ClusterServer, ClusterServer];
});
afterAll(() => cluster.stop());

/** Sets a match up at one server, as the proxy would pass it on for this address; the status of the answer. */
async function setUp(server: ClusterServer, address: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{"preset":"duel"}',
  });
  await response.arrayBuffer();
  return response.status;
}

/** Tries `times` at the servers in turn; how often each status came. */
async function tally(times: number, servers: readonly ClusterServer[], address: string) {
  const counts: Record<number, number> = {};
  for (let i = 0; i < times; i++) {
    const status = await setUp(servers[i % servers.length] as ClusterServer, address);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** A count begins with the first try and ends a minute later: all tries must fall into one. */
async function inOneMinute<T>(work: (address: string) => Promise<T>): Promise<T> {
  for (let i = 1; ; i++) {
    const begun = Date.now();
    const found = await work(`198.51.100.${i}`);
    if (Date.now() - begun < 55_000) return found;
  }
}

test('an address sets up so many matches a minute, whichever servers it asks, and another one as many', async () => {
  const most = LIMITS.matchesPerMinute;
  await inOneMinute(async (address) => {
    expect(await tally(most, [first, second], address)).toEqual({ 201: most });
    expect(await tally(4, [first, second], address)).toEqual({ 429: 4 });
  });
  expect(await tally(2, [first, second], '203.0.113.9')).toEqual({ 201: 2 });
});

test('an address has so many sockets open at all servers together', async () => {
  const full = LIMITS.socketsPerAddress;
  const [one, three] = [await newMatch(first, { preset: 'duel' }), await newMatch(second, { preset: 'duel' })];
  const there = await RawClient.join(second.port, three);
  const open: RawClient[] = [];
  while (open.length < full - 2) {
    const match = await newMatch(first, { preset: 'duel' });
    const length = Math.min(LIMITS.placesPerAddress, full - 2 - open.length);
    open.push(...(await Promise.all(Array.from({ length }, () => RawClient.join(first.port, match)))));
  }
  const late = async () => {
    try {
      (await RawClient.join(second.port, three)).close();
      return 'came in';
    } catch {
      return 'turned away';
    }
  };
  /** The other server hears of what is open here a moment later. */
  const comes = async (what: string) => {
    for (let tries = 0; (await late()) !== what; tries++) {
      if (tries > 60) throw new Error(`He is never ${what}`);
      await sleep(500);
    }
  };
  open.push(await RawClient.join(first.port, one));
  await comes('turned away');
  for (const client of open) client.close();
  await comes('came in');
  there.close();
});

test('while Redis is away every server counts by itself, and nobody is turned away for it', async () => {
  const most = LIMITS.matchesPerMinute;
  await cluster.redis.end('SIGKILL');
  await inOneMinute(async (address) => {
    expect(await tally(most, [first], `192.0.2.${address.split('.')[3]}`)).toEqual({ 201: most });
    expect(await tally(2, [first], `192.0.2.${address.split('.')[3]}`)).toEqual({ 429: 2 });
  });
});
