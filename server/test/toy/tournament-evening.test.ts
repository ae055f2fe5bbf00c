/** The matches of a Swiss evening on a real server: who can begin them, how long somebody waits, and what a page costs. */
import type { Frozen } from '@dwo/kernel';
import type { Failure, Game, Standing, TournamentShown } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import type { RunningServer } from '../../src';
import { Person, startServer, tempFolder, until } from '../table';
import { callAs, look, newcomer } from '../tournament-people';

const MINUTE_MS = 60_000;
const toy = tarPitGame as unknown as Game;
let views = 0;
let counts = 0;
const game: Game = {
  ...toy,
  standing(): Standing {
    counts++;
    return { turn: 1, left: {} };
  },
  rules: {
    ...toy.rules,
    view(state: Frozen<object>, viewer) {
      if (viewer === 'spectator') views++;
      return toy.rules.view(state, viewer);
    },
  },
};
let now = Date.parse('2026-11-29T20:00:00Z');
let server: RunningServer;
const dataDir = tempFolder();
beforeAll(async () => {
  server = await startServer({
    dataDir,
    games: [game],
    now: () => now++,
    limits: { matchesPerMinute: 1000, abortSeconds: 0.3 },
  });
});
afterAll(() => server.close());

const five = () => Promise.all(Array.from({ length: 5 }, () => newcomer(server)));

/** An evening of these five people and four computers in its first round. */
async function evening(mes: readonly string[]) {
  const call = <T = TournamentShown>(path: string, me: string, body: object) =>
    callAs<T>(server, `/tournaments${path}`, me, body);
  const wish = { kind: 'swiss', title: 'Friday', game: game.rules.id, preset: 'standard', waitHours: 1, minutes: 30 };
  const [first = ''] = mes;
  const { id } = (await call<{ id: string }>('', first, { ...wish, name: 'P0' })).body;
  for (const [at, me] of mes.entries()) if (at > 0) await call(`/${id}/join`, me, { name: `P${at}` });
  for (let n = 0; n < 4; n++) await call(`/${id}/computers`, first, { strength: null });
  const shown = (await call(`/${id}/begin`, first, {})).body;
  const between = (a: number, b: number) =>
    shown.roundsSoFar[0]?.matches.find(({ members }) => members.includes(a) && members.includes(b))?.id ?? '';
  return { id, between };
}

test('a live match begins when both of its people are there, and nobody else can begin it or take a seat', async () => {
  const mes = await five();
  const { id, between } = await evening(mes);
  const [ann, , , , eve] = mes as [string, string, string, string, string];
  const match = between(0, 4);
  const stranger = await Person.join(server, game, match, { me: await newcomer(server) });
  expect([stranger.place, stranger.stage]).toEqual([null, 'lobby']);
  const one = await Person.join(server, game, match, { me: ann });
  await until(() => one.place !== null);
  expect(await one.request('leave-seat', {})).toMatchObject({ ok: false, code: 'IN_TOURNAMENT' });
  // Sitting down again changes a name, and begins nothing.
  expect(await one.request('sit', { name: 'Anna', wish: 'random' })).toMatchObject({ ok: true });
  await stranger.room.leave();
  expect((await look(server, id, ann)).roundsSoFar[0]?.matches.find((each) => each.id === match)?.stage).toBe(
    'waiting',
  );
  expect(one.stage).toBe('lobby');
  const other = await Person.join(server, game, match, { me: eve });
  await until(() => one.stage === 'playing' && other.stage === 'playing');

  // The score of a state is worked out once, however often the page is read, and no state is hashed for it.
  const before = { views, counts };
  for (let n = 0; n < 5; n++) await look(server, id, null);
  expect({ views, counts }).toEqual({ views: before.views, counts: before.counts + 1 });
  await Promise.all([one.leave(), other.leave()]);
});

test('a person who has waited five minutes begins without the other one; one who meets a computer does not wait', async () => {
  const mes = await five();
  const { id, between } = await evening(mes);
  const [ann, ben] = mes as [string, string];
  const quick = await Person.join(server, game, between(1, 5), { me: ben });
  await until(() => quick.stage === 'playing');
  const match = between(0, 4);
  const early = await Person.join(server, game, match, { me: ann });
  await until(() => early.place !== null);
  expect(early.stage).toBe('lobby');
  await early.leave();
  now += 5 * MINUTE_MS;
  const stranger = await Person.join(server, game, match, { me: await newcomer(server) });
  expect(stranger.stage).toBe('lobby');
  const late = await Person.join(server, game, match, { me: ann });
  await until(() => late.stage === 'playing');
  // TABLE-16: the evening judges it, so nobody can end it.
  const abortable = () => late.room.state.chairs.map((chair) => chair.abortable ?? null);
  expect(abortable()).toEqual([null, null]);
  expect(await late.request('abort', {})).toMatchObject({ code: 'IN_TOURNAMENT', rule: 'TABLE-16' });
  // Once the evening is over, nobody judges it any more, and a person who is left alone can end it.
  const { store } = server.host.tournaments;
  const n = (await store.read(id))?.n ?? 0;
  expect(await store.write(id, n, now, { type: 'finished' })).toBe(true);
  let reply = await late.request('abort', {});
  await until(() => abortable().some((from) => from !== null));
  while (!reply.ok && reply.code === 'NOT_AWAY') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    reply = await late.request('abort', {});
  }
  expect(reply).toEqual({ ok: true });
  await Promise.all([quick.leave(), stranger.leave(), late.leave()]);
});

test('people who have blocked each other do not meet on an evening, and can not both be in a round robin', async () => {
  const mes = await five();
  const [ann, ben, , , eve] = mes as [string, string, string, string, string];
  const met = (await evening(mes)).between(0, 4);
  expect(met).not.toBe('');
  expect((await callAs(server, '/me/block', eve, { match: met, place: 0 })).status).toBe(200);
  const { between } = await evening(mes);
  expect(between(0, 4)).toBe('');

  const robin = { kind: 'round-robin', title: 'Cup', game: game.rules.id, preset: 'standard', waitHours: 24 };
  const wish = { ...robin, name: 'Ann', daysPerMove: 1, days: 14 };
  const { id } = (await callAs<{ id: string }>(server, '/tournaments', ann, wish)).body;
  for (const [me, status] of [
    [eve, 409],
    [ben, 200],
  ] as const) {
    const answer = await callAs<{ error?: Failure }>(server, `/tournaments/${id}/join`, me, { name: 'P' });
    expect([answer.status, answer.body.error?.code]).toEqual([status, status === 409 ? 'KEPT_APART' : undefined]);
  }
});
