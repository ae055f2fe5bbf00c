/** The page in a browser that translates it: each text is replaced, and the page knows nothing of that. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { translate } from '../translator';
import { phase, stateOf, until } from './board';
import { choose, sit } from './gestures';

jest.setTimeout(300_000);

let product: Product;
let browser: Browser;
let ann: Person;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterAll(async () => {
  await ann?.close();
  await browser?.close();
  await product?.stop();
});

test('a match goes on under a translator: no error, and every changing word still changes', async () => {
  ann = await person(browser, 'Ann', DESKTOP, product.url);
  const { page } = ann;
  const id = await newMatch(product, {
    preset: 'duel',
    bots: ['dinosaurs'],
    terms: { kind: 'live', bankSeconds: 900, incrementSeconds: 10 },
  });
  await sit(ann, `/m/${id}`, 'army');
  await phase(ann, 'army-movement');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.evaluate(translate);
  expect(await page.locator('font').count()).toBeGreaterThan(10);
  const soldiers = Object.keys((await stateOf(ann))?.soldiers ?? {});
  const said: string[] = [];
  for (const soldier of soldiers.slice(0, 3)) {
    await choose(ann, soldier);
    await until('the panel names the soldier', async () => {
      const words = (await page.locator('.selection').textContent()) ?? '';
      return said.includes(words) ? null : said.push(words);
    });
  }
  for (const clock of await page.locator('[role="timer"]').all()) {
    const before = await clock.textContent();
    await until('the clock goes on', async () => (await clock.textContent()) !== before);
  }
  await page.getByTestId('end-phase').click();
  await page.waitForTimeout(300);
  const sure = page.locator('[data-testid="end-phase"].command--sure');
  if (await sure.isVisible()) await sure.click();
  await until('the phase is another', async () => (await stateOf(ann))?.phase !== 'army-movement');
  // Nothing that has gone stays behind: each figure is named once in its own place.
  await page.goto('/');
  await page.locator('main').first().waitFor();
  expect(ann.complaints()).toEqual([]);
});
