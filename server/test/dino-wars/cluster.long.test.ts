/** Tests two servers behind one address, with real nginx, Redis and PostgreSQL: from outside they look like one. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Game, type MatchState, type MatchSummary, MOVED, matchClass, ROOM } from '@dwo/shared';
import { Redis } from 'ioredis';
import { Client as Database } from 'pg';
import { Cluster, type ClusterServer } from '../../../scripts/cluster/cluster';
import { SILENT_MS } from '../../src/cluster/pulse';
import { api, newMatch, Person, summaryOf, until } from '../table';

const game = dinoWarsGame as Game;
let cluster: Cluster;
let first: ClusterServer;
let second: ClusterServer;

jest.setTimeout(120_000);
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  cluster = await Cluster.start({ servers: 2, environment: { LIMITS_FACTOR: '100', BOT_DELAY_MS: '0' } });
  [first, second] = cluster.servers as unknown as [ClusterServer, ClusterServer];
});
afterAll(() => cluster.stop());

/** The public address in the form that the test helpers take. */
const anywhere = () => ({ port: Number(new URL(cluster.url).port) });

/** Joins through one server, or through the proxy. */
async function join(matchId: string, port: number): Promise<Room<unknown, MatchState>> {
  const client = new Client(`http://127.0.0.1:${port}`, { urlBuilder: throughProxy });
  const room = (await client.joinOrCreate(ROOM, { matchId }, matchClass(game) as never)) as Room<unknown, MatchState>;
  room.reconnection.enabled = false;
  room.onMessage('*', () => {});
  return room;
}

/** The oldest listing of the match's room in Redis, and the holder of its lease. */
async function holderOf(id: string) {
  const { rows } = await sql('SELECT owner FROM leases l JOIN matches m ON m.key = l.match WHERE m.id = $1', [id]);
  const redis = new Redis(cluster.redis.url);
  const rooms = (await redis.hvals('roomcaches')).map(
    (room) => JSON.parse(room) as { roomId: string; processId: string },
  );
  redis.disconnect();
  return { owner: (rows[0] as { owner: string }).owner, rooms };
}

async function sql(text: string, values: readonly unknown[]) {
  const database = new Database({ connectionString: cluster.databaseUrl });
  await database.connect();
  return database.query(text, [...values]).finally(() => database.end());
}

/** Makes a process count as living, or as silent for a while, by the database's clock. */
const livesUntil = (owner: string, when: '1 hour' | '-1 second') =>
  sql('UPDATE owners SET until = clock_timestamp() + $2::interval WHERE id = $1', [owner, when]);

const ears: Redis[] = [];
afterEach(() => {
  for (const redis of ears.splice(0)) redis.disconnect();
});

/** Notes on which of these channels messages are published. */
async function eavesdrop(channels: readonly string[]) {
  const redis = new Redis(cluster.redis.url);
  const said: string[] = [];
  redis.on('pmessage', (_pattern, channel: string) => void (channels.includes(channel) && said.push(channel)));
  // Redis does not count subscribers of patterns as subscribers of a channel.
  await redis.psubscribe('p:*', '$*');
  ears.push(redis);
  return said;
}

/** The SDK opens sockets at the address in the answer; here that must be the proxy. */
function throughProxy(url: URL): string {
  if (url.pathname.startsWith('/p/')) url.port = new URL(cluster.url).port;
  return url.href;
}

test('a match is set up on any server, found on any, listed by all, and people of all meet in it', async () => {
  const open = { preset: 'duel', visibility: 'open' };
  const ids = [await newMatch(first, open), await newMatch(second, open)];
  const hidden = [await newMatch(first, { preset: 'duel' }), await newMatch(second, { preset: 'duel' })];
  for (const id of hidden) await join(id, anywhere().port);
  for (const id of ids) {
    const people = await Promise.all([join(id, first.port), join(id, second.port), join(id, anywhere().port)]);
    expect(new Set(people.map(({ roomId }) => roomId)).size).toBe(1);
    await until(() => people.every(({ state }) => state.watchers === 3), 20_000);
  }
  for (const server of [first, second, anywhere()]) {
    const { body } = await api<{ matches: MatchSummary[] }>(server, '/api/matches');
    expect(new Set(body.matches.map(({ id }) => id))).toEqual(new Set(ids));
    for (const id of ids) expect(await summaryOf(server, id)).toMatchObject({ id, live: true, watchers: 3 });
  }
});

test('ten people who come at the same moment through both servers find one match', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await newMatch(anywhere(), { preset: 'duel' });
    const doors = [first.port, second.port];
    const rooms = await Promise.all(Array.from({ length: 10 }, (_, i) => join(id, doors[i % 2] as number)));
    expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(1);
  }
});

test('both servers give the same summary of a match', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const ada = await Person.join(anywhere(), game, id);
  const bob = await Person.join(anywhere(), game, id);
  await ada.sit('Ada', 'army');
  await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing', 20_000);
  const mover = game.rules.awaiting(ada.state).includes(0) ? ada : bob;
  const seat = mover === ada ? 0 : 1;
  const reply = await mover.play(game.rules.pass(mover.state, seat));
  expect(reply).toEqual({ ok: true, seq: 1 });
  await until(() => ada.seq === 1 && bob.seq === 1, 20_000);
  for (const server of [first, second]) {
    expect(await summaryOf(server, id)).toMatchObject({
      seq: 1,
      stage: 'playing',
      hash: ada.hashes.get(1),
      live: true,
    });
  }
  await Promise.all([ada.leave(), bob.leave()]);
});

test('a person who deletes their data on one server is removed from the match that is open on the other', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const { me } = (await api<{ me: string }>(first, '/api/me', {})).body;
  // The first person to arrive opens the match in their process.
  await join(id, first.port);
  const ada = await Person.join(anywhere(), game, id, { me });
  const bob = await Person.join(anywhere(), game, id);
  expect((await ada.request('sit', { name: 'Adalberta', wish: 'army', me })).ok).toBe(true);
  const token = await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing', 20_000);
  const response = await fetch(`http://127.0.0.1:${second.port}/api/me/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${me}` },
    body: JSON.stringify({ erase: 'everything' }),
  });
  expect([response.status, await response.json()]).toEqual([200, { matches: 1 }]);
  await until(() => ada.closed === MOVED && bob.closed === MOVED, 20_000);
  const again = await Person.join(anywhere(), game, id, token);
  await until(() => again.place === 1, 20_000);
  expect(again.room.state.chairs[0]?.name).toBe('Somebody');
  for (const server of [first, second]) expect(JSON.stringify(await summaryOf(server, id))).not.toContain('Adalberta');
  await again.leave();
});

test('a reserved seat is under the host of the request', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const response = await fetch(`${cluster.url.replace('127.0.0.1', 'localhost')}/matchmake/joinOrCreate/${ROOM}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: id }),
  });
  const { publicAddress } = (await response.json()) as { publicAddress: string };
  expect(publicAddress).toMatch(new RegExp(`^localhost:${anywhere().port}/p/server-[12]$`));
});

test('a killed server is not asked and its leases are not waited for: its matches go on elsewhere at once', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const { roomId } = await join(id, first.port);
  const { owner, rooms } = await holderOf(id);
  const dead = rooms.find((room) => room.roomId === roomId)?.processId;
  await first.end('SIGKILL');
  await livesUntil(owner, '1 hour');
  const said = await eavesdrop([`p:${dead}`, `$${roomId}`]);
  const again = await join(id, second.port);
  expect(again.roomId).not.toBe(roomId);
  expect(said).toEqual([]);
  await first.start();
  await again.leave();
});

test('a stopped server is not asked: its matches go on elsewhere when their leases end, and it notices', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const guest = await join(id, first.port);
  let closed = 0;
  guest.onLeave((code) => {
    closed = code;
  });
  const { owner, rooms } = await holderOf(id);
  const stopped = rooms.find(({ roomId }) => roomId === guest.roomId)?.processId;
  first.signal('SIGSTOP');
  await livesUntil(owner, '1 hour');
  await sleep(SILENT_MS + 1_000);
  const said = await eavesdrop([`p:${stopped}`, `$${guest.roomId}`]);
  await expect(join(id, second.port)).rejects.toThrow(/^MATCH_ELSEWHERE/);
  await livesUntil(owner, '-1 second');
  const again = await join(id, second.port);
  expect(again.roomId).not.toBe(guest.roomId);
  expect(said).toEqual([]);
  first.signal('SIGCONT');
  const third = await join(id, first.port);
  expect(third.roomId).toBe(again.roomId);
  await until(() => closed === MOVED, 20_000);
  await Promise.all([again.leave(), third.leave()]);
});

test('while Redis is unreachable matches go on and nobody new gets in; when it is back, empty, all rooms are listed again', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const ada = await Person.join(anywhere(), game, id);
  const bob = await Person.join(anywhere(), game, id);
  await ada.sit('Ada', 'army');
  await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing', 20_000);
  const playOn = async () => {
    const seat = game.rules.awaiting(ada.state).includes(0) ? 0 : 1;
    const seq = ada.seq + 1;
    const mover = seat === 0 ? ada : bob;
    expect(await mover.play(game.rules.pass(mover.state, seat))).toEqual({ ok: true, seq });
    await until(() => ada.seq === seq && bob.seq === seq, 20_000);
  };
  await playOn();
  await cluster.redis.end('SIGKILL');
  await playOn();
  await expect(join(id, first.port)).rejects.toThrow(/^NOT_READY: /);
  await expect(join(id, second.port)).rejects.toThrow(/^NOT_READY: /);
  for (const server of [first, second]) expect((await api(server, '/readyz')).status).toBe(503);
  await playOn();
  await cluster.redis.up();
  for (const server of [first, second]) {
    let eve: Room | null = null;
    for (const end = Date.now() + 60_000; eve === null && Date.now() < end; ) {
      eve = await join(id, server.port).catch(() => null);
      if (eve === null) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(eve?.roomId).toBe(ada.room.roomId);
    expect(await summaryOf(server, id)).toMatchObject({ seq: 3, live: true });
  }
  await playOn();
  await Promise.all([ada.leave(), bob.leave()]);
});

test('a server that shuts down says so and hands its matches over; the address never stops answering', async () => {
  const id = await newMatch(anywhere(), { preset: 'duel' });
  const guest = await join(id, first.port);
  let closed = 0;
  guest.onLeave((code) => {
    closed = code;
  });
  const refused: number[] = [];
  let asking = true;
  const asker = (async () => {
    while (asking) refused.push((await fetch(`${cluster.url}/api/matches`)).status);
  })();
  expect(await first.end('SIGTERM')).toBe(0);
  await until(() => closed === 4001, 20_000);
  const again = await join(id, anywhere().port);
  await until(() => again.state.watchers === 1, 20_000);
  await first.start();
  asking = false;
  await asker;
  expect(refused.filter((status) => status !== 200)).toEqual([]);
});
