/** Tests seats that change hands: to the computer, a teammate or a substitute, and back to the owner. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, tempFolder, until } from '../table';
import { type TallyState, tallyGame } from '../tally';

const moves: Parameters<typeof tallyGame>[1] = [];
const game = tallyGame(1, moves) as Game;
const dinoWars = dinoWarsGame as Game;
const folder = tempFolder();
const limits = { graceSeconds: 0.4 };
const games = [dinoWars, game];
let server: RunningServer;
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  server = await startServer({ dataDir: folder, games, limits });
});
afterAll(() => server.close());

async function table() {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const eve = await Person.join(server, game, id);
  const adaToken = await ada.sit('Ada', 'odd');
  const bobToken = await bob.sit('Bob', 'even');
  await until(() => [ada, bob, eve].every(({ stage }) => stage === 'playing'));
  return { id, ada, bob, eve, adaToken, bobToken };
}

const chairOf = ({ room }: Person, seat: number) => room.state.chairs[seat];
const sumOf = ({ state }: Person) => (state as TallyState).sum;

async function restart(): Promise<void> {
  await server.close();
  server = await startServer({ dataDir: folder, games, limits });
}

test('the computer plays for a player who wants it, until they take the seat back', async () => {
  const { ada, bob } = await table();
  expect(await ada.request('hand-over', { to: 'bot', seat: 1 })).toMatchObject({ code: 'NOT_AWAY', rule: 'TABLE-12' });
  moves.push({ type: 'add', n: 7 });
  expect(await ada.request('hand-over', { to: 'bot' })).toEqual({ ok: true });
  expect(await ada.request('hand-over', { to: 'bot' })).toMatchObject({ code: 'ALREADY_SO', rule: 'TABLE-13' });
  await until(() => sumOf(bob) === 7);
  expect([ada.place, ada.owns]).toEqual([null, 0]);
  expect(chairOf(bob, 0)).toMatchObject({ name: 'Ada', holder: 'bot', player: 'Clumsy', connected: true });
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ code: 'NOT_SEATED', rule: 'TABLE-3' });
  expect(await bob.request('hand-over', { to: 'owner', seat: 0 })).toMatchObject({
    code: 'NOT_YOURS',
    rule: 'TABLE-3',
  });
  expect(await ada.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => ada.place === 0 && chairOf(bob, 0)?.holder === '');
  expect(await bob.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  expect(await ada.play({ type: 'add', n: 2 })).toMatchObject({ ok: true });
  await until(() => sumOf(bob) === 10);
  expect(bob.deeds).toEqual([
    { type: 'handed', seat: 0, to: 'bot', name: 'Clumsy', by: 0 },
    { type: 'handed', seat: 0, to: 'owner', name: 'Ada', by: 0 },
  ]);
  expect(bob.batches.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('a spectator becomes the substitute of an open seat, comes back to it after a restart, and loses it when the owner wants it', async () => {
  const { id, ada, bob, eve, adaToken } = await table();
  expect(await eve.request('stand-in', { seat: 0, name: 'Eve' })).toMatchObject({ code: 'NOT_OPEN', rule: 'TABLE-13' });
  expect(await eve.request('hand-over', { to: 'bot', seat: 0 })).toMatchObject({ code: 'NOT_SEATED', rule: 'TABLE-3' });
  expect(await ada.request('hand-over', { to: 'nobody' })).toMatchObject({ code: 'NOT_OPEN', rule: 'TABLE-13' });
  expect(await ada.request('hand-over', { to: 'watchers' })).toEqual({ ok: true });
  expect(await ada.request('hand-over', { to: 'watchers' })).toMatchObject({ code: 'ALREADY_SO', rule: 'TABLE-13' });
  await until(() => chairOf(eve, 0)?.open === true);
  expect(await bob.request('stand-in', { seat: 0, name: 'Bob' })).toMatchObject({ code: 'NOT_YOURS', rule: 'TABLE-3' });
  const reply = await eve.request('stand-in', { seat: 0, name: 'Eve' });
  if (!reply.ok) throw new Error(reply.code);
  await until(() => eve.place === 0 && ada.place === null && chairOf(bob, 0)?.holder === 'substitute');
  expect(chairOf(bob, 0)).toMatchObject({ name: 'Ada', holder: 'substitute', player: 'Eve', open: false });
  expect(JSON.stringify(bob.deeds)).not.toMatch(/[0-9a-f]{64}/);
  expect(await eve.play({ type: 'add', n: 5 })).toMatchObject({ ok: true });
  expect(await eve.request('rotate', {})).toMatchObject({ code: 'NOT_YOURS', rule: 'TABLE-3' });
  expect(await eve.request('rename', { name: 'Mallory' })).toMatchObject({ code: 'NOT_YOURS', rule: 'TABLE-3' });
  await restart();
  const [again, owner] = [
    await Person.join(server, game, id, reply.token),
    await Person.join(server, game, id, adaToken),
  ];
  await until(() => again.place === 0 && owner.owns === 0);
  expect([owner.place, sumOf(again)]).toEqual([null, 5]);
  expect(await owner.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => owner.place === 0 && again.place === null);
  expect(again.notices).toMatchObject([{ code: 'SEAT_RETURNED', rule: 'TABLE-14' }]);
  const late = await Person.join(server, game, id, reply.token);
  await until(() => late.notices.length > 0);
  expect(late.notices).toMatchObject([{ code: 'TOKEN_UNKNOWN' }]);
});

test('others call a substitute for a player who is away; the owner who comes back on any device has the seat again', async () => {
  const { id, ada, bob, adaToken } = await table();
  await ada.leave();
  await until(() => chairOf(bob, 0)?.away !== undefined);
  expect(await bob.request('hand-over', { to: 'bot', seat: 0 })).toMatchObject({ code: 'NOT_AWAY', rule: 'TABLE-12' });
  const { away = 0, callable = 0 } = chairOf(bob, 0) ?? {};
  expect(callable - away).toBe(400);
  await until(() => Date.now() >= callable);
  moves.push({ type: 'add', n: 3 });
  expect(await bob.request('hand-over', { to: 'bot', seat: 0 })).toEqual({ ok: true });
  await until(() => sumOf(bob) === 3);
  expect(chairOf(bob, 0)?.holder).toBe('bot');
  expect([chairOf(bob, 0)?.away, chairOf(bob, 0)?.callable]).toEqual([undefined, undefined]);
  const back = await Person.join(server, game, id, adaToken);
  await until(() => back.place === 0 && chairOf(bob, 0)?.holder === '' && bob.deeds.length === 2);
  expect(bob.deeds[1]).toEqual({ type: 'handed', seat: 0, to: 'owner', name: 'Ada', by: null });
  expect(await bob.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  expect(await back.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
});

/** Two players of the army against one of the dinosaurs. */
const TEAM = {
  era: 'ww2',
  table: { widthCi: 3000, heightCi: 3000, terrain: [] },
  players: [{ side: 'army' }, { side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [{ id: 'rex', owner: 2, at: { x: 1000, y: 1000 }, facing: 0, kind: 'tyrannosaurus', lifePoints: null }],
  soldiers: [
    { id: 'joe', owner: 0, at: { x: 2600, y: 1000 }, facing: 180, rank: 'enlisted', weapon: 'rifle', order: 'ask' },
    { id: 'jim', owner: 1, at: { x: 2900, y: 2900 }, facing: 180, rank: 'enlisted', weapon: 'rifle', order: 'ask' },
  ],
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'army-movement' },
};

test("TABLE-13 a teammate plays two seats and only those, and a substitute can't give up for the owner", async () => {
  const id = await newMatch(server, { options: TEAM });
  const people: Person[] = [];
  const tokens: string[] = [];
  for (const wish of ['army', 'army', 'dinosaurs']) {
    const person = await Person.join(server, dinoWars, id);
    tokens.push(await person.sit(`P${people.length}`, wish));
    people.push(person);
  }
  await until(() => people.every(({ place, stage }) => place !== null && stage === 'playing'));
  const bySeat = [...people].sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  const [ada, bob, rex] = bySeat as [Person, Person, Person];
  const bobToken = tokens[people.indexOf(bob)] as string;
  expect(await ada.request('intent', { seat: 1, intent: { type: 'done' } })).toMatchObject({
    code: 'NOT_YOURS',
    rule: 'TABLE-3',
  });
  expect(await bob.request('hand-over', { to: 'mate', mate: 2 })).toMatchObject({ code: 'NO_MATE', rule: 'TABLE-13' });
  expect(await bob.request('hand-over', { to: 'mate', mate: 1 })).toMatchObject({ code: 'NO_MATE', rule: 'TABLE-13' });
  expect(await bob.request('hand-over', { to: 'mate', mate: 0 })).toEqual({ ok: true });
  await until(() => ada.seats.length === 2 && bob.owns === 1 && chairOf(rex, 1)?.mate === 0);
  expect(ada.seats).toEqual([0, 1]);
  const walk = { type: 'move', figure: 'jim', path: [{ x: 2800, y: 2800 }], stopAt: null };
  expect(await ada.request('intent', { intent: walk })).toMatchObject({ code: 'REFUSED' });
  expect(await ada.request('intent', { seat: 1, intent: walk })).toMatchObject({ ok: true });
  expect(await ada.request('intent', { seat: 2, intent: { type: 'done' } })).toMatchObject({
    code: 'NOT_YOURS',
    rule: 'TABLE-3',
  });
  expect(await ada.request('intent', { seat: 1, intent: { type: 'agreeEnd', agreed: true } })).toMatchObject({
    ok: true,
  });
  expect(await ada.request('hand-over', { to: 'watchers', seat: 1 })).toEqual({ ok: true });
  const eve = await Person.join(server, dinoWars, id);
  const sat = await eve.request('stand-in', { seat: 1, name: 'Eve' });
  if (!sat.ok) throw new Error(sat.code);
  for (const type of ['agreeEnd', 'resign']) {
    expect(await eve.play({ type, agreed: true })).toMatchObject({ code: 'NOT_YOURS', rule: 'TABLE-3' });
  }
  expect(await bob.request('hand-over', { to: 'mate', mate: 0 })).toEqual({ ok: true });
  await until(() => eve.place === null);
  await bob.leave();
  const back = await Person.join(server, dinoWars, id, bobToken);
  await until(() => back.owns === 1);
  expect(await ada.request('hand-over', { to: 'owner', seat: 1 })).toEqual({ ok: true });
  await until(() => back.place === 1 && ada.seats.length === 1);
  await ada.leave();
  await until(() => (chairOf(back, 0)?.callable ?? Number.POSITIVE_INFINITY) <= Date.now());
  expect(await rex.request('hand-over', { to: 'mate', seat: 0, mate: 1 })).toMatchObject({
    code: 'NO_MATE',
    rule: 'TABLE-13',
  });
  expect(await back.request('hand-over', { to: 'mate', seat: 0 })).toEqual({ ok: true });
  await until(() => back.seats.length === 2);
  const { players } = back.state as Frozen<{ players: readonly { readonly done: boolean }[] }>;
  expect(players[0]?.done).toBe(false);
  expect(await back.request('intent', { seat: 0, intent: { type: 'done' } })).toMatchObject({ ok: true });
}, 20_000);

test('nothing can be handed over before the match begins, after its end, or for a computer player', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['even'] });
  const ada = await Person.join(server, game, id);
  expect(await ada.request('hand-over', { to: 'bot' })).toMatchObject({ code: 'NOT_BEGUN', rule: 'TABLE-2' });
  await ada.sit('Ada', 'odd');
  await until(() => ada.stage === 'playing');
  expect(await ada.request('hand-over', { to: 'watchers', seat: 1 })).toMatchObject({
    code: 'NOT_YOURS',
    rule: 'TABLE-13',
  });
  expect(await ada.request('hand-over', { to: 'watchers', seat: 7 })).toMatchObject({
    code: 'CHAIR_UNKNOWN',
    rule: 'TABLE-1',
  });
  expect(await ada.play({ type: 'end' })).toMatchObject({ ok: true });
  expect(await ada.request('hand-over', { to: 'bot' })).toMatchObject({ code: 'MATCH_OVER', rule: 'TABLE-8' });
  expect((await api(server, '/healthz')).status).toBe(200);
});
