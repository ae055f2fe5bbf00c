/**
 * Tests that a creator can change a lobby in place: the link stays, everybody sees the change and agrees again, and nobody
 * else can do it.
 */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Failure, Game, Terms } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { Person, startServer, summaryOf, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const dataDir = tempFolder();
const tally = tallyGame() as Game;
const dinoWars = dinoWarsGame as Game;
const games = [dinoWars, tally];
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games });
});
afterAll(() => server.close());

async function post<T>(path: string, body: unknown, me: string | null) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T & { error: Failure } };
}

/** A new identity. */
async function somebody(): Promise<string> {
  return (await post<{ me: string }>('/api/me', {}, null)).body.me;
}

/** A match with its creator in the lobby. */
async function hosted(wish: object) {
  const me = await somebody();
  const { status, body } = await post<{ id: string }>('/api/matches', { ...wish, hosted: true }, me);
  expect(status).toBe(201);
  const { id } = body;
  const game = 'game' in wish ? tally : dinoWars;
  const ann = await Person.join(server, game, id, { me });
  return {
    ...{ id, me, ann, game },
    setUp: (change: object, by: string | null = me) => post<{ ok: boolean }>(`/api/matches/${id}/set-up`, change, by),
    async guest(name: string, sideWish = 'random') {
      const other = await somebody();
      const person = await Person.join(server, game, id, { me: other });
      const token = await person.sit(name, sideWish).catch(() => null);
      return { person, me: other, token };
    },
    sitDown: (name: string, sideWish: string) => ann.request('sit', { name, wish: sideWish, me }),
  };
}

const duel = { preset: 'duel' };

test('a creator changes battle, clock and visibility: id, people and seats stay, and everybody agrees again', async () => {
  const { id, ann, setUp, sitDown, guest } = await hosted({ preset: 'island' });
  await sitDown('Ann', 'army');
  const { person: ben } = await guest('Ben', 'dinosaurs');
  expect(ben.room.state.chairs).toHaveLength(6);
  const { commitment } = ben.room.state;

  const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 };
  expect((await setUp({ preset: 'duel', terms: clock, visibility: 'open' })).status).toBe(200);
  await until(() => ben.room.state.setUps === 1 && ben.room.state.chairs.length === 2);
  const { preset, terms, visibility, chairs, changes } = ben.room.state;
  expect({ preset, terms: JSON.parse(terms), visibility }).toEqual({
    preset: 'duel',
    terms: clock,
    visibility: 'open',
  });
  expect(JSON.parse(changes)).toEqual({ by: 'Ann', parts: ['battle', 'terms', 'visibility'] });
  expect(chairs.map(({ name, wish, unready }) => [name, wish, unready])).toEqual([
    ['Ann', 'army', false],
    ['Ben', 'dinosaurs', true],
  ]);
  expect(ben.room.state.commitment).toBe(commitment);
  expect((await summaryOf(server, id)).preset).toBe('duel');
  expect([ann.stage, ben.closed]).toEqual(['lobby', null]);

  expect(await ben.request('ready', {})).toEqual({ ok: true });
  await until(() => ann.room.state.changes === '');
  expect(ann.stage).toBe('lobby');
  expect(await ann.request('start', {})).toEqual({ ok: true });
  await until(() => ann.stage === 'playing' && ben.stage === 'playing');
  expect(ben.room.state.creator).toBe('');
  expect(Object.keys(ben.room.state.clocks.toJSON()).some((clockId) => clockId.startsWith('bank/'))).toBe(true);
});

test('a creator makes a match between friends count for ratings: everybody agrees to it, and it is stored', async () => {
  const { id, ann, setUp, sitDown, guest } = await hosted(duel);
  expect(ann.room.state.rated).toBe(false);
  await sitDown('Ann', 'army');
  expect(await ann.request('start', { wait: true })).toEqual({ ok: true });
  const { person: ben } = await guest('Ben', 'dinosaurs');
  expect((await setUp({ rated: true })).status).toBe(200);
  await until(() => ben.room.state.rated);
  expect(JSON.parse(ben.room.state.changes)).toEqual({ by: 'Ann', parts: ['rated'] });
  expect(ben.room.state.chairs.map(({ unready }) => unready)).toEqual([false, true]);
  expect((await setUp({ rated: 'much' })).body.error.field).toBe('rated');
  expect(await ben.request('ready', {})).toEqual({ ok: true });
  expect(await ann.request('start', {})).toEqual({ ok: true });
  await until(() => ben.stage === 'playing');
  expect((await server.host.journal.match(id))?.rated).toBe(true);
});

test('a creator makes it a mirror match: it stays one under other clocks, not under a battle of six, and its rematch is one', async () => {
  const { id, ann, setUp, sitDown, guest } = await hosted(duel);
  const terms = () => JSON.parse(ann.room.state.terms) as Terms;
  await sitDown('Ann', 'army');
  expect(await ann.request('start', { wait: true })).toEqual({ ok: true });
  const { person: ben } = await guest('Ben', 'dinosaurs');
  expect((await setUp({ mirror: true })).status).toBe(200);
  await until(() => terms().mirror === true);
  expect(JSON.parse(ben.room.state.changes)).toEqual({ by: 'Ann', parts: ['mirror'] });
  expect((await setUp({ terms: { kind: 'correspondence', days: 1 } })).status).toBe(200);
  await until(() => terms().kind === 'correspondence');
  expect(terms().mirror).toBe(true);
  const refused = { code: 'BAD_OPTIONS', field: 'mirror' };
  expect(await setUp({ preset: 'island', mirror: true })).toMatchObject({ status: 422, body: { error: refused } });
  expect((await setUp({ preset: 'island' })).status).toBe(200);
  await until(() => terms().mirror === undefined);
  expect(JSON.parse(ben.room.state.changes).parts).toContain('battle');
  expect((await setUp({ preset: 'duel', mirror: true })).status).toBe(200);
  await until(() => terms().mirror === true);
  await ben.request('sit', { name: 'Ben', wish: 'dinosaurs' });
  await ben.request('ready', {});
  expect(await ann.request('start', {})).toEqual({ ok: true });
  await until(() => ann.stage === 'playing');
  await ann.play({ type: 'resign', agreed: true });
  await until(() => ann.stage === 'over');
  const next = await ann.request('rematch', {});
  if (!next.ok) throw new Error(next.code);
  expect((await server.host.journal.match(next.id))?.terms).toEqual({ kind: 'correspondence', days: 1, mirror: true });
  expect((await summaryOf(server, id)).terms.mirror).toBe(true);
});

test('a battle of more than two, and a fork, can not begin as a mirror match', async () => {
  const refused = { status: 422, body: { error: { code: 'BAD_OPTIONS', field: 'mirror' } } };
  expect(await post('/api/matches', { preset: 'island', mirror: true }, null)).toMatchObject(refused);
  const fork = { match: 'aaaaaaaaaaa', entries: 0 };
  expect(await post('/api/matches', { fork, mirror: true }, null)).toMatchObject(refused);
  expect((await post('/api/matches', { preset: 'duel', mirror: true }, null)).status).toBe(201);
});

test('the match begins by itself once its creator sits down and changes nothing more, but not before all agree', async () => {
  const { ann, setUp, sitDown, guest } = await hosted(duel);
  expect((await setUp({ preset: 'quick' })).status).toBe(200);
  await sitDown('Ann', 'army');
  const { person: ben } = await guest('Ben');
  await until(() => ben.stage === 'playing' && ann.stage === 'playing');
  expect(ben.room.state.preset).toBe('quick');
});

test('a creator can make the match wait for them; while they are away anybody with a seat may start it', async () => {
  const { ann, sitDown, guest } = await hosted(duel);
  await sitDown('Ann', 'army');
  expect(await ann.request('start', { wait: true })).toEqual({ ok: true });
  const { person: ben } = await guest('Ben');
  await until(() => ben.room.state.chairs.every(({ taken }) => taken));
  expect(ben.stage).toBe('lobby');
  expect(await ben.request('start', {})).toMatchObject({ ok: false, code: 'NOT_CREATOR' });
  await ann.room.leave();
  await until(() => ben.room.state.creator === 'away');
  expect(await ben.request('start', {})).toEqual({ ok: true });
  await until(() => ben.stage === 'playing');
});

test('only the creator can change anything', async () => {
  const { ann, sitDown, setUp, guest, id } = await hosted(duel);
  await sitDown('Ann', 'army');
  const { person: watcher, me: other } = await guest('Nobody', 'no-such-side');
  const refusals = [await setUp({ preset: 'quick' }, other), await setUp({ preset: 'quick' }, null)];
  expect(refusals.map(({ status, body }) => [status, body.error.code])).toEqual([
    [403, 'NOT_CREATOR'],
    [401, 'ME_UNKNOWN'],
  ]);
  for (const act of ['free', 'bot', 'lock', 'unlock'] as const) {
    expect(await watcher.request('set-chair', { place: 1, act })).toMatchObject({ code: 'NOT_CREATOR' });
  }
  expect(await watcher.request('swap-sides', {})).toMatchObject({ code: 'NOT_CREATOR' });
  expect(await watcher.request('start', {})).toMatchObject({ code: 'NOT_CREATOR' });
  const { preset, setUps } = ann.room.state;
  expect([preset, setUps, (await summaryOf(server, id)).preset]).toEqual(['duel', 0, 'duel']);
});

test('only a match created with `hosted` can be changed, and that needs an identity', async () => {
  const me = await somebody();
  const { body } = await post<{ id: string }>('/api/matches', duel, me);
  expect((await post(`/api/matches/${body.id}/set-up`, { preset: 'quick' }, me)).body.error.code).toBe('NOT_CREATOR');
  const { status, body: refused } = await post('/api/matches', { ...duel, hosted: true }, null);
  expect([status, refused.error.code]).toEqual([401, 'ME_UNKNOWN']);
  expect((await post('/api/matches/no-such-match/set-up', {}, me)).body.error.code).toBe('MATCH_UNKNOWN');
});

test("a match that has begun can't be changed", async () => {
  const { ann, sitDown, guest, setUp } = await hosted(duel);
  await sitDown('Ann', 'army');
  const { person: ben } = await guest('Ben');
  await until(() => ann.stage === 'playing');
  const { status, body } = await setUp({ preset: 'quick' });
  expect([status, body.error.code]).toEqual([409, 'ALREADY_BEGUN']);
  for (const type of ['ready', 'swap-sides'] as const) {
    expect(await ann.request(type, {})).toMatchObject({ code: 'ALREADY_BEGUN' });
  }
  expect(await ann.request('set-chair', { place: 1, act: 'free' })).toMatchObject({ code: 'ALREADY_BEGUN' });
  expect(ben.room.state.preset).toBe('duel');
});

test.each<[string, object, string, number, string | undefined]>([
  ['options that the rules refuse', { options: { seconds: 13 } }, 'BAD_OPTIONS', 422, 'options'],
  ['options of another shape', { options: { seconds: 'soon' } }, 'BAD_MESSAGE', 400, 'options.seconds'],
  ['an unknown preset', { preset: 'huge' }, 'PRESET_UNKNOWN', 404, 'preset'],
  ['an unknown clock', { terms: { kind: 'live', bankSeconds: 0 } }, 'BAD_TERMS', 422, 'terms.bankSeconds'],
  ['an unknown visibility', { visibility: 'public' }, 'BAD_MESSAGE', 400, 'visibility'],
  ['an unknown field', { game: 'tally' }, 'BAD_MESSAGE', 400, ''],
])('%s is refused by its field and changes nothing', async (_, change, code, status, field) => {
  const { ann, setUp } = await hosted({ game: 'tally', preset: 'slow' });
  const { status: answered, body } = await setUp(change);
  expect([answered, body.error.code, body.error.field]).toEqual([status, code, field]);
  expect(ann.room.state.setUps).toBe(0);
});

test("a removed person becomes a spectator and can't sit down again; a computer player takes the chair", async () => {
  const { id, ann, sitDown, guest } = await hosted({ preset: 'island' });
  await sitDown('Ann', 'army');
  const { person: ben, token } = await guest('Ben', 'dinosaurs');
  expect(await ann.request('set-chair', { place: 0, act: 'free' })).toMatchObject({ code: 'NOT_YOURS' });
  expect(await ann.request('set-chair', { place: 1, act: 'free' })).toEqual({ ok: true });
  await until(() => ben.place === null && !ben.room.state.chairs[1]?.taken);
  expect(ben.notices.map(({ code }) => code)).toContain('REMOVED');
  await expect(ben.sit('Ben')).rejects.toThrow('REMOVED');
  const back = await Person.join(server, dinoWars, id, token ?? '');
  await until(() => back.notices.some(({ code }) => code === 'TOKEN_UNKNOWN'));
  const wrong = await ann.request('set-chair', { place: 1, act: 'bot', strength: 'godlike' });
  expect(wrong).toMatchObject({ code: 'BAD_MESSAGE', field: 'strength' });
  const bot = { place: 1, act: 'bot', wish: 'dinosaurs', strength: 'strong' } as const;
  expect(await ann.request('set-chair', bot)).toEqual({ ok: true });
  expect(await ann.request('set-chair', { place: 1, act: 'bot' })).toMatchObject({ code: 'CHAIR_TAKEN' });
  expect(await ann.request('set-chair', { place: 6, act: 'bot' })).toMatchObject({ code: 'CHAIR_UNKNOWN' });
  await until(() => ann.room.state.chairs[1]?.name === 'Computer (strong)');
  expect(ann.room.state.chairs[1]?.bot).toBe(true);
});

test('a person who was removed stays out after a restart too', async () => {
  const { id, me, ann, guest } = await hosted(duel);
  await ann.request('sit', { name: 'Ann', wish: 'army', me });
  await ann.request('start', { wait: true });
  const { person: ben, me: bens } = await guest('Ben', 'dinosaurs');
  expect(await ann.request('set-chair', { place: 1, act: 'free' })).toEqual({ ok: true });
  await until(() => ben.place === null);
  await server.close();
  server = await startServer({ dataDir, games });
  const back = await Person.join(server, dinoWars, id, { me: bens });
  expect(await back.request('sit', { name: 'Ben', me: bens })).toMatchObject({ code: 'REMOVED' });
  const cid = await Person.join(server, dinoWars, id);
  await cid.sit('Cid');
});

test('nobody can sit down on a locked chair until it is unlocked', async () => {
  const { ann, sitDown, guest } = await hosted(duel);
  await sitDown('Ann', 'army');
  expect(await ann.request('set-chair', { place: 1, act: 'lock' })).toEqual({ ok: true });
  expect(await ann.request('set-chair', { place: 1, act: 'lock' })).toMatchObject({ code: 'ALREADY_SO' });
  const { person: ben } = await guest('Ben');
  expect(await ben.request('sit', { name: 'Ben' })).toMatchObject({ code: 'CHAIR_LOCKED' });
  expect(ben.room.state.chairs[1]?.locked).toBe(true);
  await ann.request('set-chair', { place: 1, act: 'unlock' });
  await ben.sit('Ben');
  await until(() => ann.stage === 'playing');
});

test('sides are swapped for everybody, and everybody agrees again', async () => {
  const { ann, sitDown, guest } = await hosted({ preset: 'island' });
  await sitDown('Ann', 'army');
  const { person: ben } = await guest('Ben', 'dinosaurs');
  expect(await ann.request('swap-sides', {})).toEqual({ ok: true });
  await until(() => ben.room.state.chairs[1]?.wish === 'army');
  expect(ben.room.state.chairs.slice(0, 2).map(({ wish, unready }) => [wish, unready])).toEqual([
    ['dinosaurs', false],
    ['army', true],
  ]);
  expect(JSON.parse(ben.room.state.changes).parts).toEqual(['sides']);
});

test('a smaller battle keeps people before computer players, and people without a seat become spectators', async () => {
  const { ann, sitDown, guest, setUp } = await hosted({ preset: 'island' });
  await ann.request('set-chair', { place: 0, act: 'bot', wish: 'army' });
  await sitDown('Ann', 'army');
  const { person: ben } = await guest('Ben', 'army');
  const { person: cat } = await guest('Cat', 'dinosaurs');
  expect((await setUp({ preset: 'duel' })).status).toBe(200);
  await until(() => cat.room.state.chairs.length === 2);
  expect(cat.room.state.chairs.map(({ name, wish }) => [name, wish])).toEqual([
    ['Ann', 'army'],
    ['Ben', 'random'],
  ]);
  await until(() => cat.place === null && ben.place === 1 && ann.place === 0);
});

test('a restart keeps the change, the open consents and the creator', async () => {
  const { id, me, ann, sitDown, guest, setUp } = await hosted({ preset: 'island' });
  await sitDown('Ann', 'army');
  const { me: bensMe } = await guest('Ben', 'dinosaurs');
  await setUp({ preset: 'duel' });
  await until(() => ann.room.state.chairs.length === 2);
  await server.close();
  server = await startServer({ dataDir, games });
  const ben = await Person.join(server, dinoWars, id, { me: bensMe });
  expect(ben.room.state.preset).toBe('duel');
  expect(ben.room.state.chairs[1]?.unready).toBe(true);
  expect(ben.stage).toBe('lobby');
  expect((await post(`/api/matches/${id}/set-up`, { terms: { kind: 'none' } }, me)).status).toBe(200);
  await until(() => ben.room.state.terms === '{"kind":"none"}');
  const again = await Person.join(server, dinoWars, id, { me });
  await until(() => again.place === 0);
  await ben.request('ready', {});
  await again.request('start', {});
  await until(() => again.stage === 'playing' && ben.stage === 'playing');
});
