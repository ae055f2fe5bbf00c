/** A newcomer learns: from the title through the five lessons, by mouse and by thumb. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from '../browser';
import { type Product, startProduct } from '../product';
import { screenOf, stateOf, until } from './board';
import { act, choose, endPhase } from './gestures';

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

const coachAt = ({ page }: Person, step: number) =>
  page.locator(`[data-testid="coach"][data-step="${step}"]`).waitFor();

/** Opens the present lesson's table and waits until the learner has a seat at it. */
async function seated(learner: Person, before: string): Promise<string> {
  return until(`${learner.name} sits at another table`, async () => {
    const { pathname } = new URL(learner.page.url());
    const seat = await learner.page.evaluate(() => window.__dinoWars?.seat() ?? null);
    return pathname !== before && pathname.startsWith('/m/') && seat !== null && (await stateOf(learner))
      ? pathname
      : null;
  });
}

/** Sends a soldier a few paces towards the middle of the board. */
async function walk(learner: Person, figure: string): Promise<void> {
  const { page } = learner;
  await choose(learner, figure);
  const from = await screenOf(learner, figure);
  const board = await page.locator('[data-table] canvas').boundingBox();
  if (board === null) throw new Error('There is no board');
  const [dx, dy] = [board.x + board.width / 2 - from.x, board.y + board.height / 2 - from.y];
  const pace = 60 / Math.hypot(dx, dy);
  await page.mouse.click(from.x + dx * pace, from.y + dy * pace);
  await act(learner);
}

async function fireAt(learner: Person, figure: string): Promise<void> {
  await choose(learner, figure);
  await learner.page.locator('[data-table]').focus();
  await learner.page.keyboard.press('ArrowRight');
  await act(learner);
}

/** Runs into a soldier and over them. */
async function overrun(learner: Person, beast: string, soldier: string): Promise<void> {
  await choose(learner, beast);
  const at = await screenOf(learner, soldier);
  await learner.page.mouse.click(at.x, at.y);
  await act(learner);
  await until('they touch', async () => ((await stateOf(learner))?.dinosaurs[beast]?.spentCi ?? 0) > 0);
  await learner.page.waitForTimeout(1500);
}

async function learns(name: string, size: Size): Promise<void> {
  const learner = await person(browser, name, size, product.url);
  const { page } = learner;
  try {
    await page.goto('/');
    await page.getByRole('link', { name: /Learn in 3 minutes/ }).click();
    await page.getByTestId('lesson-move').click();
    let table = await seated(learner, '');
    await coachAt(learner, 0);
    await photograph([learner]);
    await walk(learner, 's1');
    await coachAt(learner, 1);
    await walk(learner, 's2');
    await coachAt(learner, 2);
    await endPhase(learner, 'army-movement');
    await coachAt(learner, 3);
    await page.getByRole('button', { name: 'Next lesson' }).click();

    table = await seated(learner, table);
    await fireAt(learner, 's1');
    await coachAt(learner, 1);
    await fireAt(learner, 's2');
    await coachAt(learner, 2);
    await endPhase(learner, 'regular-fire');
    await coachAt(learner, 3);
    await page.screenshot({ path: `.cache/e2e/${name}-fire.png` });
    await page.getByRole('button', { name: 'Next lesson' }).click();

    table = await seated(learner, table);
    await coachAt(learner, 1);
    await page.screenshot({ path: `.cache/e2e/${name}-reaction.png` });
    await page.locator('.reaction__fire:not([aria-disabled="true"])').first().click();
    await coachAt(learner, 3);
    await page.getByRole('button', { name: 'Next lesson' }).click();

    table = await seated(learner, table);
    await overrun(learner, 'd1', 's1');
    await coachAt(learner, 1);
    await page.screenshot({ path: `.cache/e2e/${name}-dinosaur.png` });
    await act(learner);
    await coachAt(learner, 3);
    await endPhase(learner, 'dinosaur-movement');
    await coachAt(learner, 4);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('4 of 10 done').waitFor();
    await page.screenshot({ path: `.cache/e2e/${name}-list.png` });
    // Lessons are no battles that wait for anybody.
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
