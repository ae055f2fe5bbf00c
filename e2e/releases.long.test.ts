/**
 * Releases that follow each other, as a browser sees them whose service worker is in control: three real builds, and a roll-back.
 * And every page under such a worker.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, photograph } from './browser';
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
    // A late request of the page must not meet the next release half way.
    await page.waitForLoadState('networkidle');
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
  await page.evaluate(() => {
    history.pushState(null, '', '/credits');
    dispatchEvent(new PopStateEvent('popstate'));
  });
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

/** The addresses of all pages, those of the games as their clients list them. */
function addresses(): string[] {
  const games = readdirSync(join(root, 'packages')).flatMap((game) => {
    const file = join(root, 'packages', game, 'client', 'index.tsx');
    // A server does not host the toy, whose folder has another name than the game.
    const text = game === 'kits' || game === 'toy' ? '' : readSafely(file);
    return [...text.matchAll(/\bpath: '([\w-]+)'/g)].map(([, path]) => `/${game}/${path}`);
  });
  return ['/', '/find', '/watch', '/mine', '/credits', '/privacy', '/replay', ...games];
}

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

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
