/** A page that is older than the server's release is recognised, and reloaded once. */
import { isOutdated, isOutdatedAtLast, refreshPage } from './release';

const OWN = '/assets/index-a1.js';
let reloads: number;
let served: () => Promise<Response>;

function page(script: string): Response {
  return new Response(`<html><script type="module" src="${script}"></script></html>`);
}

/** A tab that has loaded the page with this script; its session storage outlives a reload. */
function load(script: string | null, kept: Map<string, string> | null): void {
  const element = script === null ? null : { getAttribute: () => script };
  const sessionStorage = {
    getItem: (key: string) => kept?.get(key) ?? null,
    setItem(key: string, value: string) {
      if (kept === null) throw new Error('forbidden');
      kept.set(key, value);
    },
  };
  const location = { reload: () => void reloads++ };
  Object.assign(globalThis, {
    document: { querySelector: () => element },
    window: { sessionStorage, location },
    fetch: () => served(),
  });
}

const before = { document: globalThis.document, window: globalThis.window, fetch: globalThis.fetch };
beforeEach(() => {
  reloads = 0;
});
afterAll(() => void Object.assign(globalThis, before));

test.each<[string, string | null, () => Promise<Response>, boolean]>([
  ['a page with another script', OWN, async () => page('/assets/index-b2.js'), true],
  ['the same page', OWN, async () => page(OWN), false],
  ['an error', OWN, async () => new Response('<script>', { status: 502 }), false],
  ['something that is no page of ours', OWN, async () => new Response('<h1>Please log in</h1>'), false],
  ['nothing', OWN, () => Promise.reject(new Error('no line')), false],
  ['another page to one that can not tell its own script', null, async () => page('/assets/index-b2.js'), false],
])('when the server gives %s', async (_, own, answer, outdated) => {
  load(own, new Map());
  served = answer;
  expect(await isOutdated()).toBe(outdated);
});

test.each([
  ['with another page', '/assets/index-b2.js', true],
  ['with the same page', OWN, false],
])('a server that answers %s after a while is heard', async (_, script, outdated) => {
  jest.useFakeTimers();
  load(OWN, new Map());
  let asked = 0;
  served = async () => {
    asked++;
    if (asked === 1) throw new Error('no line');
    return asked < 4 ? new Response('starting', { status: 503 }) : page(script);
  };
  const heard = isOutdatedAtLast();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([await heard, asked]).toEqual([outdated, 4]);
  jest.useRealTimers();
});

test('a server that never answers is asked no longer after a minute', async () => {
  jest.useFakeTimers();
  load(OWN, new Map());
  let asked = 0;
  served = async () => {
    asked++;
    throw new Error('no line');
  };
  const heard = isOutdatedAtLast();
  await jest.advanceTimersByTimeAsync(600_000);
  expect([await heard, asked]).toEqual([false, 12]);
  jest.useRealTimers();
});

test('the page is reloaded once, and again only if that brought a newer release', () => {
  const kept = new Map<string, string>();
  load(OWN, kept);
  expect([refreshPage(), reloads]).toEqual([true, 1]);
  load(OWN, kept);
  expect([refreshPage(), reloads]).toEqual([false, 1]);
  load('/assets/index-b2.js', kept);
  expect([refreshPage(), reloads]).toEqual([true, 2]);
});

test('a page that can store nothing is not reloaded: it might reload for ever', () => {
  load(OWN, null);
  expect([refreshPage(), reloads]).toEqual([false, 0]);
});
