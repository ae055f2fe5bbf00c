/** Tests mirror matches: the same two play a battle twice, with sides swapped, and the server adds up both results. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game, HalvesShown, OwnMatches } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, tempFolder, until } from '../table';

const dinoWars = dinoWarsGame as Game;
const folder = tempFolder();
const limits = { abortSeconds: 0.3, graceSeconds: 30 };
let server: RunningServer;
const start = async () => {
  server = await startServer({ dataDir: folder, games: [dinoWars], limits });
};
beforeAll(start);
afterAll(() => server.close());

const somebody = async () => (await api<{ me: string }>(server, '/api/me', {})).body.me;

async function halvesOf(id: string, me: string | null = null): Promise<HalvesShown | null> {
  const headers = me === null ? {} : { authorization: `Bearer ${me}` };
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches/${id}/halves`, { headers });
  return ((await response.json()) as { halves: HalvesShown | null }).halves;
}

interface Sides {
  readonly army: Person;
  readonly dinosaurs: Person;
}

/** Two people with identities, by the sides that they take. */
async function sitting(id: string, [army, dinosaurs]: readonly [string, string], names = NAMES): Promise<Sides> {
  const sit = async (me: string, wish: string) => {
    const person = await Person.join(server, dinoWars, id, { me });
    const reply = await person.request('sit', { name: names(me), wish });
    if (!reply.ok) throw new Error(reply.code);
    return person;
  };
  const sides = { army: await sit(army, 'army'), dinosaurs: await sit(dinosaurs, 'dinosaurs') };
  await until(() => Object.values(sides).every(({ stage }) => stage === 'playing'));
  return sides;
}

const NAMES = (me: string) => `P${me.slice(-6)}`.replace(/[^A-Za-z0-9]/g, 'x');

async function givesUp(sides: Sides, loser: keyof Sides): Promise<void> {
  await sides[loser].play({ type: 'resign', agreed: true });
  await until(() => Object.values(sides).every(({ stage }) => stage === 'over'));
}

async function rematch({ army }: Sides): Promise<string> {
  const reply = await army.request('rematch', {});
  if (!reply.ok) throw new Error(reply.code);
  return reply.id;
}

/** One half in which the army gives up; returns the id of its rematch. */
async function half(id: string, people: readonly [string, string]): Promise<string> {
  const sides = await sitting(id, people);
  await givesUp(sides, 'army');
  return rematch(sides);
}

test('TABLE-8 both results are added after a restart between the halves, and every one of four rematches has its pair', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const first = await newMatch(server, { preset: 'duel' });
  const sides = await sitting(first, [ada, bob]);
  expect(await halvesOf(first)).toMatchObject({
    half: 1,
    first: { id: first, result: null },
    second: null,
    total: null,
  });
  await givesUp(sides, 'army');
  const alone = await halvesOf(first);
  expect(alone).toMatchObject({ half: 1, second: null, total: null });
  const [lost = 0, won = 0] = alone?.first.result?.points ?? [];
  expect(alone?.first).toMatchObject({ labels: ['army', 'dinosaurs'], result: { wins: [0, 1], end: 'gaveUp' } });
  expect([lost, won > 0]).toEqual([0, true]);

  await server.close();
  await start();
  const back = await Person.join(server, dinoWars, first, { me: ada });
  await until(() => back.place === 0);
  const reply = await back.request('rematch', {});
  if (!reply.ok) throw new Error(reply.code);
  const second = reply.id;
  expect(await halvesOf(first)).toMatchObject({ second: { id: second, stage: 'lobby', result: null }, total: null });
  expect(await halvesOf(second)).toMatchObject({ half: 2, first: { id: first }, second: { id: second } });
  const third = await half(second, [bob, ada]);
  const both = {
    first: { id: first, labels: ['army', 'dinosaurs'], result: { wins: [0, 1], points: [0, won] } },
    second: { id: second, labels: ['dinosaurs', 'army'], result: { wins: [1, 0], points: [won, 0] } },
    total: { wins: [1, 1], points: [won, won], winner: null, by: 'even' },
  };
  expect(await halvesOf(first)).toMatchObject({ half: 1, ...both });
  expect(await halvesOf(second)).toMatchObject({ half: 2, ...both });

  const own = await fetch(`http://127.0.0.1:${server.port}/api/me/matches`, {
    headers: { authorization: `Bearer ${ada}` },
  });
  const listed = ((await own.json()) as OwnMatches).matches.filter(({ stage }) => stage === 'over');
  expect(new Map(listed.map((match) => [match.id, match.rematch]))).toEqual(
    new Map([
      [first, second],
      [second, third],
    ]),
  );

  // The third match begins another pair, whose second half the same person wins as well.
  expect(await halvesOf(third)).toMatchObject({ half: 1, first: { id: third, stage: 'lobby' }, second: null });
  const fourth = await half(third, [ada, bob]);
  await givesUp(await sitting(fourth, [bob, ada]), 'dinosaurs');
  expect(await halvesOf(fourth)).toMatchObject({
    ...{ half: 2, first: { id: third }, second: { id: fourth } },
    total: { wins: [0, 2], winner: 1, by: 'wins' },
  });
});

test('a half that ends without a result is left out: the next match takes its place', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const first = await newMatch(server, { preset: 'duel' });
  const second = await half(first, [ada, bob]);
  const { army, dinosaurs } = await sitting(second, [bob, ada]);
  await dinosaurs.leave();
  await until(() => (army.room.state.chairs[1]?.abortable ?? Infinity) <= Date.now());
  expect(await army.request('abort', {})).toEqual({ ok: true });
  await until(() => army.stage === 'over');
  expect(await halvesOf(second)).toBeNull();
  expect(await halvesOf(first)).toMatchObject({ half: 1, second: null });
  const reply = await army.request('rematch', {});
  if (!reply.ok) throw new Error(reply.code);
  expect(await halvesOf(first)).toMatchObject({ second: { id: reply.id, stage: 'lobby' } });
  await givesUp(await sitting(reply.id, [bob, ada]), 'army');
  expect(await halvesOf(reply.id)).toMatchObject({ half: 2, first: { id: first }, total: { wins: [1, 1] } });
});

test.each([
  ['others play', 'stranger'],
  ['the sides stay', 'same'],
  ['the battle is changed', 'battle'],
] as const)('a rematch is no second half if %s', async (_, how) => {
  const [ada, bob] = [await somebody(), await somebody()];
  const first = await newMatch(server, { preset: 'duel' });
  const next = await half(first, [ada, bob]);
  if (how === 'battle') {
    const headers = { authorization: `Bearer ${ada}`, 'content-type': 'application/json' };
    const lobby = await Person.join(server, dinoWars, next, { me: ada });
    const body = JSON.stringify({ preset: 'quick' });
    const url = `http://127.0.0.1:${server.port}/api/matches/${next}/set-up`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    await lobby.leave();
    expect(await halvesOf(first)).toMatchObject({ second: null });
    expect(await halvesOf(next)).toMatchObject({ half: 1, first: { id: next } });
    return;
  }
  const others = how === 'same' ? ([ada, bob] as const) : ([bob, await somebody()] as const);
  await givesUp(await sitting(next, others), 'army');
  expect(await halvesOf(first)).toMatchObject({ half: 1, second: null, total: null });
  expect(await halvesOf(next)).toMatchObject({ half: 1, first: { id: next }, second: null });
});

test('a computer keeps its part in the other half', async () => {
  const ada = await somebody();
  const first = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'], strength: 'easy' });
  const play = async (id: string, wish: string) => {
    const person = await Person.join(server, dinoWars, id, { me: ada });
    await person.request('sit', { name: 'Ada', wish });
    await until(() => person.stage === 'playing');
    await person.play({ type: 'resign', agreed: true });
    await until(() => person.stage === 'over');
    return person;
  };
  const reply = await (await play(first, 'army')).request('rematch', {});
  if (!reply.ok) throw new Error(reply.code);
  await play(reply.id, 'dinosaurs');
  expect(await halvesOf(reply.id)).toMatchObject({
    people: [{ name: 'Ada', bot: false }, { bot: true }],
    total: { wins: [0, 2], winner: 1, by: 'wins' },
  });
});

test('spectators of a match with a delay learn of its end and of the second half later than its players', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const first = await newMatch(server, { preset: 'duel', delay: 60 });
  const second = await half(first, [ada, bob]);
  expect(await halvesOf(first, ada)).toMatchObject({ first: { result: { wins: [0, 1] } }, second: { id: second } });
  expect(await halvesOf(first)).toMatchObject({ first: { stage: 'playing', result: null }, second: null, total: null });
  await givesUp(await sitting(second, [bob, ada]), 'army');
  expect((await halvesOf(second, bob))?.total).not.toBeNull();
  expect(await halvesOf(second)).toMatchObject({ first: { result: null }, second: { result: null }, total: null });
});

test('a person whose seat is in other hands at the end loses the half', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const first = await newMatch(server, { preset: 'duel' });
  const sides = await sitting(first, [ada, bob]);
  expect(await sides.army.request('hand-over', { seat: 0, to: 'bot' })).toMatchObject({ ok: true });
  await givesUp(sides, 'dinosaurs');
  const shown = await halvesOf(first);
  expect(shown?.first.result).toMatchObject({ wins: [0, 1], end: 'left' });
});

test('a match between more than two, one that is not known, and a fork are no halves', async () => {
  expect(await halvesOf(await newMatch(server, { preset: 'island' }))).toBeNull();
  expect(await api(server, '/api/matches/nothing/halves')).toMatchObject({ status: 404 });
  const first = await newMatch(server, { preset: 'duel' });
  const next = await half(first, [await somebody(), await somebody()]);
  const fork = await newMatch(server, { fork: { match: first, entries: 0 } });
  expect(await halvesOf(fork)).toBeNull();
  expect(await halvesOf(next)).toMatchObject({ half: 2 });
});
