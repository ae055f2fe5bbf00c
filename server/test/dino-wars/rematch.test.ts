/** Tests rematches: everybody who asks gets the same one. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { setUpRematch } from '../../src/rooms/rematch';
import { Chairs, EMPTY_CHAIR } from '../../src/rooms/seats/chairs';
import { newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const dinoWars = dinoWarsGame as Game;

let server: RunningServer;
const folder = tempFolder();
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
  const next = await setUpRematch(server.host, former, new Chairs(['army', 'dinosaurs'], []));
  expect((await server.host.journal.match(next))?.options).toEqual(record.options);
});

test('in teams of the same size everybody changes sides, and the first who asked may change the match', async () => {
  const record = await server.host.journal.match(await newMatch(server, { preset: 'island' }));
  if (record === null) throw new Error('There is no match');
  const labels = dinoWars.chairs(record.options as never);
  const bots = labels.map((wish, place) => ({ ...EMPTY_CHAIR, place, name: 'Computer', wish, bot: true }));
  const chairs = new Chairs(labels, bots.slice(1));
  const next = await server.host.journal.match(await setUpRematch(server.host, record, chairs, { creator: 'ada' }));
  expect(next?.creator).toBe('ada');
  const others = labels.slice(1).map((label) => (label === 'army' ? 'dinosaurs' : 'army'));
  expect(next?.chairs.map(({ wish }) => wish)).toEqual(others);
});
