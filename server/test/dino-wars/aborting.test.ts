/** Tests ending a match without a result when an opponent does not come or leaves in the first turn. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game, OwnMatches } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const game = tallyGame() as Game;
const dinoWars = dinoWarsGame as Game;
const dataDir = tempFolder();
const limits = { abortSeconds: 0.3, graceSeconds: 30 };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [dinoWars, game], limits });
});
afterAll(() => server.close());

async function table(wish: object = {}) {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', visibility: 'open', ...wish });
  const me = (await api<{ me: string }>(server, '/api/me', {})).body.me;
  const ada = await Person.join(server, game, id, { me });
  const bob = await Person.join(server, game, id);
  await ada.request('sit', { name: 'Ada', wish: 'odd', me });
  const bobs = await bob.sit('Bob', 'even');
  await until(() => [ada, bob].every(({ stage }) => stage === 'playing'));
  return { id, me, ada, bob, bobs };
}

const left = async (ada: Person) => {
  await until(() => (ada.room.state.chairs[1]?.abortable ?? Infinity) <= Date.now());
};

test('TABLE-16 a match whose other player left in the first turn ends without a result, and is listed so', async () => {
  const { id, me, ada, bob, bobs } = await table();
  expect(await ada.request('abort', {})).toMatchObject({ ok: false, code: 'NOT_AWAY', rule: 'TABLE-16' });
  await bob.leave();
  expect(await ada.request('abort', {})).toMatchObject({ ok: false, code: 'NOT_AWAY' });
  await left(ada);
  expect(await ada.request('abort', {})).toEqual({ ok: true });
  await until(() => ada.stage === 'over');
  expect(ada.deeds).toEqual([{ type: 'aborted', by: 0 }]);
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ code: 'MATCH_OVER' });
  expect(await ada.request('ask', { what: 'pause' })).toMatchObject({ code: 'MATCH_OVER' });

  const headers = { authorization: `Bearer ${me}` };
  const own = await fetch(`http://127.0.0.1:${server.port}/api/me/matches`, { headers });
  const { waiting, matches } = (await own.json()) as OwnMatches;
  expect(waiting).toBe(0);
  expect(matches).toMatchObject([{ id, stage: 'over', outcome: null, yourTurn: false }]);
  const { body } = await api<{ matches: { id: string }[] }>(server, '/api/matches/finished');
  expect(body.matches.map((each) => each.id)).not.toContain(id);
  expect(await api(server, `/api/matches/${id}/record`)).toMatchObject({ status: 409 });

  // It stays so when somebody opens it again, and after a restart.
  await ada.leave();
  await server.close();
  server = await startServer({ dataDir, games: [dinoWars, game], limits });
  const back = await Person.join(server, game, id, bobs);
  await until(() => back.stage === 'over');
  expect(await back.play({ type: 'add', n: 1 })).toMatchObject({ code: 'MATCH_OVER' });
});

test('TABLE-16 it can be set up again with the same battle, clock, sides and visibility', async () => {
  const { ada, bob } = await table({ terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } });
  await bob.leave();
  await left(ada);
  expect(await ada.request('rematch', {})).toMatchObject({ code: 'NOT_OVER' });
  await ada.request('abort', {});
  const again = await ada.request('rematch', {});
  if (!again.ok) throw new Error(again.code);
  expect(await summaryOf(server, again.id)).toMatchObject({
    ...{ preset: 'slow', visibility: 'open', stage: 'lobby' },
    terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  });
});

test('TABLE-16 once a second turn has begun no match ends without a result', async () => {
  const { ada, bob } = await table();
  await ada.play({ type: 'add', n: 1 });
  await bob.play({ type: 'add', n: 2 });
  await bob.leave();
  await until(() => ada.room.state.chairs[1]?.away !== undefined);
  expect(ada.room.state.chairs[1]?.abortable).toBeUndefined();
  expect(await ada.request('abort', {})).toMatchObject({ code: 'TOO_LATE', rule: 'TABLE-16' });
});

test('TABLE-16 neither a spectator nor an opponent of computer players can end it so, and one present teammate is enough to go on', async () => {
  const { id, bob } = await table();
  const eve = await Person.join(server, game, id);
  await bob.leave();
  await left(eve);
  expect(await eve.request('abort', {})).toMatchObject({ code: 'NOT_SEATED' });

  const alone = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'] });
  const cid = await Person.join(server, dinoWars, alone);
  await cid.sit('Cid', 'army');
  await until(() => cid.stage === 'playing');
  expect(await cid.request('abort', {})).toMatchObject({ code: 'NOT_AWAY' });

  const island = await newMatch(server, { preset: 'island', bots: ['army', 'army', 'dinosaurs'] });
  const people: Person[] = [];
  for (const [name, side] of [
    ['Dot', 'army'],
    ['Fay', 'dinosaurs'],
    ['Gus', 'dinosaurs'],
  ] as const) {
    const person = await Person.join(server, dinoWars, island);
    await person.sit(name, side);
    people.push(person);
  }
  const [dot, fay, gus] = people as [Person, Person, Person];
  await until(() => dot.stage === 'playing');
  const seat = gus.place ?? -1;
  await gus.leave();
  await until(() => (dot.room.state.chairs[seat]?.abortable ?? Infinity) <= Date.now());
  expect(await dot.request('abort', {})).toMatchObject({ code: 'NOT_AWAY' });
  const other = fay.place ?? -1;
  await fay.leave();
  await until(() => (dot.room.state.chairs[other]?.abortable ?? Infinity) <= Date.now());
  expect(await dot.request('abort', {})).toEqual({ ok: true });
});
