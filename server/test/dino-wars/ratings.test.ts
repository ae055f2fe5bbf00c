/** Ratings on a real server: two strangers meet and are rated, and nothing is ever rated twice. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game, PersonRatings, RatingsNow } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, tempFolder, until } from '../table';

const game = dinoWarsGame as unknown as Game;
const dataDir = tempFolder();
const MATCHES = 10;
let elapsed = 0;
let server: RunningServer;
const start = async () => {
  server = await startServer({
    ...{ dataDir, games: [game], steady: () => performance.now() + elapsed },
    limits: { matchesPerMinute: 1_000, matchesPerDay: 1_000 },
  });
};
beforeAll(start);
afterAll(() => server.close());

async function call<T>(path: string, me: string | null, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** The ratings, folded anew. */
async function ratings(me: string | null): Promise<RatingsNow> {
  elapsed += 60_000;
  return (await call<RatingsNow>('/api/ratings', me)).body;
}

let [ann, ben] = ['', ''];

/** A match between the two that Ben gives up. */
async function givenUp(wish: object): Promise<string> {
  const id = await newMatch(server, { preset: 'duel', ...wish });
  const people = await Promise.all([Person.join(server, game, id), Person.join(server, game, id)]);
  const [one, two] = people;
  await one.request('sit', { name: 'Ann', wish: 'army', me: ann });
  await two.request('sit', { name: 'Ben', wish: 'dinosaurs', me: ben });
  await until(() => two.stage === 'playing');
  expect(await two.play({ type: 'resign', agreed: true } as never)).toMatchObject({ ok: true });
  await until(() => one.stage === 'over');
  await Promise.all(people.map((person) => person.leave()));
  return id;
}

test('an open match rates both, and one with a link rates nobody unless it was asked for', async () => {
  [ann, ben] = (await Promise.all(
    ['a', 'b'].map(async () => (await call<{ me: string }>('/api/me', null, {})).body.me),
  )) as [string, string];
  await givenUp({});
  expect((await ratings(ann)).mine).toEqual([]);
  const id = await givenUp({ visibility: 'open' });
  const { mine, tables } = await ratings(ann);
  expect(mine).toEqual([
    expect.objectContaining({ game: 'dino-wars', matches: 1, provisional: true, rank: null, wins: 1 }),
  ]);
  const [change] = mine[0]?.changes ?? [];
  expect(change).toMatchObject({ match: id, battle: 'duel', label: 'army', result: 'won', before: 500 });
  // The army is measured to win the duel 55 times of 100, so it was expected to win a little more often than not.
  expect(change?.favoured).toBeCloseTo(0.55, 1);
  expect(change?.after).toBeGreaterThan(500);
  expect((await ratings(ben)).mine[0]?.changes[0]).toMatchObject({ result: 'lost', before: 500 });
  expect(tables[0]).toMatchObject({ game: 'dino-wars', lines: [], provisional: 2 });
  expect(tables[0]?.computers.map(({ strength }) => strength)).toEqual(['easy', 'normal', 'strong']);
});

test('from ten matches on both stand in the table, and a restart rates nothing twice', async () => {
  for (let n = 1; n < MATCHES; n++) await givenUp({ rated: true });
  const before = await ratings(ann);
  expect(before.tables[0]?.lines.map(({ name, matches, rank, mine }) => ({ name, matches, rank, mine }))).toEqual([
    { name: 'Ann', matches: MATCHES, rank: 1, mine: true },
    { name: 'Ben', matches: MATCHES, rank: 2, mine: false },
  ]);
  expect(before.mine[0]?.history).toHaveLength(MATCHES);
  expect(JSON.stringify(before)).not.toContain(ann.slice(-20));
  await server.close();
  await start();
  expect(await ratings(ann)).toEqual(before);
});

test('the page of a person is opened by a name that is not their identity, and can be hidden', async () => {
  const line = (await ratings(ann)).tables[0]?.lines[1];
  const page = await call<PersonRatings>(`/api/ratings/${line?.person}`, null);
  expect(page.body).toMatchObject({ name: 'Ben', ratings: [{ game: 'dino-wars', matches: MATCHES, rank: 2 }] });
  expect((await call('/api/ratings/hide', ben, { hidden: true })).status).toBe(200);
  expect((await ratings(ann)).tables[0]?.lines.map(({ name }) => name)).toEqual(['Ann']);
  expect((await call(`/api/ratings/${line?.person}`, null)).status).toBe(404);
  expect(await ratings(ben)).toMatchObject({ hidden: true, mine: [{ matches: MATCHES }] });
});

test('a match that is deleted leaves no trace in the ratings', async () => {
  const { mine } = await ratings(ann);
  const last = mine[0]?.changes[0]?.match ?? '';
  const record = await server.host.journal.match(last);
  await until(() => !server.host.live.has(last));
  await server.host.journal.forget(await server.host.journal.acquire(record?.key ?? 0), last);
  const after = (await ratings(ann)).mine[0];
  expect(after?.matches).toBe(MATCHES - 1);
  expect(after?.rating).toBe(mine[0]?.history.at(-2));
});
