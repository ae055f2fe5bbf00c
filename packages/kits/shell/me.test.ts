/** This browser's identity: got when it is first needed, stored, and replaced when the server no longer knows it. */
import { deviceLink, findMe, knownMe, listOwnMatches, moveHere, someMe } from './me';

interface Asked {
  readonly path: string;
  readonly as: string | undefined;
  readonly body: unknown;
}

const storage = new Map<string, string>();
let asked: Asked[] = [];
let answers: Record<string, (call: Asked) => readonly [number, object]> = {};

beforeEach(() => {
  storage.clear();
  asked = [];
  answers = {};
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  };
  Object.assign(globalThis, {
    window: { localStorage, location: { origin: 'https://dino.example' } },
    fetch: async (path: string, init: RequestInit = {}) => {
      const as = (init.headers as Record<string, string> | undefined)?.authorization;
      const call = { path, as, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) };
      asked.push(call);
      const answer = answers[path];
      if (answer === undefined) throw new TypeError('no line');
      const [status, body] = answer(call);
      return new Response(JSON.stringify(body), { status });
    },
  });
});

test('the first request gets an identity, and others at the same moment share it', async () => {
  answers['/api/me'] = () => [200, { me: 'a.b.c', known: false }];
  expect(knownMe()).toBeNull();
  expect(await Promise.all([someMe(), someMe()])).toEqual(['a.b.c', 'a.b.c']);
  expect(knownMe()).toBe('a.b.c');
  await someMe();
  expect(asked).toEqual([{ path: '/api/me', as: undefined, body: undefined }]);
});

test('after a day it is shown to the server again, and may be signed anew', async () => {
  storage.set('dino-wars.me', 'old.b.c');
  storage.set('dino-wars.me.greeted', String(Date.now() - 2 * 86_400_000));
  answers['/api/me'] = () => [200, { me: 'new.b.c', known: true }];
  expect(await someMe()).toBe('new.b.c');
  expect(asked[0]?.as).toBe('Bearer old.b.c');
});

test('without a server it stays the same', async () => {
  expect(await someMe()).toBeNull();
  storage.set('dino-wars.me', 'old.b.c');
  expect(await someMe()).toBe('old.b.c');
});

test('a wrong answer is not stored as an identity', () => {
  storage.set('dino-wars.me', '<script>');
  expect(knownMe()).toBeNull();
});

test('one that the server no longer knows is replaced', async () => {
  storage.set('dino-wars.me', 'old.b.c');
  storage.set('dino-wars.me.greeted', String(Date.now()));
  answers['/api/me'] = () => [200, { me: 'new.b.c', known: false }];
  answers['/api/me/matches'] = ({ as }) =>
    as === 'Bearer new.b.c' ? [200, { matches: [] }] : [401, { message: 'who?' }];
  expect(await listOwnMatches()).toEqual({ matches: [] });
  expect(knownMe()).toBe('new.b.c');
});

test('a refusal that stays is reported', async () => {
  storage.set('dino-wars.me', 'old.b.c');
  answers['/api/me'] = () => [200, { me: 'new.b.c', known: false }];
  answers['/api/me/matches'] = () => [401, { message: 'ME_UNKNOWN: Who asks?' }];
  await expect(listOwnMatches()).rejects.toThrow('Who asks?');
});

test('the link to another device has its code where no server sees it', async () => {
  answers['/api/me'] = () => [200, { me: 'a.b.c', known: false }];
  answers['/api/me/device'] = () => [201, { code: 'code', expiresAt: 5, now: 2 }];
  expect(await deviceLink()).toEqual({ link: 'https://dino.example/mine#device=code', ms: 3 });
});

test('a browser that becomes another person says who it was before', async () => {
  storage.set('dino-wars.me', 'old.b.c');
  answers['/api/me/move'] = () => [200, { me: 'desk.b.c', known: true }];
  await moveHere('code');
  expect(asked).toEqual([{ path: '/api/me/move', as: 'Bearer old.b.c', body: { code: 'code' } }]);
  expect(knownMe()).toBe('desk.b.c');
});

test('a browser that has lost its storage gets its identity back once, and a newcomer none', async () => {
  answers['/api/me/back'] = () => [200, { me: null }];
  expect(await Promise.all([findMe(), findMe()])).toEqual([null, null]);
  await findMe();
  expect(asked).toEqual([{ path: '/api/me/back', as: undefined, body: undefined }]);
  await jest.isolateModulesAsync(async () => {
    const later = await import('./me');
    expect(await later.findMe()).toBeNull();
    answers['/api/me/back'] = () => [200, { me: 'old.b.c' }];
  });
  await jest.isolateModulesAsync(async () => {
    const later = await import('./me');
    expect(await later.findMe()).toBe('old.b.c');
    expect(storage.get('dino-wars.me')).toBe('old.b.c');
  });
});

test('a silent server is asked for it again', async () => {
  await jest.isolateModulesAsync(async () => {
    const later = await import('./me');
    expect(await later.findMe()).toBeNull();
    answers['/api/me/back'] = () => [200, { me: 'old.b.c' }];
    expect(await later.findMe()).toBe('old.b.c');
  });
});
