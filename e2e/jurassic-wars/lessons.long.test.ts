/** A newcomer learns Jurassic Wars: five lessons in a row, by mouse and by touch. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from '../browser';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(300_000);

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

const LESSONS = ['fight', 'cards', 'whist', 'poker', 'wild'] as const;
type Lesson = (typeof LESSONS)[number];

/** The buttons that answer what is asked, in order of preference; a lesson about cards needs one played. */
function answers({ page }: Person, lesson: Lesson) {
  const card = page.locator('.jw__commit');
  const none = page.locator('.jw__commit--none');
  const buttons = [/^Fight: /, /^Bid 1$/, /^Bid 0$/, /^Ready$/].map((name) =>
    page.locator('.jw__choices').getByRole('button', { name }),
  );
  const dinosaur = page.locator('.hand').getByRole('button', { name: /^Choose / });
  const play = page.getByTestId('raised-go');
  const slot = page.locator('.jw__pool .jw__slot:enabled');
  return lesson === 'cards' ? [play, card, ...buttons, dinosaur] : [play, none, ...buttons, dinosaur, slot];
}

/** Answers whatever is asked until the lesson is done; luck may take some time. */
async function learn(learner: Person, lesson: Lesson, place: number): Promise<void> {
  const { page } = learner;
  await until(
    `${lesson} is learnt`,
    async () => {
      if ((await page.getByText(`Lesson ${place} done`).count()) > 0) return true;
      for (const answer of answers(learner, lesson)) {
        const first = answer.first();
        if ((await first.count()) === 0 || !(await first.isEnabled())) continue;
        await first.click({ timeout: 1_500 }).catch(() => {});
        break;
      }
      return false;
    },
    120_000,
  );
}

const sizes: [string, Size][] = [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
];

test.each(sizes)('five lessons, %s', async (_, size) => {
  const learner = await person(browser, 'Lea', size, product.url);
  const { page } = learner;
  // The test does not wait for dice to tumble.
  await page.addInitScript(() => localStorage.setItem('dino-wars.settings', JSON.stringify({ speed: 'instant' })));
  try {
    await page.goto('/jurassic-wars/learn');
    expect(await seriousFindingsOf(page)).toEqual([]);
    await page.getByTestId('lesson-fight').click();
    for (const [at, lesson] of LESSONS.entries()) {
      await page.getByText(`Lesson ${at + 1} · step 1 of 3`).waitFor();
      await learn(learner, lesson, at + 1);
      if (at + 1 < LESSONS.length) await page.getByRole('button', { name: 'Next lesson' }).click();
    }
    const before = page.url();
    await page.getByTestId('first-match').click();
    await page.waitForURL((url) => /\/m\//.test(url.pathname) && url.href !== before);
    await page.getByTestId('guide').waitFor();
    expect(await page.getByTestId('clock').count()).toBe(0);
    await page.goto('/jurassic-wars/learn');
    await page.getByText('5 of 5 done').waitFor();
    expect(learner.complaints()).toEqual([]);
  } catch (error) {
    await photograph([learner]);
    throw error;
  } finally {
    await learner.close();
  }
});
