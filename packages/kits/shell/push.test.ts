/** Notices in a browser that changes its subscription by itself or ends it: the switch says what is true. */
import { say } from '../words';
import { pushState, renewPush, switchPushOff, switchPushOn } from './push';

const KEY = 'BPk_';
const TOLD = 'dino-wars.notices';
const storage = new Map<string, string>();
/** The endpoints that the server has. */
let known: string[];
/** The endpoint of this browser's subscription; null without one. */
let own: string | null;
let permission: string;
/** Whether the browser subscribes without a press. */
let willing: boolean;
let made = 0;

function subscriptionOf(endpoint: string) {
  return {
    endpoint,
    options: { applicationServerKey: Uint8Array.from([4, 249, 63]).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      own = null;
    },
  };
}

const registration = {
  pushManager: {
    getSubscription: async () => (own === null ? null : subscriptionOf(own)),
    subscribe: async () => {
      if (!willing) throw new DOMException('denied', 'NotAllowedError');
      made++;
      own = `https://push.example/${made}`;
      return subscriptionOf(own);
    },
  },
};

function answer(path: string, body: { subscription?: { endpoint: string }; endpoint?: string }): object {
  if (path === '/api/me/push') known = [...new Set([...known, body.subscription?.endpoint ?? ''])];
  if (path === '/api/me/push/off') known = known.filter((each) => each !== body.endpoint);
  return path === '/api/me/notices' ? { pushKey: KEY, browsers: known.length, endpoints: known, mail: null } : {};
}

const before = { window: globalThis.window, fetch: globalThis.fetch, navigator: globalThis.navigator };
const define = (navigator: unknown) =>
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
afterAll(() => {
  Object.assign(globalThis, { window: before.window, fetch: before.fetch });
  define(before.navigator);
});

beforeEach(() => {
  storage.clear();
  storage.set('dino-wars.me', 'a.b.c');
  storage.set('dino-wars.me.greeted', `${Date.now()} en`);
  [known, own, permission, willing, made] = [[], null, 'granted', true, 0];
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  };
  const Notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  define({ serviceWorker });
  Object.assign(globalThis, {
    Notification,
    window: { localStorage, PushManager: {}, Notification },
    fetch: async (path: string, init: RequestInit = {}) =>
      new Response(JSON.stringify(answer(path, JSON.parse(String(init.body ?? '{}'))))),
  });
});

const told = () => ({ pushKey: KEY, endpoints: known });

/** Turns notices on; the endpoint. */
async function on(): Promise<string> {
  expect(await switchPushOn(told())).toBeNull();
  expect(await pushState(told())).toBe('on');
  expect(known).toEqual([own]);
  return own ?? '';
}

test('on and off again', async () => {
  await on();
  await switchPushOff();
  expect([await pushState(told()), known, own]).toEqual(['off', [], null]);
});

test('a subscription that has gone is renewed at the next visit', async () => {
  const first = await on();
  own = null;
  expect(await pushState(told())).toBe('ended');
  await renewPush();
  expect(own).not.toBe(first);
  expect([await pushState(told()), known]).toEqual(['on', [own]]);
});

test.each<[string, () => void]>([
  ['wants a press for a new one', () => (willing = false)],
  ['has forgotten the permission', () => (permission = 'default')],
])('one that has gone is taken from the server if the browser %s, and the switch says so', async (_, happens) => {
  await on();
  own = null;
  happens();
  await renewPush();
  expect([await pushState(told()), known]).toEqual(['ended', []]);
  [willing, permission] = [true, 'granted'];
  await on();
});

test('a changed one takes the place of the old one', async () => {
  await on();
  own = 'https://push.example/other';
  await renewPush();
  expect([await pushState(told()), known, storage.get(TOLD)]).toEqual(['on', [own], own]);
});

test('one that the push service has given up is off, though the browser still has it, and is made anew', async () => {
  const first = await on();
  known = [];
  expect(await pushState(told())).toBe('ended');
  expect(await on()).not.toBe(first);
});

test('off goes to the server too if the subscription has gone', async () => {
  await on();
  own = null;
  await switchPushOff();
  expect([known, await pushState(told())]).toEqual([[], 'off']);
});

test('a refusal is told in a sentence of ours', async () => {
  willing = false;
  expect(await switchPushOn(told())).toBe(say('notices.failed'));
  permission = 'denied';
  expect([await switchPushOn(told()), await pushState(told())]).toEqual([say('notices.denied.short'), 'denied']);
  define({});
  expect(await pushState(told())).toBe('unable');
});
