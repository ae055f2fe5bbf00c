/** Time at the table: no clock against computers, what was prepared is played when it runs out, and the player is told. */
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from './browser';
import { newMatch } from './new-match';
import { type Product, startProduct } from './product';
import { until } from './until';

jest.setTimeout(240_000);

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

async function inWindow(size: Size, steps: (who: Person) => Promise<void>): Promise<void> {
  const who = await person(browser, 'time', size, product.url);
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

const clocks = { teamsS: 60, placeS: 60, deployS: 6, turnS: 90, dodgeS: 60 };
const DEPLOYING = {
  ...{ sideAssignment: 'choice', teamMode: 'random', fieldMode: 'quick', shoutMode: 'off', roundLimit: 30 },
  clocks,
};

/** Sits down as the dinosaurs, who deploy first, against a computer with a clock. */
async function deploying({ page }: Person): Promise<void> {
  const terms = { kind: 'standard' };
  const id = await newMatch(product, { game: 'dino-soldiers', options: DEPLOYING, bots: ['soldiers'], terms });
  await page.goto(`/m/${id}`);
  await page.getByTestId('side-dinosaurs').click();
  await page.getByTestId('ds-deploy').waitFor();
}

/** A standard game of cards with these clocks, in seconds. */
const cards = (seconds: number) => ({
  ...jurassicWarsGame.presets['standard-2']?.({ roll: () => 1 }),
  clocks: { play: seconds, commit: seconds, bid: seconds },
});

const toys = ({ page }: Person) => page.locator('[data-testid^=deploy-]');

test('the units that were marked are deployed when the time runs out', () =>
  inWindow(PHONE, async (who) => {
    const { page } = who;
    await deploying(who);
    await page.getByTestId('clock').waitFor();
    expect(await page.getByTestId('clock').isVisible()).toBe(true);
    const wanted = toys(who).last();
    const name = await wanted.getAttribute('aria-label');
    await wanted.click();
    await page.getByTestId('ds-end-turn').waitFor();
    const entry = await page.evaluate(() => document.querySelector('.ds-log')?.textContent ?? '');
    expect(entry).not.toMatch(/ran out/);
    expect(entry).toContain((name ?? '').split(',')[0]);
  }));

test('a player whose time runs out unprepared is told what was done for them', () =>
  inWindow(DESKTOP, async (who) => {
    const { page } = who;
    await deploying(who);
    await page
      .getByTestId('ds-prompt')
      .getByText(/Your time ran out: ./)
      .waitFor();
    await page
      .locator('.ds-log')
      .getByText(/The time of .* ran out: the game decides/)
      .waitFor();
  }));

test('a computer called to a friend’s seat takes the clock away, unless one was chosen', () =>
  inWindow(DESKTOP, async ({ page }) => {
    for (const chosen of [false, true]) {
      await page.goto('/jurassic-wars');
      await page.getByRole('button', { name: 'Play a friend' }).click();
      await page.getByTestId('lobby').waitFor();
      if (chosen) await page.getByTestId('terms').selectOption({ label: '10 minutes each' });
      await page.getByTestId('side-random').click();
      await page
        .getByTestId('chair-1')
        .getByRole('button', { name: /computer/i })
        .click();
      const start = page.getByTestId('start');
      const table = page.getByTestId('jw-table');
      await start.or(table).waitFor();
      if (await start.isVisible()) await start.click();
      await table.waitFor();
      await until('the clock is as wanted', async () => (await page.getByTestId('clock').count()) > 0 === chosen);
    }
  }));

test('"Still there?" lies at the lower edge of a phone, and every tap goes through it', () =>
  inWindow(PHONE, async ({ page }) => {
    const terms = { kind: 'standard' };
    const id = await newMatch(product, { game: 'jurassic-wars', options: cards(100), bots: ['seat-2'], terms });
    await page.goto(`/m/${id}`);
    await page.getByTestId('side-random').click();
    await page.getByTestId('jw-table').waitFor();
    const asks = page.getByTestId('quiet');
    await asks.waitFor({ timeout: 100_000 });
    const box = await asks.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
    expect(box?.height).toBeLessThan(32);
    const hit = (y: number) => document.elementFromPoint(195, y)?.closest('[data-testid=quiet]') ?? null;
    expect(await page.evaluate(hit, (box?.y ?? 0) + 8)).toBeNull();
    await page.touchscreen.tap(195, 300);
    await asks.waitFor({ state: 'detached' });
  }));

test('two players for whom computers played to the end find their own result, and play again in one tap', () =>
  inWindow(DESKTOP, async (ann) => {
    const ben = await person(browser, 'time-too', PHONE, product.url);
    try {
      const terms = { kind: 'standard' };
      const id = await newMatch(product, { game: 'jurassic-wars', options: cards(5), terms });
      for (const { page } of [ann, ben]) {
        await page.goto(`/m/${id}`);
        await page.getByTestId('side-random').click();
      }
      await ann.page.getByTestId('jw-verdict').waitFor({ timeout: 150_000 });
      await ben.page.getByTestId('jw-verdict').waitFor();
      for (const { page } of [ann, ben]) {
        expect(await page.getByTestId('jw-verdict').getByText('You (').count()).toBe(1);
        expect(await page.getByTestId('quiet').count()).toBe(0);
      }
      await ben.page.locator('.jw__ways .btn--red').click();
      await ben.page.getByTestId('lobby').waitFor();
    } finally {
      await ben.close();
    }
  }));
