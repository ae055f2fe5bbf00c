/** Tables of tiles and cards on a desk and on phones held sideways: the board has room, and no panel covers a button. */
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from './browser';
import { coveredButtons, coveredTiles, lostButtons } from './covered';
import { newMatch } from './new-match';
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

/** The share of the window that these elements take together. */
async function shareOf({ page }: Person, ...parts: readonly string[]): Promise<number> {
  return page.evaluate((selectors) => {
    const areas = selectors.map((selector) => {
      const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width * height;
    });
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  }, parts);
}

/** The tiles of which a part lies outside the board's window. */
async function cutTiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const window = document.querySelector('.tiles')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<HTMLElement>('.tile')]
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top < window.top - 1 || bottom > window.bottom + 1;
      })
      .map(({ dataset }) => dataset.cell ?? '');
  });
}

/** Runs steps at a table, in a language; `check` is called at every state that is worth a look. */
async function atTable(size: Size, language: string, wish: object, steps: (who: Person) => Promise<void>) {
  const id = await newMatch(product, wish);
  const who = await person(browser, `low ${language} ${size.width}`, size, product.url);
  try {
    await who.page.addInitScript((spoken) => {
      Object.defineProperty(navigator, 'languages', { get: () => [spoken] });
    }, language);
    await who.page.goto(`/m/${id}`);
    await steps(who);
    expect(who.complaints()).toEqual([]);
  } catch (error) {
    await photograph([who]);
    throw error;
  } finally {
    await who.close();
  }
}

const PLACES: readonly (readonly [Size, string])[] = [
  [DESKTOP, 'en'],
  [DESKTOP, 'de'],
  [LYING, 'en'],
  [LYING, 'de'],
];
const NO_CLOCK = { terms: { kind: 'none' }, strength: 'easy' };

test.each(PLACES)('Dino Soldiers at %j in %s', (size, language) =>
  atTable(size, language, { game: 'dino-soldiers', preset: 'sides', bots: ['soldiers'], ...NO_CLOCK }, async (who) => {
    const { page } = who;
    const look = async () => {
      expect(await coveredButtons(page)).toEqual([]);
      expect(await lostButtons(page, '.ds-turn-buttons')).toEqual([]);
      expect(await shareOf(who, '.ds__board')).toBeGreaterThan(0.5);
    };
    await page.getByTestId('side-dinosaurs').click();
    await page.getByTestId('ds-teams').waitFor();
    expect(await coveredButtons(page)).toEqual([]);
    await page.getByTestId('team-whisperingClaws').click();
    await page.locator('[data-testid^=deploy-]').first().click();
    await look();
    await page.getByTestId('ds-deploy-do').click();
    await page.getByTestId('ds-end-turn').waitFor();
    await look();
    await page.locator('.ds-toy--field').first().click();
    await page.locator('.ds-mode').first().waitFor();
    await look();
    expect(await lostButtons(page, '.ds-modes')).toEqual([]);
    expect(await cutTiles(page)).toEqual([]);
    await page.locator('.ds-toy--reserve').first().click();
    await look();
  }),
);

test.each([...PLACES, [PHONE, 'en'], [PHONE, 'de']] as typeof PLACES)(
  'a patrol at %j in %s: no button lies on a tile',
  (size, language) =>
    atTable(
      size,
      language,
      { game: 'dino-soldiers', preset: 'patrol', bots: ['dinosaurs'], ...NO_CLOCK },
      async ({ page }) => {
        await page.getByTestId('side-soldiers').click();
        await page.getByTestId('ds-end-turn').waitFor({ timeout: 60_000 });
        expect(await coveredTiles(page)).toEqual([]);
        await page.locator('.ds-legend__key').click();
        expect(await page.locator('.ds-legend__list').boundingBox()).toMatchObject({ width: expect.any(Number) });
        expect(await lostButtons(page, '.ds-legend')).toEqual([]);
      },
    ),
);

/** Hands of seven cards and of ten. */
const DEALT = PLACES.flatMap((place) => [
  [...place, 'standard-3', ['random', 'random']] as const,
  [...place, 'standard-2', ['random']] as const,
]);

test.each(DEALT)(
  'Jurassic Wars at %j in %s, %s: every card of the hand is whole beside the guide',
  (size, language, preset, bots) =>
    atTable(size, language, { game: 'jurassic-wars', preset, bots, ...NO_CLOCK }, async (who) => {
      const { page } = who;
      await page.getByTestId('side-random').click();
      await page.locator('.jw__prompt--mine').waitFor();
      expect(await coveredButtons(page)).toEqual([]);
      expect(await shareOf(who, '.jw__middle', '.jw__own')).toBeGreaterThan(0.55);
      const cards = page.locator('.jw__own .hand__card');
      await cards.first().waitFor();
      expect(await cards.count()).toBeGreaterThan(preset === 'standard-2' ? 9 : 5);
      for (let at = 0; at < (await cards.count()); at++) {
        const { x = -1, y = -1, width = 0, height = 0 } = (await cards.nth(at).boundingBox()) ?? {};
        expect(x).toBeGreaterThan(-6);
        expect(y).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(size.width + 6);
        expect(y + height).toBeLessThan(size.height + 6);
      }
    }),
);
