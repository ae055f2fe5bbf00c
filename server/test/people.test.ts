/**
 * Tests people without accounts: their browser identifies them, and they have their matches on all devices and get notices.
 */
import { join } from 'node:path';
import type { Failure, Game, MatchSummary, Notices, OwnMatches } from '@dwo/shared';
import type { RunningServer } from '../src';
import { PLAIN_PEOPLE } from '../src/people/people';
import { type MailServer, mailServer, type PushService, pushService } from './post-office';
import { RawClient } from './raw-client';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const folder = tempFolder();
const SITE = 'https://dino.example';
const DAYS = { kind: 'correspondence', days: 3 };
let mails: MailServer;
let pushes: PushService;
let server: RunningServer;
let nextFolder = 0;

async function start(dataDir = `people-${nextFolder++}`, limits = {}): Promise<RunningServer> {
  const mail = { url: mails.url, from: 'dino@dino.example', site: SITE };
  const people = { ...PLAIN_PEOPLE, mail, site: SITE, noticeDelayMs: 0, pushAnywhere: true };
  server = await startServer({ dataDir: join(folder, dataDir), games: [tally], people, limits });
  return server;
}

beforeEach(async () => {
  [mails, pushes] = await Promise.all([mailServer(), pushService()]);
  await start();
});
afterEach(async () => {
  await server.close();
  await Promise.all([mails.close(), pushes.close()]);
});

/** Calls the server with an identity. */
async function call<T>(path: string, me: string | null, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(me === null ? {} : { authorization: `Bearer ${me}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

async function somebody(): Promise<string> {
  return (await call<{ me: string }>('/api/me', null, {})).body.me;
}

const matchesOf = async (me: string) => (await call<OwnMatches>('/api/me/matches', me)).body;

/** A match between two people with identities, by seat. */
async function table(wish: object = {}) {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', ...wish });
  const mes = [await somebody(), await somebody()] as const;
  const people: Person[] = [];
  const tokens: string[] = [];
  for (const [i, me] of mes.entries()) {
    const person = await Person.join(server, tally, id, { me });
    const reply = await person.request('sit', { name: ['Ann', 'Ben'][i] ?? '', wish: ['odd', 'even'][i] ?? '' });
    if (!reply.ok) throw new Error(reply.code);
    people.push(person);
    tokens.push(reply.token);
  }
  await until(() => people.every(({ stage }) => stage === 'playing'));
  const [ann, ben] = people as [Person, Person];
  return { id, ann, ben, mes, tokens };
}

describe('the seat comes back', () => {
  test('by the identity alone, and to nobody else', async () => {
    const { id, ann, mes } = await table();
    await ann.leave();
    const again = await Person.join(server, tally, id, { me: mes[0] });
    await until(() => again.place === 0);
    const stranger = await Person.join(server, tally, id, { me: await somebody() });
    const forger = await Person.join(server, tally, id, { me: `${mes[0].slice(0, -3)}AAA` });
    await stranger.request('here', null);
    expect([stranger.place, forger.place]).toEqual([null, null]);
  });

  test('after a restart of the server', async () => {
    await server.close();
    await start('again');
    const { id, mes } = await table();
    await server.close();
    await start('again');
    const again = await Person.join(server, tally, id, { me: mes[1] });
    await until(() => again.place === 1);
    expect((await matchesOf(mes[1])).matches.map((match) => match.id)).toEqual([id]);
  });

  test('not to a browser whose token is void, which is not told so', async () => {
    const { id, ann, mes, tokens } = await table();
    expect((await ann.request('rotate', null)).ok).toBe(true);
    await ann.leave();
    const again = await Person.join(server, tally, id, { me: mes[0], token: tokens[0] as string });
    await until(() => again.place === 0);
    expect(again.notices).toEqual([]);
  });

  test('to a person who sat down before they had an identity', async () => {
    const id = await newMatch(server, { game: 'tally', preset: 'slow' });
    const me = await somebody();
    const ann = await Person.join(server, tally, id);
    expect((await ann.request('sit', { name: 'Ann', me })).ok).toBe(true);
    expect((await matchesOf(me)).matches).toMatchObject([{ id, stage: 'lobby', yourTurn: false }]);
  });
});

test('a seat link lets its holder play the seat, which stays its owner’s', async () => {
  const { id, ann, mes, tokens } = await table();
  const phoneMe = await somebody();
  const phone = await Person.join(server, tally, id, { me: phoneMe, token: tokens[0] as string });
  await until(() => phone.place === 0 && ann.place === null);
  expect(ann.notices.map(({ code }) => code)).toEqual(['SEAT_TAKEN_OVER']);
  expect(await phone.play({ type: 'add', n: 2 })).toMatchObject({ ok: true });
  expect((await matchesOf(phoneMe)).matches).toEqual([]);
  expect((await matchesOf(mes[0])).matches.map((match) => match.id)).toEqual([id]);
});

test('a leaked token does not take a seat for good: its owner gets in and makes the token void', async () => {
  const { id, ann, mes, tokens } = await table();
  const token = tokens[0] as string;
  const thieves = [await Person.join(server, tally, id, { me: await somebody(), token })];
  for (let i = 0; i < 3; i++) thieves.push(await Person.join(server, tally, id, { token }));
  const [first] = thieves as [Person];
  const last = thieves.at(-1) as Person;
  await until(() => last.place === 0 && ann.place === null);
  expect(await last.request('rotate', null)).toMatchObject({ ok: false, code: 'NOT_YOURS' });
  await ann.leave();
  // The places of the token are taken, and those of spectators too.
  const crowd = Array.from({ length: 14 }, () => Person.join(server, tally, id).catch(() => null));
  await Promise.all(crowd);
  const owner = await Person.join(server, tally, id, { me: mes[0], token });
  await until(() => owner.place === 0 && last.place === null);
  const rotated = await owner.request('rotate', null);
  expect(rotated.ok).toBe(true);
  for (const thief of thieves) await thief.leave();
  expect(first.place).toBeNull();
  const again = await Person.join(server, tally, id, { token, me: await somebody() }).catch(() => null);
  expect(again?.place ?? null).toBeNull();
  expect([owner.place, (await matchesOf(mes[0])).matches.map((match) => match.id)]).toEqual([0, [id]]);
});

test('in the lobby a leaked token neither takes the seat over nor gives it away', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const me = await somebody();
  const ann = await Person.join(server, tally, id, { me });
  const sat = await ann.request('sit', { name: 'Ann', wish: 'odd', me });
  const thiefMe = await somebody();
  const thief = await Person.join(server, tally, id, { me: thiefMe, token: sat.ok ? sat.token : '' });
  await until(() => thief.place === 0);
  for (const reply of [
    await thief.request('sit', { name: 'Eve', wish: 'odd', me: thiefMe }),
    await thief.request('leave-seat', null),
    await thief.request('rotate', null),
  ]) {
    expect(reply).toMatchObject({ ok: false, code: 'NOT_YOURS' });
  }
  expect((await matchesOf(me)).matches.map((match) => match.id)).toEqual([id]);
});

test('a match that nobody has open shows the names at its chairs, and nothing of their owners', async () => {
  const { id, ann, ben, mes } = await table();
  await Promise.all([ann.leave(), ben.leave()]);
  await until(() => !server.host.live.has(id));
  const { body } = await call<MatchSummary>(`/api/matches/${id}`, null);
  expect(body.live).toBe(false);
  expect(body.chairs).toStrictEqual([
    { name: 'Ann', wish: 'odd', taken: true, bot: false, label: '', connected: false },
    { name: 'Ben', wish: 'even', taken: true, bot: false, label: '', connected: false },
  ]);
  for (const me of mes) {
    const { sub } = JSON.parse(Buffer.from(me.split('.')[1] as string, 'base64url').toString());
    expect(sub).toMatch(/.{8}/);
    for (const path of [`/api/matches/${id}`, '/api/matches', '/api/matches/finished']) {
      const text = JSON.stringify((await call(path, null)).body);
      expect(text).not.toContain(sub);
    }
  }
});

test('nobody else learns the identity of a person, neither on the wire nor over HTTP', async () => {
  const { id, ann, ben, mes } = await table();
  const watcher = await Person.join(server, tally, id);
  const raw = await RawClient.join(server.port, id);
  await ann.play({ type: 'add', n: 1 });
  await until(() => ben.seq === 1 && watcher.seq === 1);
  const person = await server.host.people.identity.whoIs(mes[0]);
  const seen = [
    JSON.stringify(watcher.room.state.toJSON()),
    JSON.stringify(ben.room.state.toJSON()),
    JSON.stringify((await call('/api/matches', null)).body),
    JSON.stringify((await call(`/api/matches/${id}`, null)).body),
    JSON.stringify(await matchesOf(mes[1])),
  ].join('\n');
  expect(seen).toContain('Ann');
  expect(seen).not.toContain(person?.id);
  expect(seen).not.toContain(mes[0]);
  const bytes = Buffer.concat(raw.frames).toString('latin1');
  expect(bytes).toContain('Ann');
  expect(bytes).not.toContain(person?.id);
  expect(bytes).not.toContain(mes[0]);
});

describe('my matches', () => {
  test('matches in which it is my turn come first, then those that wait for others, then finished ones', async () => {
    const { id, ann, ben, mes } = await table({ terms: DAYS, preset: 'fast' });
    let list = await matchesOf(mes[0]);
    expect(list).toMatchObject({
      waiting: 1,
      matches: [{ id, yourTurn: true, stage: 'playing', seq: 0, terms: DAYS }],
    });
    expect(list.matches[0]?.chairs).toEqual([
      { name: 'Ann', label: 'odd', taken: true, bot: false, mine: true, held: false, plays: true, awaited: true },
      { name: 'Ben', label: 'even', taken: true, bot: false, mine: false, held: false, plays: false, awaited: false },
    ]);
    const left = (list.matches[0]?.deadline ?? 0) - list.now;
    expect(left / 86_400_000).toBeCloseTo(3, 1);
    await ann.play({ type: 'add', n: 1 });
    list = await matchesOf(mes[0]);
    expect(list).toMatchObject({ waiting: 0, matches: [{ yourTurn: false, seq: 1, lastAt: expect.any(Number) }] });
    expect(await matchesOf(mes[1])).toMatchObject({ waiting: 1, matches: [{ yourTurn: true }] });
    await ben.play({ type: 'end' });
    const over = { stage: 'over', yourTurn: false, deadline: null, outcome: { winners: [], rule: 'TALLY-1' } };
    expect(await matchesOf(mes[0])).toMatchObject({ waiting: 0, matches: [{ ...over, endedAt: expect.any(Number) }] });
  });

  test('in order of their deadlines', async () => {
    const me = await somebody();
    const open = async (terms: object | undefined) => {
      const id = await newMatch(server, { game: 'tally', preset: 'slow', ...(terms === undefined ? {} : { terms }) });
      const mine = await Person.join(server, tally, id, { me });
      await mine.sit('Ann', 'odd');
      const other = await Person.join(server, tally, id);
      await other.sit('Ben', 'even');
      await until(() => mine.stage === 'playing');
      return { id, mine, other };
    };
    const over = await open(undefined);
    await over.mine.play({ type: 'end' });
    const slow = await open({ kind: 'correspondence', days: 7 });
    const short = await open({ kind: 'correspondence', days: 1 });
    const theirs = await open(undefined);
    await theirs.mine.play({ type: 'add', n: 1 });
    const lobby = await newMatch(server, { game: 'tally', preset: 'slow' });
    await (await Person.join(server, tally, lobby, { me })).sit('Ann');
    const list = await matchesOf(me);
    expect(list.matches.map(({ id }) => id)).toEqual([short.id, slow.id, theirs.id, lobby, over.id]);
    expect((await call<{ waiting: number }>('/api/me/turns', me)).body).toEqual({ waiting: 2 });
  });
});

describe('another device', () => {
  test('a code gives it the same matches, once; matches that it had before are joined', async () => {
    const { id, mes } = await table();
    const other = await table();
    const { body } = await call<{ code: string; expiresAt: number }>('/api/me/device', mes[0], {});
    const moved = await call<{ me: string }>('/api/me/move', other.mes[0], { code: body.code });
    expect(moved.status).toBe(200);
    const ids = (await matchesOf(moved.body.me)).matches.map((match) => match.id);
    expect(ids.sort()).toEqual([id, other.id].sort());
    const again = await call<{ error: Failure }>('/api/me/move', null, { code: body.code });
    expect([again.status, again.body.error.code]).toEqual([410, 'CODE_VOID']);
    // Both devices get the chair of the joined match; the later one has it.
    const phone = await Person.join(server, tally, other.id, { me: mes[0] });
    await until(() => phone.place === 0 && other.ann.place === null);
  });
});

describe('answers', () => {
  test.each(['/api/me/matches', '/api/me/turns', '/api/me/waiting', '/api/me/notices'])(
    '%s needs an identity',
    async (path) => {
      const { status, body } = await call<{ error: Failure }>(path, null);
      expect([status, body.error.code]).toEqual([401, 'ME_UNKNOWN']);
      expect((await call(path, 'no.real.token')).status).toBe(401);
    },
  );

  test('are not cached and set no cookie', async () => {
    const { headers } = await call('/api/me/matches', await somebody());
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toContain('Authorization');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['/api/me/move', { code: 'x' }, 'code'],
    ['/api/me/move', { code: 'x'.repeat(22), more: 1 }, ''],
    ['/api/me/push', { subscription: { endpoint: 'ftp://x', keys: {} } }, 'subscription.endpoint'],
    ['/api/me/mail', { address: 'no address' }, 'address'],
    ['/api/me/mail', { address: 'a@b.c\r\nBcc: d@e.f' }, 'address'],
    ['/api/mail/confirm', { token: 7 }, 'token'],
  ])('%s says what is wrong with %j', async (path, body, field) => {
    const answer = await call<{ error: Failure }>(path, await somebody(), body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'BAD_MESSAGE', field });
  });

  test('a page of another site is refused', async () => {
    const answer = await call('/api/me/device', await somebody(), {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  test('calls per client are limited', async () => {
    const me = await somebody();
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push((await call('/api/me/move', me, { code: 'x'.repeat(22) })).status);
    expect(statuses.slice(0, 30).every((status) => status === 410)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  test('only push services in the open internet are accepted', async () => {
    await server.close();
    server = await startServer({ dataDir: join(folder, 'closed'), games: [tally] });
    const { endpoint, p256dh, auth } = pushes.browser('x');
    const subscription = { endpoint, keys: { p256dh, auth } };
    const answer = await call<{ error: Failure }>('/api/me/push', await somebody(), { subscription });
    expect([answer.status, answer.body.error.field]).toEqual([400, 'subscription.endpoint']);
    expect(
      (await call<{ error: Failure }>('/api/me/mail', await somebody(), { address: 'a@b.cd' })).body.error.code,
    ).toBe('NO_MAIL');
  });
});

describe('a notice of a turn', () => {
  async function subscribe(me: string, name: string): Promise<void> {
    const { endpoint, p256dh, auth } = pushes.browser(name);
    const { status } = await call('/api/me/push', me, { subscription: { endpoint, keys: { p256dh, auth } } });
    expect(status).toBe(200);
  }

  /** Waits until a condition that has to be queried holds. */
  async function eventually(isSo: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await isSo()); tries++) {
      if (tries > 6000) throw new Error(`Waited in vain for ${isSo}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Waits until everything is stored, and sends what is due. */
  async function settle(): Promise<void> {
    await server.host.people.notices.send();
  }

  test('reaches a player who is away when their turn begins, once, and not one who is present', async () => {
    const { id, ann, ben, mes } = await table({ terms: DAYS });
    await subscribe(mes[0], 'ann');
    await subscribe(mes[1], 'ben');
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await until(() => pushes.pushed.length > 0);
    expect(pushes.pushed.map(({ path, text }) => [path, text.url, text.body])).toEqual([
      ['/ben', expect.stringContaining(`/m/${id}#own-seat=`), 'Ann waits for your move.'],
    ]);
    // People come and go, and the match is closed and opened: no second notice of the same turn.
    await ann.leave();
    await until(() => !server.host.live.has(id));
    const back = await Person.join(server, tally, id, { me: mes[0] });
    await back.leave();
    await until(() => !server.host.live.has(id));
    await settle();
    expect(pushes.pushed).toHaveLength(1);
    // Ben plays while Ann is away, so now she gets the notice.
    const benAgain = await Person.join(server, tally, id, { me: mes[1] });
    await until(() => benAgain.place === 1);
    await benAgain.play({ type: 'add', n: 1 });
    await until(() => pushes.pushed.length > 1);
    expect(pushes.pushed.map(({ path }) => path)).toEqual(['/ben', '/ann']);
  });

  test('does not reach a player who sees the turn begin, not even after they have left', async () => {
    const { id, ann, ben, mes } = await table({ terms: DAYS });
    await subscribe(mes[1], 'ben');
    await ann.play({ type: 'add', n: 1 });
    await until(() => ben.seq === 1);
    await Promise.all([ann.leave(), ben.leave()]);
    await until(() => !server.host.live.has(id));
    await (await Person.join(server, tally, id, { me: mes[0] })).leave();
    await until(() => !server.host.live.has(id));
    await settle();
    expect(pushes.pushed).toEqual([]);
  });

  test('does not reach a player who came before it was sent', async () => {
    const { id, ann, ben, mes } = await table({ terms: DAYS });
    const { store } = server.host.people;
    await subscribe(mes[1], 'ben');
    pushes.answer(503);
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await eventually(async () => (await store.nextNotice()) !== null);
    await (await Person.join(server, tally, id, { me: mes[1] })).leave();
    await eventually(async () => (await store.nextNotice()) === null);
    expect(pushes.pushed).toEqual([]);
  });

  test('a whole match is played by two people who are never connected together', async () => {
    const { id, ann, ben, mes } = await table({ terms: DAYS });
    await subscribe(mes[0], 'ann');
    await subscribe(mes[1], 'ben');
    await Promise.all([ann.leave(), ben.leave()]);
    await until(() => !server.host.live.has(id));
    for (let turn = 0; turn < 6; turn++) {
      const me = mes[turn % 2] as string;
      expect((await matchesOf(me)).waiting).toBe(1);
      const person = await Person.join(server, tally, id, { me });
      await until(() => person.place === turn % 2);
      expect(await person.play(turn === 5 ? { type: 'end' } : { type: 'add', n: 1 })).toMatchObject({ ok: true });
      await person.leave();
      await until(() => !server.host.live.has(id));
      await until(() => pushes.pushed.length === Math.min(turn + 1, 5));
    }
    await settle();
    // The first turn began with everybody present, and nothing waits after the end.
    expect(pushes.pushed.map(({ path }) => path)).toEqual(['/ben', '/ann', '/ben', '/ann', '/ben']);
    expect(await matchesOf(mes[0])).toMatchObject({ waiting: 0, matches: [{ stage: 'over' }] });
  });

  test('waits through a restart', async () => {
    await server.close();
    await start('waiting');
    const { id, ann, ben, mes } = await table({ terms: DAYS });
    await subscribe(mes[1], 'ben');
    pushes.answer(503);
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await ann.leave();
    await until(() => !server.host.live.has(id));
    await server.close();
    expect(pushes.pushed).toEqual([]);
    pushes.answer(201);
    const later = Date.now() + 3_600_000;
    const people = { ...PLAIN_PEOPLE, noticeDelayMs: 0, pushAnywhere: true };
    server = await startServer({ dataDir: join(folder, 'waiting'), games: [tally], people, now: () => later });
    await until(() => pushes.pushed.length === 1);
  });

  test.each([
    ["the rules' own times", undefined],
    ['no time limits', { kind: 'none' }],
    ['a bank of time', { kind: 'live', bankSeconds: 600, incrementSeconds: 0 }],
  ])('nobody gets a notice with %s', async (_, terms) => {
    const { ann, ben, mes } = await table(terms === undefined ? {} : { terms });
    await subscribe(mes[1], 'ben');
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await ann.leave();
    await settle();
    expect(pushes.pushed).toEqual([]);
    expect(await server.host.people.store.nextNotice()).toBeNull();
  });

  test('by mail: a question first, confirmed by a link, ended by a link', async () => {
    const { ann, ben, mes } = await table({ terms: DAYS });
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    expect((await call('/api/me/mail', mes[1], { address: 'ben@dino.example' })).status).toBe(202);
    expect((await call<Notices>('/api/me/notices', mes[1])).body.mail).toEqual({
      address: 'ben@dino.example',
      confirmed: false,
    });
    expect(mails.letters.map(({ to }) => to)).toEqual(['ben@dino.example']);
    const on = /mine#mail-on=(\S+)/.exec(mails.letters[0]?.text ?? '')?.[1];
    await ann.play({ type: 'add', n: 1 });
    await settle();
    expect(mails.letters).toHaveLength(1);
    expect((await call('/api/mail/confirm', null, { token: on })).status).toBe(200);
    expect((await call<Notices>('/api/me/notices', mes[1])).body.mail?.confirmed).toBe(true);

    const back = await Person.join(server, tally, (await matchesOf(mes[1])).matches[0]?.id ?? '', { me: mes[1] });
    await until(() => back.place === 1);
    await back.play({ type: 'add', n: 1 });
    await back.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await until(() => mails.letters.length === 2);
    const [, letter] = mails.letters;
    expect(letter?.text).toContain('your turn against Ann');
    const off = /<https:\/\/dino\.example(\/api\/mail\/off\?token=[^>]+)>/.exec(
      letter?.text.replace(/\n /g, '') ?? '',
    )?.[1];
    const oneClick = await fetch(`http://127.0.0.1:${server.port}${off}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect((await call<Notices>('/api/me/notices', mes[1])).body.mail).toEqual({ address: null, confirmed: false });
  });

  test('is in the language of the browser that asked for it, and in another once that is chosen', async () => {
    const { ann, ben, mes } = await table({ terms: DAYS });
    const { endpoint, p256dh, auth } = pushes.browser('ben');
    const subscription = { endpoint, keys: { p256dh, auth } };
    await call('/api/me/push', mes[1], { subscription }, { 'accept-language': 'en' });
    await call('/api/me/mail', mes[1], { address: 'ben@dino.example' }, { 'accept-language': 'en' });
    expect(mails.letters[0]?.text).toContain('Subject: Dino Wars: is this your address?');
    await call('/api/me', mes[1], {}, { 'accept-language': 'de' });
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await until(() => pushes.pushed.length > 0);
    expect(pushes.pushed[0]?.text.body).toBe('Ann wartet auf deinen Zug.');
  });

  test('confirmation mails are limited, and an old or foreign link does nothing', async () => {
    const me = await somebody();
    for (let i = 0; i < 3; i++)
      expect((await call('/api/me/mail', me, { address: 'x@dino.example' })).status).toBe(202);
    expect((await call('/api/me/mail', me, { address: 'x@dino.example' })).status).toBe(429);
    expect((await call('/api/me/mail', await somebody(), { address: 'X@dino.example' })).status).toBe(429);
    const on = /mine#mail-on=(\S+)/.exec(mails.letters[0]?.text ?? '')?.[1] ?? '';
    expect((await call('/api/mail/off', null, { token: on })).status).toBe(410);
    await call('/api/me/mail/off', me, {});
    expect((await call('/api/mail/confirm', null, { token: on })).status).toBe(410);
    expect((await call<Notices>('/api/me/notices', me)).body.mail?.address).toBeNull();
  });
});
