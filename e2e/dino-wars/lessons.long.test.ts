/** A newcomer learns: from the title through the five lessons, by mouse and by touch. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, PHONE, person, photograph, type Size } from '../browser';
import { type Product, startProduct } from '../product';
import { learnFour } from './learner';

let product: Product;
let browser: Browser;

jest.setTimeout(300_000);

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function learns(name: string, size: Size): Promise<void> {
  const learner = await person(browser, name, size, product.url);
  const { page } = learner;
  try {
    await page.goto('/');
    await page.getByRole('link', { name: /Learn in 3 minutes/ }).click();
    await page.getByTestId('lesson-move').click();
    await learnFour(learner);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('4 of 10 done').waitFor();
    await page.screenshot({ path: `.cache/e2e/${name}-list.png` });
    // Lessons are not listed among the matches that wait.
    await page.goto('/mine');
    await page.getByRole('heading', { name: 'Your battles!' }).waitFor();
    expect(await page.locator('a[href^="/m/"]').count()).toBe(0);
    expect(learner.complaints()).toEqual([]);
  } finally {
    await photograph([learner]);
    await learner.close();
  }
}

test('at a desk', () => learns('learn-desk', DESKTOP));
test('on a phone', () => learns('learn-phone', PHONE));
