/** Tests the rate limits of an address over all servers of a cluster, with a real Redis. */
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

/** Sets a match up on one server as if the proxy passed it on for this address; returns the status. */
async function setUp(server: ClusterServer, address: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{"preset":"duel"}',
  });
  await response.arrayBuffer();
  return response.status;
}

/** Tries `times` on the servers in turn; counts the statuses. */
async function tally(times: number, servers: readonly ClusterServer[], address: string) {
  const counts: Record<number, number> = {};
  for (let i = 0; i < times; i++) {
    const status = await setUp(servers[i % servers.length] as ClusterServer, address);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** A count ends a minute after its first try, so all tries must fall into one minute. */
async function inOneMinute<T>(work: (address: string) => Promise<T>): Promise<T> {
  for (let i = 1; ; i++) {
    const begun = Date.now();
    const found = await work(`198.51.100.${i}`);
    if (Date.now() - begun < 55_000) return found;
  }
}

test('an address can set up a limited number of matches a minute on all servers together; another address has its own limit', async () => {
  const most = LIMITS.matchesPerMinute;
  await inOneMinute(async (address) => {
    expect(await tally(most, [first, second], address)).toEqual({ 201: most });
    expect(await tally(4, [first, second], address)).toEqual({ 429: 4 });
  });
  expect(await tally(2, [first, second], '203.0.113.9')).toEqual({ 201: 2 });
});

test('an address can have a limited number of sockets open on all servers together', async () => {
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
  /** The other server learns a moment later what is open here. */
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

test('while Redis is unreachable every server counts for itself and refuses nobody for that', async () => {
  const most = LIMITS.matchesPerMinute;
  await cluster.redis.end('SIGKILL');
  await inOneMinute(async (address) => {
    expect(await tally(most, [first], `192.0.2.${address.split('.')[3]}`)).toEqual({ 201: most });
    expect(await tally(2, [first], `192.0.2.${address.split('.')[3]}`)).toEqual({ 429: 2 });
  });
});
