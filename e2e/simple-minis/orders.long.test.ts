/** Orders that last in Very Simple Miniatures: a formation goes as the one goes that was moved, on a desk and on a phone. */
import { at } from '../../packages/simple-minis/testing/table';
import { DESKTOP, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';
import { openMiddle, stateOf } from './player';

jest.setTimeout(240_000);

const stage = openStage();

/** A row of three cowhands, one who stands apart so that the step goes on, and an enemy far away. */
const FIGURES = [
  ...[18, 20, 22].map((y) => at('cowhand', 0, 20, y)),
  at('cowhand', 0, 12, 30),
  at('raptor', 1, 46, 21),
];

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s a row keeps its formation', async (name, size) => {
  const ann = await openMiddle(stage, { name: `orders-${name}`, size, step: 'move', figures: FIGURES });
  const { page } = ann;
  const visible = (id: string) => page.getByTestId(id).locator('visible=true').first();
  try {
    await page.locator('[data-figure="0"]').first().click();
    await visible('give-orders').waitFor();
    await seen(ann);
    await visible('give-orders').click();
    await visible('ordering').waitFor();
    for (const id of [1, 2]) await page.locator(`[data-figure="${id}"]`).first().click();
    await page.locator('[data-order="2"]').locator('visible=true').first().click();
    await seen(ann);
    await visible('act').click();
    await page
      .getByText(/3 figures have this order now/)
      .first()
      .waitFor();
    await page.locator('[data-figure="0"]').first().click();
    await page.locator('[data-table]').focus();
    await page.keyboard.press('ArrowRight');
    await seen(ann);
    await visible('act').click();
    const xs = async () => (await stateOf(ann))?.figures.slice(0, 3).map(({ x }) => x) ?? [];
    await until('the first has moved', async () => new Set(await xs()).size === 2 || null);
    await page.keyboard.press('Escape');
    await visible('carry-out').waitFor();
    await seen(ann);
    await visible('carry-out').click();
    await visible('carrying-card').waitFor();
    await seen(ann);
    await visible('act').click();
    await until('all have moved', async () => {
      const now = await xs();
      return now.length === 3 && new Set(now).size === 1 ? true : null;
    });
    await page.getByText('2 of 2 orders carried out.').first().waitFor();
    await seen(ann);
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  } finally {
    await ann.close();
  }
});
