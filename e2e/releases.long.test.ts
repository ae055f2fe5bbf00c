/**
 * Releases that follow each other, as a browser sees them whose service worker is in control: three real builds, and a roll-back.
 * And every page under such a worker.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { addresses } from './addresses';
import { DESKTOP, openBrowser, type Person, person, photograph, seen } from './browser';
import { newMatch } from './new-match';
import { type Product, startProduct } from './product';
import { until } from './until';

jest.setTimeout(300_000);

const root = join(__dirname, '..');
const BUILDS = ['one', 'two', 'three'] as const;
type Build = (typeof BUILDS)[number];

const folder = mkdtempSync(join(tmpdir(), 'dwo-releases-'));
const served = join(folder, 'client');
let product: Product;
let browser: Browser;
let ann: Person | undefined;

/** Puts a build in the place of the one that the server serves, in one step. */
function release(build: Build): void {
  const next = join(folder, 'next');
  symlinkSync(join(root, '.cache', `client-testing-${build}`), next);
  renameSync(next, served);
}

beforeAll(async () => {
  for (const build of BUILDS) {
    execFileSync(process.execPath, ['scripts/build-client.js', `--testing=${build}`], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
  }
  release('one');
  product = await startProduct(20, { CLIENT_DIR: served });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => release('one'));
afterEach(async () => {
  await photograph([ann]);
  await ann?.close();
});

/** Opens the title and waits until the service worker of this release is in control. */
async function arrive(): Promise<Person> {
  ann = await person(browser, 'Ann', { ...DESKTOP, offline: true }, product.url);
  const { page } = ann;
  await page.goto('/');
  await page.getByRole('heading', { name: /Dino Wars/ }).waitFor();
  await until('the worker is in control', () =>
    page.evaluate(async () => {
      const kept = await caches.match('/index.html', { ignoreSearch: true });
      return kept !== undefined && navigator.serviceWorker.controller !== null;
    }),
  );
  return ann;
}

const buildOf = ({ page }: Person) => page.evaluate(() => document.documentElement.dataset.build ?? '');
const notice = ({ page }: Person) => page.getByTestId('release-notice');

/** Has the page look for a release, as it does when its person returns to it. */
const returnTo = ({ page }: Person) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('each release is noticed and loaded at a press, and so is the roll-back', async () => {
  const someone = await arrive();
  const { page } = someone;
  expect(await buildOf(someone)).toBe('one');
  await returnTo(someone);
  expect(await notice(someone).count()).toBe(0);
  for (const build of ['two', 'three', 'two'] as const) {
    release(build);
    await returnTo(someone);
    await notice(someone).getByRole('button').click();
    await until(`build ${build} is here`, async () => (await buildOf(someone).catch(() => '')) === build);
    await page.getByRole('heading', { name: /Dino Wars/ }).waitFor();
    await page.reload();
    expect(await buildOf(someone)).toBe(build);
  }
  expect(someone.complaints()).toEqual([]);
});

test('a server that is slow to answer is awaited when it has a new release', async () => {
  const someone = await arrive();
  release('two');
  await returnTo(someone);
  const press = notice(someone).getByRole('button');
  await press.waitFor();
  await seen(someone);
  product.pause(true);
  const pressed = press.click();
  // Longer than the worker waits for a server of which it knows nothing.
  await setTimeout(7_000);
  product.pause(false);
  await pressed;
  await until('build two is here', async () => (await buildOf(someone).catch(() => '')) === 'two');
});

test('a page from the worker notices the release of a server that was too slow', async () => {
  const someone = await arrive();
  const { page } = someone;
  release('two');
  product.pause(true);
  await page.reload();
  product.pause(false);
  expect(await buildOf(someone)).toBe('one');
  await notice(someone).waitFor();
});

/** Has the page of build two under the worker of build one; the next worker has kept the files of build two. */
async function between(): Promise<Person> {
  const someone = await arrive();
  release('two');
  await returnTo(someone);
  await notice(someone).getByRole('button').click();
  await until('build two is here', async () => (await buildOf(someone).catch(() => '')) === 'two');
  await until('the next worker waits', () =>
    someone.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null),
  );
  return someone;
}

/** Follows a link within the page, to code that it has not fetched yet. */
const goTo = ({ page }: Person, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('the page of a release that was replaced takes its parts from the worker that waits', async () => {
  const someone = await between();
  release('three');
  await goTo(someone, '/credits');
  await someone.page.getByRole('heading', { name: 'Credits' }).waitFor();
  expect(await buildOf(someone)).toBe('two');
  expect(someone.complaints()).toEqual([]);
});

test('a page whose parts nobody has any more notices the release, and no error', async () => {
  const someone = await between();
  const { page } = someone;
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  release('three');
  // A server that goes on would still have the parts, in its memory.
  someone.excuse(/ERR_CONNECTION|Failed to fetch|status of 50/);
  await product.restart('SIGTERM');
  someone.excuse(null);
  await goTo(someone, '/credits');
  await notice(someone).getByRole('button').click();
  await until('build three is here', async () => (await buildOf(someone).catch(() => '')) === 'three');
  await page.getByRole('heading', { name: 'Credits' }).waitFor();
  expect(someone.complaints()).toEqual([]);
});

test('a page whose code nobody has any more says that there is a new version', async () => {
  // A worker would still have it.
  ann = await person(browser, 'Ann', DESKTOP, product.url);
  const { page } = ann;
  await page.goto('/');
  await page.getByRole('heading', { name: /Dino Wars/ }).waitFor();
  release('two');
  ann.excuse(/Failed to (load resource|fetch dynamically imported module)|MIME type/);
  // A server that goes on would still have it too, in its memory.
  await product.restart('SIGTERM');
  await goTo(ann, '/credits');
  await notice(ann).getByRole('button').click();
  const someone = ann;
  await until('build two is here', async () => (await buildOf(someone).catch(() => '')) === 'two');
});

test('a match that loses its server to a new release goes on in that release', async () => {
  const someone = await arrive();
  const { page } = someone;
  const match = await newMatch(product, { game: 'dino-wars', preset: 'duel', bots: ['dinosaurs'] });
  await page.goto(`/m/${match}`);
  await page.getByTestId('match-link').waitFor();
  someone.excuse(/WebSocket|Failed to load resource|ERR_CONNECTION|Failed to fetch|no-response/);
  release('two');
  await product.restart('SIGTERM');
  await until('build two is here', async () => (await buildOf(someone).catch(() => '')) === 'two');
  await page.getByTestId('match-link').waitFor();
});

test('every page is shown under the worker', async () => {
  const someone = await arrive();
  const { page } = someone;
  const all = addresses();
  expect(all.length).toBeGreaterThan(10);
  const match = await newMatch(product, { game: 'dino-wars', preset: 'duel' });
  for (const address of [...all, `/m/${match}`]) {
    await page.goto(address);
    await page.locator('main, .lobby').first().waitFor();
    await page.getByText(/Setting up the table/).waitFor({ state: 'detached' });
    const text = await page.locator('body').innerText();
    expect([address, text.length > 40, /extinct|could not be loaded|went wrong/i.test(text)]).toEqual([
      address,
      true,
      false,
    ]);
  }
  expect(someone.complaints()).toEqual([]);
});
