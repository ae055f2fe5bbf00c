/** A squad in a browser: it is set up in a line on a desk, and one of a crowd is chosen by a finger and by the keyboard. */
import type { Options } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import { DESKTOP, type Person, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { dinosaur, openBattle, openField, rifleman } from './battle';
import { restingAt, stateOf, until } from './board';

const riflemen = (places: readonly (Point | null)[]) => places.map((at, i) => rifleman(`s${i + 1}`, at));

/** Six riflemen, five of them so near to each other that a finger covers them, and a giant that stands before them. */
const CROWD = openField(
  {
    dinosaurs: [dinosaur('d1', 'tyrannosaurus', { x: 2420, y: 1020 })],
    soldiers: riflemen([
      { x: 2300, y: 1300 },
      { x: 2410, y: 1300 },
      { x: 2520, y: 1310 },
      { x: 2350, y: 1400 },
      { x: 2470, y: 1400 },
      { x: 700, y: 600 },
    ]),
  },
  'army-movement',
);

/** The same figures, all of which have yet to be set up. */
const UNPLACED: Options = {
  ...openField(
    { dinosaurs: [dinosaur('d1', 'tyrannosaurus', null)], soldiers: riflemen(Array(6).fill(null)) },
    'dinosaur-movement',
  ),
  placing: 'deliberate',
};

const stage = openStage();

jest.setTimeout(300_000);

const chosen = ({ page }: Person) =>
  page.locator('[data-testid="tray"] [aria-pressed="true"]').getAttribute('data-figure');

stage.scene('a squad is set up in a line by two presses', async () => {
  const ann = await openBattle(stage, { name: 'lining-up', size: DESKTOP, options: UNPLACED });
  const { page } = ann;
  await page.locator('[data-choice="Place the rest"]').waitFor();
  await seen(ann);
  await page.locator('[data-choice="In a line"]').click();
  const act = page.getByTestId('act').and(page.locator('[data-act="Place 6!"]'));
  await act.waitFor();
  await seen(ann);
  await act.click();
  const soldiers = await until('six places', async () => {
    const all = Object.values((await stateOf(ann))?.soldiers ?? {});
    return all.length === 6 && all.every(({ absence }) => absence === null) ? all : null;
  });
  expect(new Set(soldiers.map(({ y }) => y)).size).toBe(1);
  expect(soldiers.every(({ facing }) => facing === 90)).toBe(true);
  await page.getByTestId('set-up-keys').waitFor({ state: 'detached' });
});

stage.scene('on a phone, Next counts the figures that wait for a place before one is chosen', async () => {
  const { page } = await openBattle(stage, { name: 'set-up-phone', size: PHONE, options: UNPLACED });
  await page.locator('[data-choice="Place the rest"]').waitFor();
  expect(await page.locator('.command--next').textContent()).toContain('6 left');
});

/** A finger goes down, stays for so many ms, and is lifted. */
async function touch({ page }: Person, { x, y }: Point, ms: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(ms);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

stage.scene('a finger that rests on a soldier chooses them, though their sheet moves the board meanwhile', async () => {
  const ann = await openBattle(stage, { name: 'resting-finger', size: PHONE, options: CROWD });
  const at = await restingAt(ann, 's6');
  await seen(ann);
  await touch(ann, at, 700);
  await until('the sixth is chosen', async () => (await chosen(ann)) === 's6');
  expect(await ann.page.locator('[data-act^="Move"]:not([aria-disabled="true"])').count()).toBe(0);
  await seen(ann);
  await photograph([ann]);
});

stage.scene('a finger on a crowd is asked whom it means', async () => {
  const ann = await openBattle(stage, { name: 'crowd-phone', size: PHONE, options: CROWD });
  const { page } = ann;
  const at = await restingAt(ann, 's2');
  await seen(ann);
  await touch(ann, at, 700);
  const fan = page.getByTestId('fan');
  await fan.waitFor();
  expect(await fan.locator('[data-fan]').count()).toBeGreaterThanOrEqual(3);
  for (const card of await fan.locator('[data-fan]').all()) {
    const box = await card.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await seen(ann);
  await fan.locator('[data-fan="s4"]').click();
  await fan.waitFor({ state: 'detached' });
  await until('the fourth is chosen', async () => (await chosen(ann)) === 's4');
});

stage.scene('the keyboard opens the fan round the selected figure, goes through it, and closes it', async () => {
  const ann = await openBattle(stage, { name: 'crowd-desk', size: DESKTOP, options: CROWD });
  const { page } = ann;
  await page.locator('[data-figure="s2"]').click();
  await seen(ann);
  await page.locator('[data-table]').focus();
  const fan = page.getByTestId('fan');
  await page.keyboard.press('k');
  await fan.waitFor();
  await page.keyboard.press('Escape');
  await fan.waitFor({ state: 'detached' });
  expect(await chosen(ann)).toBe('s2');
  await page.keyboard.press('k');
  await fan.waitFor();
  await page.keyboard.press('ArrowRight');
  const other = await page.evaluate(() => document.activeElement?.getAttribute('data-fan'));
  expect(other).not.toBe('s2');
  await seen(ann);
  await page.keyboard.press('Enter');
  await until('the other is chosen', async () => (await chosen(ann)) === other);
});
