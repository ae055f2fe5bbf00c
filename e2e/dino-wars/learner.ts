/** A newcomer who does what the coach asks, lesson by lesson, by mouse or by touch. */
import { type Person, seen } from '../browser';
import { screenOf, stateOf, until } from './board';
import { act, choose, endPhase } from './gestures';

/** The number of tries at the last lesson, which needs luck. */
const TRIES = 12;
const LUCK_MS = 25_000;

/** Waits for a step, and until its sentence can be read: nothing covers or cuts it. */
async function coachAt(learner: Person, step: number): Promise<void> {
  await learner.page.locator(`[data-testid="coach"][data-step="${step}"]`).waitFor();
  await until(`the sentence of step ${step} can be read`, () => isWhole(learner, '.coach__words'));
}

/** Whether all four corners of an element are in sight. */
function isWhole({ page }: Person, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  }, selector);
}

/** Opens the present lesson's table and waits until the learner has a seat. */
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
  await seen(learner);
  await page.mouse.click(from.x + dx * pace, from.y + dy * pace);
  await act(learner);
}

async function fireAt(learner: Person, figure: string): Promise<void> {
  await choose(learner, figure);
  await learner.page.locator('[data-table]').focus();
  await learner.page.keyboard.press('ArrowRight');
  await until('the chance is in sight before the press', () => isWhole(learner, '[data-testid="odds-headline"]'));
  await act(learner);
}

/** Charges a soldier and overruns them. */
async function overrun(learner: Person, beast: string, soldier: string): Promise<void> {
  await choose(learner, beast);
  const at = await screenOf(learner, soldier);
  await seen(learner);
  await learner.page.mouse.click(at.x, at.y);
  await act(learner);
  await until('they touch', async () => ((await stateOf(learner))?.dinosaurs[beast]?.spentCi ?? 0) > 0);
  await learner.page.waitForTimeout(1500);
}

/** The first four lessons, from the first one's table to the end of the fourth. */
export async function learnFour(learner: Person): Promise<void> {
  const { page } = learner;
  const next = () => page.getByRole('button', { name: 'Next lesson' }).click();
  let table = await seated(learner, '');
  await coachAt(learner, 0);
  await walk(learner, 's1');
  await coachAt(learner, 1);
  await walk(learner, 's2');
  await coachAt(learner, 2);
  await endPhase(learner, 'army-movement');
  await coachAt(learner, 3);
  await next();

  table = await seated(learner, table);
  await fireAt(learner, 's1');
  await coachAt(learner, 1);
  await fireAt(learner, 's2');
  await coachAt(learner, 2);
  await endPhase(learner, 'regular-fire');
  await coachAt(learner, 3);
  await next();

  table = await seated(learner, table);
  await coachAt(learner, 1);
  await page.locator('.reaction__fire:not([aria-disabled="true"])').first().click();
  await coachAt(learner, 3);
  await next();

  await seated(learner, table);
  await overrun(learner, 'd1', 's1');
  await coachAt(learner, 1);
  await act(learner);
  await coachAt(learner, 3);
  await endPhase(learner, 'dinosaur-movement');
  await coachAt(learner, 4);
}

/** The fifth lesson, repeated until a figure has rolled for luck. */
export async function learnLuck(learner: Person): Promise<void> {
  const { page } = learner;
  let table = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Next lesson' }).click();
  for (let n = 0; n < TRIES; n++) {
    table = await seated(learner, table);
    await overrun(learner, 'd1', 's1');
    await act(learner);
    const done = page.locator('[data-testid="coach"][data-step="2"]');
    if (
      await done.waitFor({ timeout: LUCK_MS }).then(
        () => true,
        () => false,
      )
    )
      return;
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  throw new Error('Nobody was lucky');
}

/** The lesson about vehicles, from the list: the soldier in hand gets in by a press on the jeep. */
export async function learnRide(learner: Person): Promise<void> {
  const { page } = learner;
  await page.getByTestId('lesson-vehicles').click();
  await seated(learner, '');
  await coachAt(learner, 0);
  await choose(learner, 's1');
  const { x, y } = await screenOf(learner, 'v1');
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.getByRole('button', { name: /^Get in Pvt/ }).waitFor();
  await act(learner);
  await coachAt(learner, 1);
}
