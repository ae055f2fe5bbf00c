/** Tests that a room closes when another process has taken its match, and that its people go on in the next room. */
import { type Game, MOVED } from '@dwo/shared';
import type { RunningServer } from '../src';
import { HeldElsewhere, type Lease, Unsure } from '../src/journal/journal';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { type TallyState, tallyGame } from './tally';

const game = tallyGame() as Game;
let server: RunningServer;
const folder = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir: folder, games: [game] });
});
afterAll(() => server.close());

async function table() {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const token = await ada.sit('Ada', 'odd');
  await bob.sit('Bob', 'even');
  await until(() => [ada, bob].every(({ stage }) => stage === 'playing'));
  const key = (await server.host.journal.match(id))?.key ?? -1;
  return { id, key, ada, bob, token };
}

const sumOf = (person: Person) => (person.state as TallyState).sum;

test('when another process has taken a match, nothing is played here, and everybody joins the next room', async () => {
  const { id, key, ada, bob, token } = await table();
  expect(await ada.play({ type: 'add', n: 5 })).toMatchObject({ ok: true, seq: 1 });
  const { journal } = server.host;
  const lease = await journal.acquire(key);
  await journal.append(lease, { n: 2, kind: 'intent', seat: 1, body: { type: 'add', n: 2 }, wishId: null, at: 5 });
  expect(await bob.play({ type: 'add', n: 7 })).toMatchObject({ ok: false, code: 'MOVED' });
  await until(() => [ada, bob].every(({ closed }) => closed === MOVED));
  const again = await Person.join(server, game, id, token);
  await until(() => again.place === 0);
  expect([again.seq, sumOf(again)]).toEqual([2, 7]);
  expect(await again.play({ type: 'add', n: 1 })).toMatchObject({ ok: true, seq: 3 });
  expect((await journal.entries(key)).map(({ body }) => body)).toEqual([5, 2, 1].map((n) => ({ type: 'add', n })));
});

test('when the outcome of a write is unknown, the next room knows it, and the repeated intent is played once', async () => {
  const { id, key, ada, bob, token } = await table();
  const { journal } = server.host;
  const { append } = journal;
  journal.append = async (...given) => {
    journal.append = append;
    await append(...given);
    throw new Unsure('the line broke');
  };
  const wish = { id: 'only-once', intent: { type: 'add', n: 5 } };
  expect(await ada.request('intent', wish)).toMatchObject({ ok: false, code: 'MOVED' });
  await until(() => [ada, bob].every(({ closed }) => closed === MOVED));
  const again = await Person.join(server, game, id, token);
  await until(() => again.place === 0);
  expect([again.seq, sumOf(again)]).toEqual([1, 5]);
  expect(await again.request('intent', wish)).toMatchObject({ ok: true, seq: 1 });
  expect(await journal.count(key)).toBe(1);
});

test("a name that can't be stored because the match was taken is not changed", async () => {
  const { key, ada, bob } = await table();
  await server.host.journal.acquire(key);
  expect(await ada.request('rename', { name: 'Lovelace' })).toMatchObject({ ok: false, code: 'MOVED' });
  await until(() => [ada, bob].every(({ closed }) => closed === MOVED));
  expect(bob.room.state.chairs[0]?.name).toBe('Ada');
});

test('a room whose match was taken says so even if nobody plays', async () => {
  const { journal } = server.host;
  const { acquire } = journal;
  let lose = () => {};
  journal.acquire = (key, lost = () => {}) => {
    lose = lost;
    return acquire(key, lost);
  };
  const { ada, bob } = await table();
  journal.acquire = acquire;
  lose();
  await until(() => [ada, bob].every(({ closed }) => closed === MOVED));
});

test("a match that another process has can't be joined here until it is released", async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const { journal } = server.host;
  const { acquire } = journal;
  journal.acquire = () => Promise.reject(new HeldElsewhere(1, 'the other'));
  await expect(Person.join(server, game, id)).rejects.toThrow(/^MATCH_ELSEWHERE/);
  journal.acquire = acquire;
  const ada = await Person.join(server, game, id);
  expect(ada.stage).toBe('lobby');
});

test('when everybody has left, the lease is released', async () => {
  const { journal } = server.host;
  const { acquire } = journal;
  let lease: Lease = { key: -1, fence: -1 };
  journal.acquire = async (...given) => {
    lease = await acquire(...given);
    return lease;
  };
  const { id, ada, bob, key } = await table();
  journal.acquire = acquire;
  await journal.append(lease, { n: 1, kind: 'intent', seat: 0, body: { type: 'add', n: 1 }, wishId: null, at: 5 });
  await Promise.all([ada.leave(), bob.leave()]);
  await until(() => !server.host.live.has(id));
  const late = { n: 2, kind: 'intent', seat: 1, body: { type: 'add', n: 1 }, wishId: null, at: 5 } as const;
  await expect(journal.append(lease, late)).rejects.toMatchObject({ name: 'Fenced' });
  expect(await journal.count(key)).toBe(1);
});
