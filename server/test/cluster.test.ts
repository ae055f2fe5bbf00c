/** Two servers behind one address, with a real nginx, Redis and PostgreSQL: to those outside they are one. */
import { Client, type Room } from '@colyseus/sdk';
import { dinoWarsGame, type Game, type MatchState, type MatchSummary, matchClass, ROOM } from '@dwo/shared';
import { Cluster, type ClusterServer } from '../../scripts/cluster/cluster';
import { api, newMatch, Person, summaryOf, until } from './table';

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

/** The public address as the helpers of these tests want it. */
const anywhere = () => ({ port: Number(new URL(cluster.url).port) });

/** Joins through one server, or through the proxy. */
async function join(matchId: string, port: number): Promise<Room<unknown, MatchState>> {
  const client = new Client(`http://127.0.0.1:${port}`, { urlBuilder: throughProxy });
  const room = (await client.joinOrCreate(ROOM, { matchId }, matchClass(game) as never)) as Room<unknown, MatchState>;
  room.reconnection.enabled = false;
  room.onMessage('*', () => {});
  return room;
}

/** Sockets are opened where the answer says, under the host that was asked; here that must be the proxy's. */
function throughProxy(url: URL): string {
  if (url.pathname.startsWith('/p/')) url.port = new URL(cluster.url).port;
  return url.href;
}

test('a match is set up on any server, found on any, listed by all, and people of all meet in it', async () => {
  const ids = [await newMatch(first, { preset: 'duel' }), await newMatch(second, { preset: 'duel' })];
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

test('ten who come at the same moment through both servers find one match', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await newMatch(anywhere(), { preset: 'duel' });
    const doors = [first.port, second.port];
    const rooms = await Promise.all(Array.from({ length: 10 }, (_, i) => join(id, doors[i % 2] as number)));
    expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(1);
  }
});

test('what is played through one server is what the other tells', async () => {
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

test('a place at a table is under the host the browser came by', async () => {
  const id = await newMatch(first, { preset: 'duel' });
  const response = await fetch(`${cluster.url.replace('127.0.0.1', 'localhost')}/matchmake/joinOrCreate/${ROOM}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: id }),
  });
  const { publicAddress } = (await response.json()) as { publicAddress: string };
  expect(publicAddress).toMatch(new RegExp(`^localhost:${anywhere().port}/p/server-[12]$`));
});

test('while Redis is away matches go on and nobody new is let in; when it is back, empty, all is found again', async () => {
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

test('a server that is told to end says so, hands its matches over and leaves; the address is never without one', async () => {
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
