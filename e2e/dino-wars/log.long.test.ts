/** The log stays where its reader has scrolled it, however much happens meanwhile. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from './board';

/** The computers are this slow, so that lines come while the reader reads. */
const BOT_DELAY_MS = 300;
const READ_PX = 300;

let product: Product;
let browser: Browser;

jest.setTimeout(240_000);

beforeAll(async () => {
  product = await startProduct(BOT_DELAY_MS);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The number of lines, and how far the log can be scrolled. */
function log({ page }: Person): Promise<{ lines: number; room: number }> {
  return page.locator('.log__list').evaluate((list) => ({
    lines: list.querySelectorAll('.log__entry').length,
    room: list.scrollHeight - list.clientHeight,
  }));
}

test('the log stays where the reader has scrolled it when new lines come', async () => {
  const reader = await person(browser, 'Reader', DESKTOP, product.url);
  await reader.page.goto(`/m/${await newMatch(product, { preset: 'quick', bots: ['army', 'dinosaurs'] })}`);
  await until('there is much to read', async () => (await log(reader)).room > 2 * READ_PX);
  const list = reader.page.locator('.log__list');
  await list.evaluate((element, px) => element.scrollBy(0, -px), READ_PX);
  const { lines } = await log(reader);
  const read = await list.evaluateHandle((element) => {
    const { top, left, width } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + 60)?.closest('.log__entry') ?? element;
  });
  const height = () => read.evaluate((element) => element.getBoundingClientRect().top);
  const before = await height();
  await until('new lines have come', async () => (await log(reader)).lines >= lines + 3);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
  expect(reader.complaints()).toEqual([]);
});
