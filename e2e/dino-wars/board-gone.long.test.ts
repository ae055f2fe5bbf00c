/** A graphics card that goes away: the board is built anew, and if none can be drawn, there is another way to go on. */
import { DESKTOP, type Person, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { screenOf, stateOf, until } from './board';
import { sit } from './gestures';

const stage = openStage();

jest.setTimeout(200_000);

/** Takes the picture away for good; true if there was one. */
const lose = ({ page }: Person) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-table] canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null;
    if (canvas == null || context === null) return false;
    canvas.dataset.old = '';
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return true;
  });

test('a board whose picture is gone for good is built anew; where none can be drawn, list and another try are offered', async () => {
  const ann = await person(stage.browser, 'gone-ann', DESKTOP, stage.product.url);
  const { page } = ann;
  // Pixi tells the console that it can't make a context.
  ann.excuse(/WebGL|CONTEXT_LOST|context/i);
  try {
    await sit(ann, `/m/${await newMatch(stage.product, { preset: 'quick', bots: ['dinosaurs'] })}`, 'army');
    const [soldier = ''] = Object.keys(
      (await until('the battle', async () => (await stateOf(ann))?.soldiers ?? null)) ?? {},
    );
    await screenOf(ann, soldier);
    expect(await lose(ann)).toBe(true);
    await page.locator('[data-table] canvas:not([data-old])').waitFor();
    await screenOf(ann, soldier);
    await page.evaluate(() => {
      const own = HTMLCanvasElement.prototype.getContext;
      const refuse = function (this: HTMLCanvasElement, ...[kind, options]: Parameters<typeof own>) {
        return kind.startsWith('webgl') ? null : own.call(this, kind, options);
      };
      Object.assign(HTMLCanvasElement.prototype, { getContext: refuse, kept: own });
    });
    await page.evaluate(() =>
      document.querySelector('[data-table] canvas')?.dispatchEvent(new Event('webglcontextlost')),
    );
    await page.getByTestId('board-gone').waitFor();
    await photograph([ann]);
    await page.getByTestId('board-gone').getByRole('button', { name: 'List of figures' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const { kept } = HTMLCanvasElement.prototype as { kept?: unknown };
      Object.assign(HTMLCanvasElement.prototype, { getContext: kept });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-table] canvas').waitFor();
    await screenOf(ann, soldier);
    expect(await page.getByTestId('board-gone').count()).toBe(0);
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
  await ann.close();
});
