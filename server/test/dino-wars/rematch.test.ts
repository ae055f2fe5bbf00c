/** Tests rematches: everybody who asks gets the same one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { NO_NEIGHBOURS } from '../../src/cluster/neighbours';
import { NewMatches } from '../../src/new-matches';
import { setUpRematch } from '../../src/rooms/rematch';
import { Chairs, EMPTY_CHAIR } from '../../src/rooms/seats/chairs';
import { newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const dinoWars = dinoWarsGame as Game;

let server: RunningServer;
const folder = tempFolder();
const second = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir: folder, games: [dinoWars] });
});
afterAll(() => server.close());

test('players who ask after the end get one rematch, and everybody sees its id', async () => {
  const id = await newMatch(server, { preset: 'duel' });
  const ada = await Person.join(server, dinoWars, id);
  const bob = await Person.join(server, dinoWars, id);
  const eve = await Person.join(server, dinoWars, id);
  await ada.sit('Ada', 'army');
  await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing');
  expect(await ada.request('rematch', {})).toMatchObject({ ok: false, code: 'NOT_OVER' });
  await bob.play({ type: 'resign', agreed: true });
  await until(() => eve.stage === 'over');
  expect(await eve.request('rematch', {})).toMatchObject({ ok: false, code: 'NOT_SEATED' });
  const [first, second] = await Promise.all([ada.request('rematch', {}), bob.request('rematch', {})]);
  if (!first.ok) throw new Error(first.code);
  expect(second).toEqual(first);
  expect(first.id).not.toBe(id);
  await until(() => [ada, bob, eve].every(({ room }) => room.state.rematch === first.id));
  expect(await summaryOf(server, first.id)).toMatchObject({ preset: 'duel', stage: 'lobby', chairs: [] });
});

test('a later request gets the same rematch, after everybody had left and after a restart', async () => {
  const id = await newMatch(server, { preset: 'duel' });
  const ada = await Person.join(server, dinoWars, id);
  const bob = await Person.join(server, dinoWars, id);
  await ada.sit('Ada', 'army');
  const { token } = (await bob.request('sit', { name: 'Bob', wish: 'dinosaurs' })) as { token: string };
  await until(() => bob.stage === 'playing');
  await bob.play({ type: 'resign', agreed: true });
  await until(() => ada.stage === 'over');
  const first = await ada.request('rematch', {});
  if (!first.ok) throw new Error(first.code);
  await Promise.all([ada.leave(), bob.leave()]);
  await until(() => !server.host.live.has(id));
  const again = await Person.join(server, dinoWars, id, token);
  expect(again.room.state.rematch).toBe(first.id);
  expect(await again.request('rematch', {})).toEqual(first);
  await server.close();
  server = await startServer({ dataDir: folder, games: [dinoWars] });
  const third = await Person.join(server, dinoWars, id, token);
  expect(third.room.state.rematch).toBe(first.id);
  expect(await third.request('rematch', {})).toEqual(first);
});

test('a computer player is seated already and has changed sides', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'] });
  const ada = await Person.join(server, dinoWars, id);
  await ada.sit('Ada', 'army');
  await until(() => ada.stage === 'playing');
  await ada.play({ type: 'resign', agreed: true });
  await until(() => ada.stage === 'over');
  const reply = await ada.request('rematch', {});
  if (!reply.ok) throw new Error(reply.code);
  const again = await Person.join(server, dinoWars, reply.id);
  expect(again.room.state.chairs.map(({ bot, wish }) => [bot, wish])).toEqual([
    [true, 'army'],
    [false, ''],
  ]);
  await again.sit('Ada', 'dinosaurs');
  await until(() => again.stage === 'playing');
});

test('it uses the present rule readings, even if the match before began under earlier ones', async () => {
  const record = await server.host.journal.match(await newMatch(server, { preset: 'duel' }));
  if (record === null) throw new Error('There is no match');
  const former = { ...record, id: 'begun-under-4', options: { ...(record.options as object), asOf: 4 } };
  const next = await setUpRematch(server.host, former, new Chairs(['army', 'dinosaurs'], []), { address: '' });
  expect((await server.host.journal.match(next))?.options).toEqual(record.options);
});

test('in teams of the same size everybody changes sides, and the first who asked may change the match', async () => {
  const record = await server.host.journal.match(await newMatch(server, { preset: 'island' }));
  if (record === null) throw new Error('There is no match');
  const labels = dinoWars.chairs(record.options as never);
  const bots = labels.map((wish, place) => ({ ...EMPTY_CHAIR, place, name: 'Computer', wish, bot: true }));
  const chairs = new Chairs(labels, bots.slice(1));
  const next = await server.host.journal.match(
    await setUpRematch(server.host, record, chairs, { address: '', creator: 'ada' }),
  );
  expect(next?.creator).toBe('ada');
  const others = labels.slice(1).map((label) => (label === 'army' ? 'dinosaurs' : 'army'));
  expect(next?.chairs.map(({ wish }) => wish)).toEqual(others);
});

test('a rematch is charged like every new match, and one too many is refused and not stored', async () => {
  const limited = await startServer({ dataDir: second, games: [dinoWars], limits: { matchesPerMinute: 2 } });
  try {
    let id = await newMatch(limited, { preset: 'duel' });
    for (const isRefused of [false, true]) {
      const [ada, bob] = [await Person.join(limited, dinoWars, id), await Person.join(limited, dinoWars, id)];
      await ada.sit('Ada', 'army');
      await bob.sit('Bob', 'dinosaurs');
      await until(() => ada.stage === 'playing' && bob.stage === 'playing');
      await bob.play({ type: 'resign', agreed: true });
      await until(() => ada.stage === 'over');
      const reply = await ada.request('rematch', {});
      if (reply.ok) id = reply.id;
      expect(reply).toMatchObject(isRefused ? { ok: false, code: 'TOO_FAST' } : { ok: true });
      expect(ada.room.state.rematch === '').toBe(isRefused);
    }
  } finally {
    await limited.close();
  }
});

test('a match counts by the length of what is stored, so a short request for a long battle counts as several', async () => {
  const { journal, limits } = server.host;
  const stored: string[] = [];
  const counted = new NewMatches({
    journal: { createMatch: async ({ id }) => void stored.push(id) },
    games: server.host.games,
    limits: { ...limits, matchesPerDay: 5 },
    neighbours: NO_NEIGHBOURS,
  });
  const record = await journal.match(await newMatch(server, { preset: 'duel' }));
  if (record === null) throw new Error('There is no match');
  const long = { ...record, options: { long: 'x'.repeat(100_000) } };
  await counted.create('one', { ...long, id: 'a' });
  await expect(counted.create('one', { ...long, id: 'b' })).rejects.toMatchObject({ code: 'TOO_FAST' });
  await counted.create('another', { ...record, id: 'c' });
  expect(stored).toEqual(['a', 'c']);
});

test('nothing but the charged way makes a match', () => {
  const source = join(__dirname, '../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const makers = files.filter((name) => /\.createMatch\(/.test(readFileSync(join(source, name), 'utf8')));
  expect(makers).toEqual(['new-matches.ts']);
});
