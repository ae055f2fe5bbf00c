/** The worker that shows notices: the text it shows, and where a press leads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(join(__dirname, '../../public/notices.js'), 'utf8');
const ORIGIN = 'https://dino.example';

interface Tab {
  readonly url: string;
  focused: number;
  focus(): Promise<void>;
}

/** The worker in a browser with these tabs. */
function worker(addresses: readonly string[] = []) {
  const told: object[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const shown: { title: string; options: { data: { url: string }; tag: string; body: string } }[] = [];
  const opened: string[] = [];
  const tabs: Tab[] = addresses.map((path) => ({
    url: ORIGIN + path,
    focused: 0,
    async focus() {
      this.focused++;
    },
  }));
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    registration: {
      showNotification: async (title: string, options: never) => void shown.push({ title, options }),
      pushManager: { subscribe: async (options: { key: string }) => subscription(`new-${options.key}`) },
    },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => void opened.push(url) },
  };
  const fetch = async (path: string, { method, body }: { method: string; body: string }) =>
    void told.push([method, path, JSON.parse(body)]);
  runInNewContext(SOURCE, { self, URL, AbortSignal, fetch });
  const send = async (type: string, event: object) => {
    let done: unknown;
    handlers.get(type)?.({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  };
  return { shown, opened, tabs, send, told };
}

const text = (url: string) => ({ data: { json: () => ({ title: 'Your turn!', body: 'Ben waits.', url, tag: 't' }) } });
const press = (url: string) => ({ notification: { close: () => {}, data: { url } } });

test('a notice is shown with its words, one for each match', async () => {
  const { shown, send } = worker();
  await send('push', text('/m/abcdefgh'));
  expect(shown).toMatchObject([
    { title: 'Your turn!', options: { body: 'Ben waits.', tag: 't', data: { url: `${ORIGIN}/m/abcdefgh` } } },
  ]);
});

test.each(['https://evil.example/m/abcdefgh', '//evil.example', 'javascript:alert(1)'])(
  'a notice that would lead to %s leads to the title',
  async (url) => {
    const { shown, send } = worker();
    await send('push', text(url));
    expect(shown[0]?.options.data.url).toBe(ORIGIN);
  },
);

test('a press goes to the tab that has the match open', async () => {
  const { tabs, opened, send } = worker(['/', '/m/abcdefgh#x', '/m/other']);
  await send('notificationclick', press(`${ORIGIN}/m/abcdefgh`));
  expect(tabs.map(({ focused }) => focused)).toEqual([0, 1, 0]);
  expect(opened).toEqual([]);
});

test('a press opens a new tab if none has the match open', async () => {
  const { tabs, opened, send } = worker(['/', '/m/other']);
  await send('notificationclick', press(`${ORIGIN}/m/abcdefgh`));
  expect(tabs.map(({ focused }) => focused)).toEqual([0, 0]);
  expect(opened).toEqual([`${ORIGIN}/m/abcdefgh`]);
});

const subscription = (endpoint: string) => ({
  endpoint,
  options: { key: 'key' },
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
});

test.each([
  ['that the browser has made', subscription('other'), 'other'],
  ['that it makes itself', null, 'new-key'],
])('a changed subscription is told to the server: one %s', async (_, newSubscription, endpoint) => {
  const { told, send } = worker();
  await send('pushsubscriptionchange', { oldSubscription: subscription('old'), newSubscription });
  const moved = { from: 'old', subscription: { endpoint, keys: { p256dh: 'p', auth: 'a' } } };
  expect(told).toEqual([['POST', '/api/me/push/moved', moved]]);
});

test('a subscription that was unknown is left to the page', async () => {
  const { told, send } = worker();
  await send('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect(told).toEqual([]);
});
