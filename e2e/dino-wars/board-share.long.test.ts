/**
 * The table fills the screen at the first decision: the cases of scripts/dino-wars/journey/board-share.ts that come closest to
 * the limits.
 */
import type { Browser } from 'playwright-core';
import { boardShares } from '../../scripts/dino-wars/journey/board-share';
import { openBrowser } from '../browser';
import { type Product, startProduct } from '../product';

/** The computer's pause in the product: the camera follows a computer that takes its time, and returns. */
const BOT_DELAY_MS = 900;

let product: Product;
let browser: Browser;

jest.setTimeout(200_000);

beforeAll(async () => {
  product = await startProduct(BOT_DELAY_MS);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Forces that stand far apart are all in sight, which needs a wider view. */
const FAR_APART = 0.53;
const USUAL = 0.6;

test.each([
  ['quick', 'army', [1280, 800], FAR_APART],
  ['gate', 'dinosaurs', [1280, 800], FAR_APART],
  ['full', 'army', [1600, 900], USUAL],
  ['quick', 'army', [844, 390], USUAL],
  ['island', 'army', [390, 844], USUAL],
] as const)('most of the screen is table: %s, %s, %p', async (battle, side, [width, height], least) => {
  const wanted = { battles: [battle], sides: [side], sizes: [{ width, height }] };
  const [row] = await boardShares(product, browser, wanted);
  expect(row?.share).toBeGreaterThanOrEqual(least);
  expect(row?.chrome).toBeLessThanOrEqual(0.35);
  expect(row?.wholeFit).toBeGreaterThanOrEqual(0.95);
});
