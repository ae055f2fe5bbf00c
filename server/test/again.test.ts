/** Tests inviting the same people to another match, and blocking people. */
import { join } from 'node:path';
import type { BlockedPeople, Game, OwnMatches } from '@dwo/shared';
import type { RunningServer } from '../src';
import { PLAIN_PEOPLE } from '../src/people/people';
import { type PushService, pushService } from './post-office';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const folder = tempFolder();
let server: RunningServer;
let pushes: PushService;
let nextFolder = 0;

beforeEach(async () => {
  pushes = await pushService();
  const people = { ...PLAIN_PEOPLE, noticeDelayMs: 0, pushAnywhere: true };
  server = await startServer({ dataDir: join(folder, `again-${nextFolder++}`), games: [tally], people });
});
afterEach(async () => {
  await server.close();
  await pushes.close();
});

async function call<T>(path: string, me: string | null, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(me === null ? {} : { authorization: `Bearer ${me}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

const somebody = async () => (await call<{ me: string }>('/api/me', null, {})).body.me;
const again = (me: string, match: string) => call<{ id: string }>('/api/me/again', me, { match });
const blocked = async (me: string) => (await call<BlockedPeople>('/api/me/blocked', me)).body.blocked;

interface Meeting {
  readonly id: string;
  readonly mes: readonly [string, string];
  readonly people: readonly [Person, Person];
}

/** A match between two people with identities: Ann on the odd side, Ben on the even one. */
async function meeting(id: string, mes: readonly [string, string]): Promise<Meeting> {
  const ann = await Person.join(server, tally, id, { me: mes[0] });
  expect((await ann.request('sit', { name: 'Ann', wish: 'odd' })).ok).toBe(true);
  const ben = await Person.join(server, tally, id, { me: mes[1] });
  expect((await ben.request('sit', { name: 'Ben', wish: 'even' })).ok).toBe(true);
  return { id, mes, people: [ann, ben] };
}

async function playedOut(wish: object = {}): Promise<Meeting> {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', ...wish });
  const met = await meeting(id, [await somebody(), await somebody()]);
  await until(() => met.people.every(({ stage }) => stage === 'playing'));
  await finish(met);
  return met;
}

async function finish({ people }: Meeting): Promise<void> {
  await people[0].play({ type: 'end' });
  await until(() => people.every(({ stage }) => stage === 'over'));
}

describe('play again', () => {
  test('both get the same new match, long after they left, and the one who did not ask gets one notice', async () => {
    const { id, mes, people } = await playedOut();
    for (const person of people) await person.leave();
    await until(() => !server.host.live.has(id));
    const { endpoint, p256dh, auth } = pushes.browser('ben');
    await call('/api/me/push', mes[1], { subscription: { endpoint, keys: { p256dh, auth } } });
    const first = await again(mes[0], id);
    expect(first.status).toBe(201);
    expect(first.body.id).not.toBe(id);
    expect((await again(mes[1], id)).body.id).toBe(first.body.id);
    expect((await again(mes[0], id)).body.id).toBe(first.body.id);
    await until(() => pushes.pushed.length > 0);
    await server.host.people.notices.send();
    expect(pushes.pushed.map(({ text }) => [text.body, text.url])).toEqual([
      ['Ann wants to play again with you.', `/m/${first.body.id}`],
    ]);
    const next = await meeting(first.body.id, mes);
    await until(() => next.people.every(({ stage }) => stage === 'playing'));
    expect((await again(mes[1], id)).body.id).toBe(first.body.id);
  });

  test('after the next match comes the one after that', async () => {
    const { id, mes, people } = await playedOut();
    const second = (await again(mes[0], id)).body.id;
    for (const person of people) await person.leave();
    const next = await meeting(second, mes);
    await until(() => next.people.every(({ stage }) => stage === 'playing'));
    await finish(next);
    const third = (await again(mes[1], id)).body.id;
    expect([id, second]).not.toContain(third);
    expect((await again(mes[0], second)).body.id).toBe(third);
  });

  test('a rematch from the table of a mirror match tells those who have left, and nobody who is there', async () => {
    for (const leaves of [true, false]) {
      const { mes, people } = await playedOut({ mirror: true });
      const [ann, ben] = people;
      const { endpoint, p256dh, auth } = pushes.browser(`ben-${leaves}`);
      await call('/api/me/push', mes[1], { subscription: { endpoint, keys: { p256dh, auth } } });
      if (leaves) await ben.leave();
      await until(() => ann.room.state.chairs[1]?.connected === !leaves);
      const next = await ann.request('rematch', {});
      if (!next.ok) throw new Error(next.code);
      if (leaves) await until(() => pushes.pushed.length > 0);
      await server.host.people.notices.send();
      expect(pushes.pushed.map(({ text }) => text.url).includes(`/m/${next.id}`)).toBe(leaves);
    }
  });

  /** The sides of the computers in the rematch for which the only person, on the odd side, asks like this. */
  async function computersAfter(wish: { readonly swapped?: boolean }): Promise<readonly string[]> {
    const id = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['even'] });
    const ann = await Person.join(server, tally, id, { me: await somebody() });
    expect((await ann.request('sit', { name: 'Ann', wish: 'odd' })).ok).toBe(true);
    await until(() => ann.stage === 'playing');
    await ann.play({ type: 'end' });
    await until(() => ann.stage === 'over');
    const next = await ann.request('rematch', wish);
    if (!next.ok) throw new Error(next.code);
    const chairs = (await server.host.journal.match(next.id))?.chairs ?? [];
    return chairs.filter(({ bot }) => bot).map(({ wish: side }) => side);
  }

  test('a person who played computers alone keeps their side if they ask for that', async () => {
    expect(await computersAfter({})).toEqual(['odd']);
    expect(await computersAfter({ swapped: false })).toEqual(['even']);
  });

  test('refused for people who did not play, and for a match that is not over', async () => {
    const { id } = await playedOut();
    expect(await again(await somebody(), id)).toMatchObject({ status: 403, body: { error: { code: 'NOT_SEATED' } } });
    expect(await again(await somebody(), 'nosuchmatch')).toMatchObject({ status: 404 });
    const open = await newMatch(server, { game: 'tally', preset: 'slow' });
    const { mes } = await meeting(open, [await somebody(), await somebody()]);
    expect(await again(mes[0], open)).toMatchObject({ status: 409, body: { error: { code: 'NOT_OVER' } } });
    expect(await call('/api/me/again', mes[0], { match: '%' })).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_MESSAGE', field: 'match' } },
    });
  });
});

describe('block', () => {
  test('neither can sit down where the other plays, nor gets an invitation, until the block is lifted', async () => {
    const { id, mes } = await playedOut();
    const { endpoint, p256dh, auth } = pushes.browser('ann');
    await call('/api/me/push', mes[0], { subscription: { endpoint, keys: { p256dh, auth } } });
    expect((await call('/api/me/block', mes[0], { match: id, place: 1 })).status).toBe(200);
    expect((await call('/api/me/block', mes[0], { match: id, place: 1 })).status).toBe(200);
    const [ben] = await blocked(mes[0]);
    expect([ben?.name, (await blocked(mes[0])).length, (await blocked(mes[1])).length]).toEqual(['Ben', 1, 0]);
    const next = (await again(mes[1], id)).body.id;
    const there = await Person.join(server, tally, next, { me: mes[1] });
    expect((await there.request('sit', { name: 'Ben', wish: 'random' })).ok).toBe(true);
    const ann = await Person.join(server, tally, next, { me: mes[0] });
    const refusal = { ok: false, code: 'KEPT_APART' };
    expect(await ann.request('sit', { name: 'Ann', wish: 'random' })).toMatchObject(refusal);
    const other = await newMatch(server, { game: 'tally', preset: 'slow' });
    const annThere = await Person.join(server, tally, other, { me: mes[0] });
    expect((await annThere.request('sit', { name: 'Ann', wish: 'random' })).ok).toBe(true);
    const benThere = await Person.join(server, tally, other, { me: mes[1] });
    expect(await benThere.request('sit', { name: 'Ben', wish: 'random' })).toMatchObject(refusal);
    expect([benThere.place, benThere.room.state.chairs.filter(({ taken }) => taken).length]).toEqual([null, 1]);
    await call('/api/me/unblock', mes[0], { who: ben?.who });
    expect(await blocked(mes[0])).toEqual([]);
    expect((await benThere.request('sit', { name: 'Ben', wish: 'random' })).ok).toBe(true);
    await server.host.people.notices.send();
    expect(pushes.pushed).toEqual([]);
  });

  test('a block holds on every device, and against a substitute', async () => {
    const { id, mes } = await playedOut();
    await call('/api/me/block', mes[0], { match: id, place: 1 });
    const { code } = (await call<{ code: string }>('/api/me/device', mes[1], {})).body;
    const phone = (await call<{ me: string }>('/api/me/move', await somebody(), { code })).body.me;
    const open = await newMatch(server, { game: 'tally', preset: 'slow' });
    await meeting(open, [mes[0], await somebody()]);
    const ben = await Person.join(server, tally, open, { me: phone });
    const wish = { seat: 1, name: 'Benny', me: phone };
    expect(await ben.request('stand-in', wish)).toMatchObject({ ok: false, code: 'KEPT_APART' });
    expect((await call<OwnMatches>('/api/me/matches', phone)).body.matches.map((match) => match.id)).toEqual([id]);
  });

  test("an empty chair, a computer player and oneself can't be blocked", async () => {
    const { id, mes } = await playedOut();
    expect(await call('/api/me/block', mes[0], { match: id, place: 0 })).toMatchObject({
      status: 422,
      body: { error: { code: 'NOT_YOURS', field: 'place' } },
    });
    expect(await call('/api/me/block', mes[0], { match: id, place: 7 })).toMatchObject({
      status: 422,
      body: { error: { code: 'CHAIR_UNKNOWN' } },
    });
    expect(await call('/api/me/block', mes[0], { match: id, place: -1 })).toMatchObject({ status: 400 });
    expect(await call('/api/me/block', null, { match: id, place: 1 })).toMatchObject({ status: 401 });
    expect(await blocked(mes[0])).toEqual([]);
  });
});
