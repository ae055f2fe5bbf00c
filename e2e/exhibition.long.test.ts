/** Nobody plays: a visitor has the computers of each hosted game play, and watches. */
import { HOSTED } from '@dwo/shelf/server';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, photograph } from './browser';
import { type Product, startProduct } from './product';

jest.setTimeout(300_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await photograph(people);
  await browser?.close();
  await product?.stop();
});

test.each(HOSTED)('the computers play %s for a visitor', async (game) => {
  const ann = await person(browser, `Ann ${game}`, DESKTOP, product.url);
  people.push(ann);
  const { page } = ann;
  await page.goto('/watch');
  await page.getByTestId(`show-${game}`).click();
  await page.waitForURL(/\/m\//);
  const table = page.url();
  const eve = await person(browser, `Eve ${game}`, DESKTOP, product.url);
  people.push(eve);
  await eve.page.goto('/watch');
  // The computers have begun by themselves, and go on.
  const row = eve.page.locator(`a[href="${new URL(table).pathname}"]`);
  await row.waitFor();
  await row.getByText(/turn|moves/).waitFor();
  expect(await row.count()).toBe(1);
  for (const { complaints } of [ann, eve]) expect(complaints()).toEqual([]);
  await eve.page.close();
  await ann.page.close();
});
