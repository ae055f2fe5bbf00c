/** Things that wait for a person who comes back: turns, questions for another game, and tournaments. */
import { frozen } from '@dwo/kernel';
import type { Failure, Game, Me, TournamentOpened, TournamentShown, Waiting } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, tempFolder, until } from '../table';

const HOUR_MS = 3_600_000;
const game = tarPitGame as unknown as Game;
const dataDir = tempFolder();
let now = Date.parse('2026-11-29T10:00:00Z');
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game], now: () => now++ });
});
afterAll(() => server.close());

async function call<T>(path: string, me: string | null, body?: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

const newcomer = async () => (await call<Me>('/api/me', null, {})).me;
const waitingFor = (me: string) => call<Waiting>('/api/me/waiting', me);

/** Lists of tournaments may be a moment old. */
const later = () => new Promise((resolve) => setTimeout(resolve, 1_600));

/** Lays a card, if it is theirs to do. */
async function lay(person: Person): Promise<void> {
  const seat = person.place as number;
  if (person.stage !== 'playing' || !game.rules.awaiting(person.state).includes(seat)) return;
  expect(await person.play(game.rules.pass(frozen(person.state), seat))).toMatchObject({ ok: true });
}

/** A match of two people, in which the first one is awaited. */
async function together(wish: object, ann: string, ben: string): Promise<{ readonly id: string; first: Person }> {
  const id = await newMatch(server, { game: game.rules.id, preset: 'standard', ...wish });
  const [first, second] = [
    await Person.join(server, game, id, { me: ann }),
    await Person.join(server, game, id, { me: ben }),
  ];
  await first.request('sit', { name: 'Ann', wish: 'left', me: ann });
  await second.request('sit', { name: 'Ben', wish: 'right', me: ben });
  await until(() => first.stage === 'playing');
  await second.leave();
  return { id, first };
}

test('nothing waits for somebody who is new', async () => {
  const { now: told, ...waiting } = await waitingFor(await newcomer());
  expect(told).toBeGreaterThan(0);
  expect(waiting).toEqual({ turns: 0, turn: null, day: null, result: null, tournaments: [], rematches: [] });
  expect((await call<{ error: Failure }>('/api/me/waiting', null)).error.code).toBe('ME_UNKNOWN');
});

test('of several matches the one whose time runs out first is named, with the others in it', async () => {
  const [ann, ben] = [await newcomer(), await newcomer()];
  const slow = await together({ terms: { kind: 'correspondence', days: 3 } }, ann, ben);
  const fast = await together({ terms: { kind: 'correspondence', days: 1 } }, ann, ben);
  // Both lay a card at the same time.
  for (const me of [ann, ben]) {
    const other = { name: me === ann ? 'Ben' : 'Ann', bot: false };
    expect(await waitingFor(me)).toMatchObject({ turns: 2, turn: { match: fast.id, others: [other] } });
  }
  expect((await waitingFor(ann)).turn?.deadline).toBeGreaterThan(now);
  await lay(fast.first);
  expect(await waitingFor(ann)).toMatchObject({ turns: 1, turn: { match: slow.id } });
  await lay(slow.first);
  expect(await waitingFor(ann)).toMatchObject({ turns: 0, turn: null });
  expect(await waitingFor(ben)).toMatchObject({ turns: 2, turn: { match: fast.id } });
  for (const { first } of [slow, fast]) await first.leave();
});

test('a question for another game waits for the other person until they sit down, or have blocked the asker', async () => {
  const [ann, ben] = [await newcomer(), await newcomer()];
  const { id, first } = await together({ terms: { kind: 'none' } }, ann, ben);
  const second = await Person.join(server, game, id, { me: ben });
  await until(() => second.place !== null);
  while (first.stage !== 'over') {
    for (const each of [first, second]) await lay(each);
  }
  await first.leave();
  await second.leave();
  expect((await waitingFor(ann)).rematches).toEqual([]);
  const next = (await call<{ id: string }>('/api/me/again', ben, { match: id })).id;
  expect((await waitingFor(ann)).rematches).toMatchObject([{ match: next, game: game.rules.id, name: 'Ben' }]);
  expect((await waitingFor(ben)).rematches).toEqual([]);
  await call('/api/me/block', ann, { match: id, place: second.place as number });
  expect((await waitingFor(ann)).rematches).toEqual([]);
  await call('/api/me/unblock', ann, {
    who: (await call<{ blocked: { who: string }[] }>('/api/me/blocked', ann)).blocked[0]?.who,
  });
  const seated = await Person.join(server, game, next, { me: ann });
  await seated.request('sit', { name: 'Ann', wish: 'right', me: ann });
  await seated.leave();
  expect((await waitingFor(ann)).rematches).toEqual([]);
});

test('a tournament waits on the day before it begins, and a round of it while its match is not opened', async () => {
  const mes = await Promise.all(Array.from({ length: 10 }, newcomer));
  const [ann = '', ben = '', cat = '', ...others] = mes;
  const wish = { kind: 'swiss', title: 'Mud Cup', game: game.rules.id, preset: 'standard', name: 'Ann' };
  const { id } = await call<TournamentOpened>('/api/tournaments', ann, { ...wish, waitHours: 30, minutes: 30 });
  for (const [at, me] of [ben, cat, ...others].entries()) {
    await call(`/api/tournaments/${id}/join`, me, { name: `P${at}` });
  }
  expect((await waitingFor(ben)).tournaments).toEqual([]);
  now += 7 * HOUR_MS;
  expect((await waitingFor(ben)).tournaments).toMatchObject([{ id, title: 'Mud Cup', stage: 'open', unopened: 0 }]);
  await call(`/api/tournaments/${id}/leave`, cat, {});
  await call(`/api/tournaments/${id}/begin`, ann, {});
  await later();
  expect((await waitingFor(cat)).tournaments).toEqual([]);
  const lines = await Promise.all(mes.map(async (me) => (await waitingFor(me)).tournaments));
  const [line] = lines.flat();
  // Of nine one has no opponent.
  expect(lines.flat()).toHaveLength(8);
  expect(line).toMatchObject({ id, stage: 'playing', round: 1, rounds: 5, unopened: 1 });
  expect(line?.deadline).toBeGreaterThan(now);
  // A match that is open is a turn, like any other.
  const { roundsSoFar } = await call<TournamentShown>(`/api/tournaments/${id}`, ann);
  const match = roundsSoFar[0]?.matches.find(({ stage }) => stage === 'waiting')?.id ?? '';
  const players: Person[] = [];
  for (const me of mes) players.push(await Person.join(server, game, match, { me }));
  await until(() => players.some(({ stage }) => stage === 'playing'));
  await later();
  const after = await Promise.all(mes.map(waitingFor));
  expect(after.flatMap(({ tournaments }) => tournaments)).toHaveLength(6);
  expect(after.filter(({ turns }) => turns === 1)).toHaveLength(2);
  for (const each of players) await each.leave();
});
