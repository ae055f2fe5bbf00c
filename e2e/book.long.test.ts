/** The rulebook as a page, and the figures of every game: found, answered, drawn and linked to each other. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from './axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size, seen } from './browser';
import { type Product, startProduct } from './product';

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

/** Runs these steps in a window, which must end without complaints. */
async function inWindow(size: Size, steps: (who: Person) => Promise<void>): Promise<void> {
  const who = await person(browser, 'book', size, product.url);
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

test('a question is answered in one sentence, and its rule opens in its chapter', () =>
  inWindow(DESKTOP, async (who) => {
    const { page } = who;
    await page.goto('/dino-wars/rules');
    const search = page.getByRole('searchbox', { name: 'Search the rules' });
    await search.fill('what does an overrun cost');
    await page.getByTestId('answer').getByText('Each overrun costs 2"').waitFor();
    await seen(who);
    await page.getByTestId('answers').getByRole('button', { name: 'Rule DW-OVER-3' }).click();
    await page.waitForURL('**/dino-wars/rules#DW-OVER-3');
    await page.locator('.rules__rule--chosen').getByText('never given back').waitFor();
    await page.getByTestId('contents').locator('[aria-current="location"]', { hasText: 'Overruns' }).waitFor();
    await search.fill('grenzzzzz');
    await page.getByTestId('answers').getByRole('button', { name: 'grenades' }).waitFor();
    expect(await seriousFindingsOf(page)).toEqual([]);
  }));

test('the contents lead to a chapter, whose picture is drawn by the board', () =>
  inWindow(PHONE, async (who) => {
    const { page } = who;
    await page.goto('/dino-wars/rules');
    await page.getByRole('button', { name: 'Contents' }).click();
    await seen(who);
    await page.getByRole('dialog').getByRole('link', { name: 'Closing fire' }).click();
    await page.waitForURL('**#closing-fire');
    await page.locator('#closing-fire [data-still="taken"]').waitFor({ timeout: 60_000 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
    expect(await seriousFindingsOf(page)).toEqual([]);
  }));

const BESTIARIES = [
  ['dino-wars', 'triceratops', 'Light machine gun'],
  ['simple-minis', 'gunslinger', 'Raptor'],
  ['dinosaur-cowboys', 'keturah', 'The Blade'],
  ['dino-soldiers', 'velociraptor', 'Rifleman'],
  ['jurassic-wars', 'triceratops', 'Tyrannosaurus'],
] as const;

test.each(BESTIARIES)('the figures of %s have cards that link to each other and to the rules', (game, figure, other) =>
  inWindow(DESKTOP, async (who) => {
    const { page } = who;
    await page.goto(`/${game}/figures#${figure}`);
    const sheet = page.getByTestId('beast');
    await seen(who);
    await sheet.getByRole('link', { name: other, exact: true }).first().click();
    await sheet.getByRole('heading', { level: 2, name: other }).waitFor();
    expect(await seriousFindingsOf(page)).toEqual([]);
    await sheet.locator('.beast-table').first().waitFor();
    const rule = sheet.locator('a.rule-tag').first();
    const id = await rule.innerText();
    await rule.click();
    await page.waitForURL(`**/${game}/rules#${id}`);
    await page.locator(`[id="${id}"].rules__rule--chosen`).waitFor();
  }),
);
