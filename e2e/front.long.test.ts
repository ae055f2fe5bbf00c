/** The shelf of games on the title, and the front page of each box: everything that can be done with a game starts there. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from './axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size, seen } from './browser';
import { cutWords } from './cut';
import { type Product, startProduct } from './product';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const LYING: Size = { width: 844, height: 390 };
const SIZES: readonly (readonly [string, Size])[] = [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
  ['on a phone on its side', LYING],
];
const BOXES = [
  ['dino-soldiers', 'Dino Soldiers', '2 players'],
  ['jurassic-wars', 'Jurassic Wars', '2 to 5 players'],
  ['simple-minis', 'Very Simple Miniatures', '2 to 6 players'],
  ['dinosaur-cowboys', 'Dinosaur Cowboys', '2 players'],
] as const;

/** The plate of a game that has a builder. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  'simple-minis': ['Your own toys'],
  'dinosaur-cowboys': ['Your own posse'],
};

/** Runs these steps in a window, which must end without complaints. */
async function inWindow(size: Size, steps: (who: Person) => Promise<void>): Promise<void> {
  const who = await person(browser, 'front', size, product.url);
  try {
    await steps(who);
    expect(who.complaints()).toEqual([]);
  } catch (error) {
    await photograph([who]);
    throw error;
  } finally {
    await who.close();
  }
}

describe.each(SIZES)('%s', (_, size) => {
  test.each(BOXES)('%s stands on the shelf and has a front page', (game, title, players) =>
    inWindow(size, async ({ page }) => {
      await page.goto('/');
      const box = page.getByTestId(`box-${game}`);
      await box.waitFor();
      expect(await box.innerText()).toContain(players);
      await box.locator('svg').first().waitFor();
      expect(await cutWords(page)).toEqual([]);
      await seen({ page });
      await box.press('Enter');
      await page.getByTestId('front').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${game}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
      expect(await cutWords(page)).toEqual([]);
      expect(await seriousFindingsOf(page)).toEqual([]);
      const ways = page.getByRole('navigation', { name: 'Ways to play' }).getByRole('button');
      expect((await ways.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
        'Play now',
        'Play a friend',
        'Play the computer',
        ...(MAKERS[game] ?? []),
        'Learn',
        'Watch',
        'Rules',
      ]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBe(0);
    }),
  );
});

test('each way of a front page leads into its game', () =>
  inWindow(DESKTOP, async ({ page }) => {
    const ways: readonly (readonly [string, string])[] = [
      ['Play the computer', '/dino-soldiers/play'],
      ['Learn', '/dino-soldiers/learn'],
      ['Watch', '/dino-soldiers/watch'],
      ['Rules', '/dino-soldiers/rules'],
    ];
    for (const [way, path] of ways) {
      await page.goto('/dino-soldiers');
      await page.getByRole('button', { name: way }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto('/dino-soldiers');
    await page.getByRole('link', { name: 'My battles' }).click();
    await page.waitForURL('**/mine');
    await page.goto('/dino-soldiers');
    await page.getByRole('button', { name: 'Play a friend' }).click();
    await page.getByTestId('lobby').waitFor();
    await page.getByTestId('way-custom').waitFor({ state: 'attached' });
  }));

test('Play now of a box plays that game, without a clock against the computer', () =>
  inWindow(DESKTOP, async ({ page }) => {
    await page.goto('/dino-soldiers');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByTestId('ds-table').waitFor();
    expect(await page.locator('[role=timer]').count()).toBe(0);
  }));

test.each(['dino-wars', ...BOXES.map(([id]) => id)])(
  'the film of %s is on show without any match, and begins by itself',
  (id) =>
    inWindow(PHONE, async ({ page }) => {
      await page.goto('/watch');
      await page.getByTestId(`film-${id}`).click();
      await page.locator('[data-testid="where"]:not([data-n="0"])').waitFor({ timeout: 60_000 });
      expect(await page.locator('[role="alert"]').count()).toBe(0);
    }),
);

test('the modes of Jurassic Wars are pictures, filtered by the number of players', () =>
  inWindow(PHONE, async ({ page }) => {
    await page.goto('/jurassic-wars/play');
    const modes = page.getByRole('radiogroup').getByRole('radio');
    await modes.first().waitFor({ state: 'attached' });
    const counts: Record<number, number> = {};
    for (const players of [2, 3, 4, 5]) {
      await page.getByTestId(`players-${players}`).click();
      // Those for other numbers of players are dimmed.
      counts[players] = (await modes.count()) - (await page.locator('.modes__mode--other').count());
    }
    expect(counts).toEqual({ 2: 4, 3: 4, 4: 5, 5: 5 });
    await page.getByTestId('way-poker').press(' ');
    expect(await cutWords(page)).toEqual([]);
    await page.getByTestId('play-random').click();
    await page.getByTestId('jw-seat-4').waitFor();
  }));

test('on a phone the notice of an open game covers no way home', () =>
  inWindow(PHONE, async ({ page }) => {
    await page.goto('/dino-soldiers');
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.getByTestId('ds-teams').waitFor();
    for (const [address, home] of [
      ['/dino-soldiers', '.front__home'],
      ['/dino-soldiers/play', '.lobby__home'],
      ['/mine', '.lobby__home'],
    ] as const) {
      await page.goto(address);
      const notice = await page.getByTestId('offer-waits').boundingBox();
      const way = await page.locator(home).boundingBox();
      expect(way?.y).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? Number.POSITIVE_INFINITY));
    }
  }));

test('an address that is no game of this page is told so', () =>
  inWindow(DESKTOP, async (who) => {
    who.excuse(/404/);
    await who.page.goto('/no-such-game');
    await who.page.getByRole('heading', { name: /extinct/i }).waitFor();
  }));

test('the front page of the first game is the title', () =>
  inWindow(DESKTOP, async ({ page }) => {
    await page.goto('/dino-wars');
    await page.getByRole('button', { name: 'Play a friend' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }));
