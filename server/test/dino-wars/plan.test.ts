/** Tests the plan of a table over HTTP. */
import type { State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Failure, Game, PlanAnswer } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, roomOf, startServer, summaryOf, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const game = dinoWarsGame as Game;
const tally = tallyGame() as Game;
const dataDir = tempFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ dataDir, games: [game, tally] });
});
afterAll(() => server.close());

const planOf = async (id: string) => (await api<PlanAnswer>(server, `/api/matches/${id}/plan`)).body;

/** Two people at a new table. */
async function two(preset: string) {
  const id = await newMatch(server, { game: 'dino-wars', preset });
  const army = await Person.join(server, game, id);
  await army.sit('Ada', 'army');
  expect(await planOf(id)).toEqual({ seq: 0, plan: null });
  const herd = await Person.join(server, game, id);
  await herd.sit('Bob', 'dinosaurs');
  await until(() => army.stage === 'playing' && herd.stage === 'playing');
  return { id, army, herd };
}

test('a plan shows the present table, and is drawn once for each state', async () => {
  const { id, army, herd } = await two('quick');
  const { seq, plan } = await planOf(id);
  const { dinosaurs, table } = army.state as State;
  expect(seq).toBe((await summaryOf(server, id)).seq);
  expect([plan?.width, plan?.height]).toEqual([table.widthCi, table.heightCi]);
  expect(plan?.figures.dinosaurs).toHaveLength(3 * Object.keys(dinosaurs).length);
  expect(roomOf(server, id)?.plan()).toBe(roomOf(server, id)?.plan());

  const awaited = game.rules.awaiting(army.state)[0] ?? 0;
  const player = [army, herd].find(({ place }) => place === awaited) as Person;
  const before = roomOf(server, id)?.plan();
  expect(await player.play(game.rules.pass(army.state, awaited))).toMatchObject({ ok: true });
  const after = await planOf(id);
  expect(after.seq).toBe(seq + 1);
  expect(roomOf(server, id)?.plan()).not.toBe(before);
});

test('a plan does not show the dinosaurs that hide at the Time Gate', async () => {
  const { id, army, herd } = await two('gate');
  const now = () => roomOf(server, id)?.play?.state as State;
  const hidden = () => now().secrets.flatMap((secret) => Object.values(secret?.dinosaurs ?? {}));
  const { rules } = dinoWarsGame;
  while (hidden().length === 0) {
    const state = now();
    const seat = rules.awaiting(state)[0] as number;
    const player = [army, herd].find(({ place }) => place === seat) as Person;
    expect(await player.play(rules.pass(state, seat))).toMatchObject({ ok: true });
  }
  const { figures } = (await planOf(id)).plan ?? {};
  const spots = new Set<string>();
  const herdOf = figures?.dinosaurs ?? [];
  for (let i = 0; i < herdOf.length; i += 3) spots.add(`${herdOf[i]} ${herdOf[i + 1]}`);
  const { heightCi } = now().table;
  for (const { x, y } of hidden()) expect(spots).not.toContain(`${x} ${heightCi - y}`);
});

test('a game without a table has no plan', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, tally, id);
  await ada.sit('Ada', 'odd');
  const bob = await Person.join(server, tally, id);
  await bob.sit('Bob', 'even');
  await until(() => ada.stage === 'playing');
  expect(await planOf(id)).toEqual({ seq: 0, plan: null });
});

test('a match that nobody has open has no plan, and is not opened for it', async () => {
  const id = await newMatch(server, { game: 'dino-wars', preset: 'quick' });
  expect(await planOf(id)).toEqual({ seq: 0, plan: null });
  expect(roomOf(server, id)).toBeUndefined();
});

test.each(['nosuchmatch', '..%2f..', '%00', 'a'.repeat(200)])(
  'the plan of %s is refused, because there is no such match',
  async (id) => {
    const { status, body } = await api<{ error: Failure }>(server, `/api/matches/${id}/plan`);
    expect([status, body]).toMatchObject([404, { error: { code: 'MATCH_UNKNOWN' } }]);
  },
);
