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
    },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => void opened.push(url) },
  };
  runInNewContext(SOURCE, { self, URL });
  const send = async (type: string, event: object) => {
    let done: unknown;
    handlers.get(type)?.({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  };
  return { shown, opened, tabs, send };
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
