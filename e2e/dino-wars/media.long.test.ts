/** Pages on paper, in colours that people chose, and on screens of another density. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';
import { phase } from './board';
import { sit } from './gestures';

jest.setTimeout(200_000);

/** Few pixels, because the browsers of tests draw without a graphics card. */
const SMALL = { width: 900, height: 620 };

let product: Product;
let browser: Browser;
let ann: Person;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

beforeEach(async () => {
  ann = await person(browser, 'Ann', DESKTOP, product.url);
});

afterEach(async () => {
  await ann.close();
  expect(ann.complaints()).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('a custom battle is printed whole', async () => {
  const { page } = ann;
  await page.goto('/dino-wars/plan');
  await page.getByTestId('plan').waitFor();
  const inside = await page.locator('.workshop__scroll').evaluate((element) => element.scrollHeight);
  expect(inside).toBeGreaterThan(DESKTOP.height);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(inside);
});

test('bars are filled where people choose the colours', async () => {
  const { page } = ann;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dino-wars/plan');
  await page.locator('.totals__bar').waitFor();
  const fills = await page.evaluate(() => {
    const meter = document.createElement('span');
    meter.className = 'meter';
    document.body.append(meter);
    const bar = document.querySelector('.totals__bar');
    return [
      getComputedStyle(meter, '::before').backgroundColor !== getComputedStyle(meter).backgroundColor,
      bar !== null && getComputedStyle(bar).backgroundImage !== 'none',
    ];
  });
  expect(fills).toEqual([true, true]);
});

test('the board is drawn anew for a screen of another density, and survives a press whose end is lost', async () => {
  const { page } = ann;
  await page.setViewportSize(SMALL);
  await sit(ann, `/m/${await newMatch(product, { preset: 'duel', bots: ['dinosaurs'] })}`, 'army');
  await phase(ann, 'army-movement');
  const canvas = page.locator('[data-table] canvas');
  const pixels = () => canvas.evaluate((element) => (element as HTMLCanvasElement).width);
  const before = await pixels();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...SMALL, deviceScaleFactor: 1.25, mobile: false });
  // The browser of these tests tells nobody; the next picture notices it.
  await page.locator('[data-table]').press('+');
  await until('the board is finer', async () => (await pixels()) > before);
  // A program plays fingers whose end is never told, or told only by the loss of the capture.
  await canvas.evaluate((element) => {
    const at = { clientX: 300, clientY: 250, bubbles: true, pointerType: 'touch', isPrimary: true };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerId: 41 }));
    element.dispatchEvent(new PointerEvent('lostpointercapture', { ...at, pointerId: 41 }));
    element.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerId: 42 }));
  });
  const place = () => page.evaluate(() => JSON.stringify(window.__dinoWars?.table()));
  await page.locator('[data-table]').press('+');
  await until(
    'the camera came closer',
    async () => await page.evaluate(() => (window.__dinoWars?.table()?.left ?? 0) < 0),
  );
  const seen = await place();
  await page.mouse.move(400, 250);
  await page.mouse.down();
  await page.mouse.move(460, 290, { steps: 4 });
  await page.mouse.up();
  await until('the board is panned', async () => (await place()) !== seen);
});
