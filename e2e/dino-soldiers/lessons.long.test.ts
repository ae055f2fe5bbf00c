/** A newcomer learns Dino Soldiers: five lessons in a row, by mouse and by touch. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size, seen } from '../browser';
import { type Product, startProduct } from '../product';

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

/** Takes a unit in hand, and waits for the board, which on a phone makes room for its card. */
async function choose(who: Person, unit: number): Promise<void> {
  await who.page.getByTestId(`unit-${unit}`).click();
  await seen(who);
}
const endTurn = ({ page }: Person) => page.getByTestId('ds-end-turn').click();

/** Sends the selected unit to a tile. */
async function walk(who: Person, tile: string): Promise<void> {
  await seen(who);
  await who.page.locator(`[data-cell="${tile}"]`).press('Enter');
}

/** Aims the selected unit's attack at a tile, or at the only target, and makes it. */
async function attack({ page }: Person, mode: string, tile: string | null): Promise<void> {
  await page.getByTestId(`mode-${mode}`).click();
  if (tile !== null && (await page.getByTestId('ds-aim').count()) === 0) {
    await page.locator(`[data-cell="${tile}"]`).press('Enter');
  }
  await page.getByTestId('ds-attack').click();
}

/** Does what the coach asks, lesson by lesson. */
const LESSONS: readonly ((learner: Person, step: (n: number) => Promise<void>) => Promise<void>)[] = [
  async (learner, step) => {
    await choose(learner, 1);
    await walk(learner, '1,1');
    await step(1);
    await walk(learner, '2,1');
    await step(2);
    await endTurn(learner);
  },
  async (learner, step) => {
    await choose(learner, 2);
    await attack(learner, 'shoot', '3,0');
    await step(1);
    await choose(learner, 3);
    await attack(learner, 'shoot', '3,0');
    await step(2);
    await endTurn(learner);
  },
  async (learner, step) => {
    await choose(learner, 1);
    await walk(learner, '1,1');
    await step(1);
    await endTurn(learner);
  },
  async (learner, step) => {
    await choose(learner, 0);
    await walk(learner, '3,1');
    await step(1);
    await attack(learner, 'trample', null);
    await step(2);
    await endTurn(learner);
  },
  async (learner, step) => {
    await choose(learner, 1);
    await learner.page.getByTestId('ds-enter').click();
    await step(1);
    await attack(learner, 'shoot', '1,1');
    await step(2);
    await endTurn(learner);
  },
];

const sizes: [string, Size][] = [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
];

test.each(sizes)('five lessons, %s', async (_, size) => {
  const learner = await person(browser, 'Lea', size, product.url);
  const { page } = learner;
  try {
    await page.goto('/dino-soldiers/learn');
    expect(await seriousFindingsOf(page)).toEqual([]);
    await page.getByTestId('lesson-explore').click();
    for (const [place, lesson] of LESSONS.entries()) {
      await page.getByText(`Lesson ${place + 1} · step 1`).waitFor();
      await lesson(learner, async (n) => {
        await page.locator(`[data-testid="coach"][data-step="${n}"]`).waitFor();
      });
      await page.getByText(`Lesson ${place + 1} done`).waitFor();
      if (place + 1 < LESSONS.length) await page.getByRole('button', { name: 'Next lesson' }).click();
    }
    const before = page.url();
    await page.getByTestId('first-match').click();
    await page.waitForURL((url) => /\/m\//.test(url.pathname) && url.href !== before);
    await page.getByTestId('guide').waitFor();
    expect(await page.getByTestId('clock').count()).toBe(0);
    await page.goto('/dino-soldiers/learn');
    await page.getByText('5 of 5 done').waitFor();
    expect(learner.complaints()).toEqual([]);
  } catch (error) {
    await photograph([learner]);
    throw error;
  } finally {
    await learner.close();
  }
});
