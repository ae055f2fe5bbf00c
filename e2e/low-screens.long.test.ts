/** Tables of tiles and cards on a desk and on phones held sideways: the board has room, and no panel covers a button. */

import type { Browser, Locator, Page } from 'playwright-core';
import { GAMES } from './addresses';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size, seen } from './browser';
import { coveredButtons, coveredTiles, lostButtons } from './covered';
import { newMatch } from './new-match';
import { type Product, startProduct } from './product';
import { until } from './until';

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

/** The strip of the camera's buttons, in px. */
const KEYS = 64;
/** The side of a tile in px below which a board that is touched is moved instead of shrunk (`TOUCHED` of the kit). */
const SMALL = 36;

/**
 * The tiles of which a part lies outside the board's window. Chance lays the jungle: one of so many rows that its tiles would be
 * too small for a finger is moved, and none of them count.
 */
async function cutTiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ room, least }) => {
      const window = document.querySelector('.tiles')?.getBoundingClientRect() ?? new DOMRect();
      const rows = new Set(
        [...document.querySelectorAll<HTMLElement>('.tile')].map(({ dataset }) => dataset.cell?.split(',')[1]),
      );
      if (rows.size * least > window.height - room) return [];
      return [...document.querySelectorAll<HTMLElement>('.tile')]
        .filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return top < window.top - 1 || bottom > window.bottom + 1;
        })
        .map(({ dataset }) => dataset.cell ?? '');
    },
    { room: KEYS, least: SMALL },
  );
}

/** The words of elements that are wider than their buttons. */
async function spilled(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((each) => {
    return [...document.querySelectorAll<HTMLElement>(each)].flatMap((words) => {
      const [inner, outer] = [words, words.closest('button') ?? words].map((box) => box.getBoundingClientRect());
      return inner !== undefined && outer !== undefined && inner.left >= outer.left && inner.right <= outer.right
        ? []
        : [words.textContent ?? ''];
    });
  }, selector);
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

/**
 * Presses until it counts, which shows by something that appears: a busy page finds a control late, and nobody can have meant
 * what has only just appeared. Then the page has the time to come to rest.
 */
async function press(button: Locator, appears: Locator): Promise<void> {
  const page = button.page();
  await button.waitFor();
  await until('a press that counts', async () => {
    await seen({ page });
    if ((await appears.count()) > 0) return true;
    // The first press may have counted already, and its answer be on the way.
    await button.click({ timeout: 2_000 }).catch(() => {});
    return false;
  });
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
    const teams = page.getByTestId('ds-teams');
    await press(page.getByTestId('side-dinosaurs'), teams);
    expect(await coveredButtons(page)).toEqual([]);
    const units = page.locator('[data-testid^=deploy-]');
    await press(page.getByTestId('team-whisperingClaws'), units);
    const deploy = page.getByTestId('ds-deploy-do');
    await press(units.first(), deploy.and(page.locator(':enabled:not([aria-disabled="true"])')));
    await look();
    const turn = page.getByTestId('ds-end-turn');
    await press(deploy, turn);
    await look();
    // Units that could still act are named before the turn ends.
    await press(turn, page.getByTestId('sure'));
    expect(await coveredButtons(page)).toEqual([]);
    expect(await lostButtons(page, '.sure')).toEqual([]);
    await press(page.getByTestId('sure-back'), turn);
    await press(page.locator('.ds-toy--field').first(), page.locator('.ds-mode'));
    await look();
    expect(await lostButtons(page, '.ds-modes')).toEqual([]);
    // The board glides to the room that the card leaves.
    await until('every tile is whole', async () => (await cutTiles(page)).length === 0);
    await press(page.locator('.ds-toy--reserve').first(), page.locator('.ds-toy--reserve[aria-pressed="true"]'));
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

test.each([
  [LYING, 'en'],
  [LYING, 'de'],
  [PHONE, 'en'],
  [PHONE, 'de'],
] as const)(
  'the page before a match with the computer at %j in %s: every way to begin is in sight, whole',
  async (size, language) => {
    const who = await person(browser, `ways ${language} ${size.width}`, size, product.url);
    try {
      const { page } = who;
      await page.addInitScript((spoken) => {
        Object.defineProperty(navigator, 'languages', { get: () => [spoken] });
      }, language);
      for (const game of GAMES) {
        await page.goto(`/${game}/play`);
        await page.locator('.solo__sides button').first().waitFor();
        expect([game, await lostButtons(page, '.solo__sides')]).toEqual([game, []]);
        expect([game, await spilled(page, '.solo__sides .plate__word')]).toEqual([game, []]);
      }
      expect(who.complaints()).toEqual([]);
    } finally {
      await who.close();
    }
  },
);

/** Hands of seven cards and of ten, also while bids are made on them. */
const DEALT = PLACES.flatMap((place) => [
  [...place, 'whist-3', ['random', 'random']] as const,
  [...place, 'whist-2', ['random']] as const,
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
      expect(await cards.count()).toBeGreaterThan(preset.endsWith('-2') ? 9 : 5);
      for (let at = 0; at < (await cards.count()); at++) {
        const { x = -1, y = -1, width = 0, height = 0 } = (await cards.nth(at).boundingBox()) ?? {};
        expect(x).toBeGreaterThan(-6);
        expect(y).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(size.width + 6);
        expect(y + height).toBeLessThan(size.height + 6);
      }
    }),
);

test.each(PLACES)('Dinosaurs Wild at %j in %s: the cards of the pool leave the combat its height', (size, language) =>
  atTable(size, language, { game: 'jurassic-wars', preset: 'wild-2', bots: ['random'], ...NO_CLOCK }, async (who) => {
    const { page } = who;
    await page.getByTestId('side-random').click();
    await page.locator('.jw__pool button:enabled').first().waitFor({ timeout: 60_000 });
    expect(await coveredButtons(page)).toEqual([]);
    const { height = 0 } = (await page.locator('.jw__stage').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(200);
    const arena = page.locator('.jw__stage > *');
    const { y = 0, height: drawn = 0 } = (await arena.boundingBox()) ?? {};
    expect(y + drawn).toBeLessThan(size.height + 1);
    expect(await page.locator('.jw__pool button').count()).toBe(20);
    expect(await lostButtons(page, '.jw__pool')).toEqual([]);
  }),
);

test.each([PHONE, LYING])(
  'deployment at %j: the Starting Tile and the button are in sight beside the card of a unit',
  (size) =>
    atTable(size, 'en', { game: 'dino-soldiers', preset: 'sides', bots: ['dinosaurs'], ...NO_CLOCK }, async (who) => {
      const { page } = who;
      await press(page.getByTestId('side-soldiers'), page.getByTestId('ds-teams'));
      const units = page.locator('[data-testid^=deploy-]');
      await press(page.locator('[data-testid^=team-]').first(), units);
      const card = page.locator('.ds__sheet > *');
      await press(units.first(), card);
      const place = async (at: Locator) => (await at.boundingBox()) ?? { x: 0, y: size.height, width: 0, height: 0 };
      const button = await place(page.getByTestId('ds-deploy-do'));
      expect(button.y + button.height).toBeLessThan(size.height + 1);
      const over = await place(card.first());
      await until('the Starting Tile is in sight', async () => {
        const tile = await place(page.locator('.tile[aria-label$="Starting Tile, Open"]'));
        const beside = over.x > tile.x + tile.width;
        return tile.y + tile.height < (beside ? size.height : over.y) + 1;
      });
      expect(await coveredButtons(page)).toEqual([]);
    }),
);
