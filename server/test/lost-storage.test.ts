/** Tests browsers that have lost what the page stored: the cookie gives the identity back, and the link in a notice the seat. */
import { join } from 'node:path';
import type { Game, Notices } from '@dwo/shared';
import type { RunningServer } from '../src';
import { PLAIN_PEOPLE } from '../src/people/people';
import { type MailServer, mailServer, type PushService, pushService } from './post-office';
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

beforeEach(async () => {
  [mails, pushes] = await Promise.all([mailServer(), pushService()]);
  const mail = { url: mails.url, from: 'dino@dino.example', site: SITE };
  const people = { ...PLAIN_PEOPLE, mail, site: SITE, noticeDelayMs: 0, pushAnywhere: true };
  server = await startServer({ dataDir: join(folder, `${nextFolder++}`), games: [tally], people });
});
afterEach(async () => {
  await server.close();
  await Promise.all([mails.close(), pushes.close()]);
});

async function call<T>(path: string, headers: Record<string, string>, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T, set: response.headers.getSetCookie() };
}

const bearer = (me: string) => ({ authorization: `Bearer ${me}` });
/** The header with which a browser sends back what it was told to keep. */
const sent = ([set = '']: readonly string[]) => ({ cookie: `theme=dark; ${set.split(';')[0] ?? ''}` });

/** A new person, and the cookie of their browser. */
async function somebody() {
  const { body, set } = await call<{ me: string }>('/api/me', {}, {});
  return { me: body.me, cookie: sent(set), set };
}

describe('the cookie', () => {
  test('is for this server alone and for no script, and only over TLS where there is TLS', async () => {
    const { set } = await somebody();
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(
      /^dino-wars-me=[\w.-]+; Max-Age=34560000; Path=\/api\/me; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
  });

  test('gives the identity back, and none where there was none', async () => {
    const { me, cookie } = await somebody();
    expect((await call('/api/me/back', cookie, {})).body).toEqual({ me });
    expect((await call('/api/me/back', {}, {})).body).toEqual({ me: null });
    expect((await call('/api/me/back', { cookie: 'dino-wars-me=a.b.c' }, {})).body).toEqual({ me: null });
    expect((await call('/api/me', cookie, {})).body).toEqual({ me, known: true });
  });

  test('is no right to act', async () => {
    const { cookie } = await somebody();
    for (const path of ['/api/me/matches', '/api/me/notices', '/api/me/export']) {
      expect((await call(path, cookie)).status).toBe(401);
    }
    for (const [path, body] of [
      ['/api/me/device', {}],
      ['/api/me/erase', { erase: 'everything' }],
    ] as const) {
      expect((await call(path, cookie, body)).status).toBe(401);
    }
  });

  test('is not given to a page of another site', async () => {
    const { cookie } = await somebody();
    expect((await call('/api/me/back', { ...cookie, origin: 'https://evil.example' }, {})).status).toBe(403);
  });

  test('goes with the identity when it is erased, also in another browser', async () => {
    const { me, cookie } = await somebody();
    const { set } = await call('/api/me/erase', { ...bearer(me), ...cookie }, { erase: 'everything' });
    expect(set[0]).toMatch(/^dino-wars-me=; Path=\/api\/me; Expires=Thu, 01 Jan 1970/);
    const elsewhere = await call('/api/me/back', cookie, {});
    expect(elsewhere.body).toEqual({ me: null });
    expect(elsewhere.set[0]).toMatch(/^dino-wars-me=;/);
  });

  test('follows the browser to another person', async () => {
    const [desk, phone] = [await somebody(), await somebody()];
    const { body } = await call<{ code: string }>('/api/me/device', bearer(desk.me), {});
    const { set } = await call('/api/me/move', bearer(phone.me), { code: body.code });
    const back = (await call<{ me: string }>('/api/me/back', sent(set), {})).body.me;
    expect((await server.host.people.identity.whoIs(back))?.id).toBe(
      (await server.host.people.identity.whoIs(desk.me))?.id,
    );
  });
});

describe('a push subscription that the browser has changed', () => {
  const subscriptionOf = (name: string) => {
    const { endpoint, p256dh, auth } = pushes.browser(name);
    return { endpoint, keys: { p256dh, auth } };
  };
  const endpoints = async (me: string) => (await call<Notices>('/api/me/notices', bearer(me))).body.endpoints;

  test('takes the place of the old one, which its browser must know', async () => {
    const { me, cookie } = await somebody();
    const [old, fresh] = [subscriptionOf('old'), subscriptionOf('fresh')];
    await call('/api/me/push', bearer(me), { subscription: old });
    const moved = { from: old.endpoint, subscription: fresh };
    const stranger = await somebody();
    for (const headers of [{}, stranger.cookie]) {
      expect((await call('/api/me/push/moved', headers, moved)).status).toBe(401);
    }
    const guessed = { from: `${old.endpoint}x`, subscription: fresh };
    expect((await call('/api/me/push/moved', cookie, guessed)).status).toBe(401);
    expect(await endpoints(me)).toEqual([old.endpoint]);
    expect((await call('/api/me/push/moved', cookie, moved)).status).toBe(200);
    expect(await endpoints(me)).toEqual([fresh.endpoint]);
  });
});

describe('the link in a notice', () => {
  /** Ann and Ben play, Ben is away and awaited; his browser and his mail are told. */
  async function awaited() {
    const id = await newMatch(server, { game: 'tally', preset: 'slow', terms: DAYS });
    const mes: string[] = [];
    const people: Person[] = [];
    for (const [name, wish] of [
      ['Ann', 'odd'],
      ['Ben', 'even'],
    ] as const) {
      const { me } = await somebody();
      const person = await Person.join(server, tally, id, { me });
      const reply = await person.request('sit', { name, wish });
      if (!reply.ok) throw new Error(reply.code);
      mes.push(me);
      people.push(person);
    }
    const [ann, ben] = people as [Person, Person];
    await until(() => people.every(({ stage }) => stage === 'playing'));
    const { endpoint, p256dh, auth } = pushes.browser('ben');
    await call('/api/me/push', bearer(mes[1] as string), { subscription: { endpoint, keys: { p256dh, auth } } });
    const { id: player } = (await server.host.people.identity.whoIs(mes[1] as string)) as { id: string };
    const mail = { address: 'ben@dino.example', confirmedAt: 1 };
    await server.host.people.store.change(player, (person) => ({ ...person, mail }));
    return { id, ann, ben, mes };
  }

  /** Has Ann play while Ben is away; the token in the push notice that he gets. */
  async function told({ ann, ben, id }: Awaited<ReturnType<typeof awaited>>): Promise<string> {
    await ben.leave();
    await until(() => ann.room.state.chairs[1]?.connected === false);
    await ann.play({ type: 'add', n: 1 });
    await until(() => pushes.pushed.length > 0 && mails.letters.length > 0);
    const [, token = ''] = new RegExp(`^/m/${id}#own-seat=([\\w-]{43})$`).exec(pushes.pushed[0]?.text.url ?? '') ?? [];
    expect(token).not.toBe('');
    return token;
  }

  test('gives the seat back to a browser that knows nothing, by push and by mail', async () => {
    const match = await awaited();
    const token = await told(match);
    const plain = (mails.letters[0]?.text ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(plain).toContain(`${SITE}/m/${match.id}#own-seat=${token}`);
    const again = await Person.join(server, tally, match.id, { token });
    await until(() => again.place === 1);
    expect(await again.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    // It gives no more than the seat: the seat can't be given away with it.
    expect(await again.request('rotate', null)).toMatchObject({ ok: false });
  });

  test('opens no other seat and no other match, and is stored nowhere', async () => {
    const match = await awaited();
    const token = await told(match);
    const other = await awaited();
    const stranger = await Person.join(server, tally, other.id, { token });
    await until(() => stranger.notices.length > 0);
    expect([stranger.place, stranger.notices[0]?.code]).toEqual([null, 'TOKEN_UNKNOWN']);
    const { all } = (await server.host.people.identity.whoIs(match.mes[1] as string)) as { all: readonly string[] };
    const stored = await server.host.people.store.noticesTo(all);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain('own-seat');
  });

  test('is void once the owner has a new seat link', async () => {
    const match = await awaited();
    const token = await told(match);
    const ben = await Person.join(server, tally, match.id, { me: match.mes[1] as string });
    await until(() => ben.place === 1);
    expect(await ben.request('rotate', null)).toMatchObject({ ok: true });
    await ben.leave();
    const thief = await Person.join(server, tally, match.id, { token });
    await until(() => thief.notices.length > 0);
    expect(thief.place).toBeNull();
  });

  test('has no seat for a substitute', async () => {
    const match = await awaited();
    const eve = await somebody();
    const watcher = await Person.join(server, tally, match.id);
    expect(await match.ben.request('hand-over', { to: 'watchers' })).toMatchObject({ ok: true });
    expect(await watcher.request('stand-in', { seat: 1, name: 'Eve', me: eve.me })).toMatchObject({ ok: true });
    const { endpoint, p256dh, auth } = pushes.browser('eve');
    await call('/api/me/push', bearer(eve.me), { subscription: { endpoint, keys: { p256dh, auth } } });
    await watcher.leave();
    await match.ben.leave();
    await until(() => match.ann.room.state.chairs[1]?.connected === false);
    await match.ann.play({ type: 'add', n: 1 });
    await until(() => pushes.pushed.length > 0);
    expect(pushes.pushed.map(({ path, text }) => [path, text.url])).toEqual([['/eve', `/m/${match.id}`]]);
  });
});
