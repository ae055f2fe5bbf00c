/** Orders that last, in a browser: one turn of Dino Island with 22 soldiers, by keyboard, and an order given by a finger. */
import type { State } from '@dwo/dino-wars';
import { landed } from '../../packages/dino-wars/client/tools/testing/landed';
import { DESKTOP, type Person, PHONE, type Size, seen } from '../browser';
import { openStage } from '../stage';
import { openBattle } from './battle';
import { phase, stateOf, until } from './board';
import { drag, wholeTable } from './gestures';

/** Six riflemen on one flank, who move together; the last of them has room before him. */
const SCOUTS = ['s21', 's16', 's14', 's12', 's3', 's22'];

const stage = openStage();

jest.setTimeout(400_000);

const onIsland = (name: string, size: Size, begins: State['phase']) =>
  openBattle(stage, { name, size, options: landed(begins) });

/** Presses a key at the table as soon as all that has just appeared has been seen. */
async function press({ page }: Person, key: string): Promise<void> {
  await seen({ page });
  await page.locator('[data-table]').focus();
  await page.keyboard.press(key);
}

const notice = ({ page }: Person, text: RegExp) => page.getByText(text).first().waitFor({ timeout: 180_000 });

stage.scene('a turn of the island takes at most twelve presses', async () => {
  const ann = await onIsland('orders-island', DESKTOP, 'regular-fire');
  const { page } = ann;
  // Given once, for the whole battle.
  await press(ann, 'i');
  await page.locator('[data-order="everybody"]').click();
  await press(ann, 'f');
  await notice(ann, /25 figures have this order now/);
  await press(ann, 'i');
  for (const id of SCOUTS) await page.locator(`[data-figure="${id}"]`).click();
  await page.locator('[data-order="2"]').click();
  await press(ann, 'f');
  await notice(ann, /6 figures have this order now/);
  let presses = 0;
  const counted = async (key: string) => {
    presses += 1;
    await press(ann, key);
  };
  const carryOut = async (from: State['phase']) => {
    await page.getByTestId('carry-out').waitFor();
    await counted('o');
    await page.getByTestId('carrying-card').waitFor();
    await counted('f');
    await until(`the orders of ${from} are carried out`, async () => {
      if ((await stateOf(ann))?.phase !== from) return true;
      return (await page.getByText(/orders carried out/).count()) > 0;
    });
  };
  const end = async (from: State['phase']) => {
    // A phase in which nobody can act any more ends by itself.
    await until('the table is told', async () => {
      return (await stateOf(ann))?.phase !== from || (await page.getByTestId('end-phase').count()) > 0;
    });
    if ((await stateOf(ann))?.phase === from) await counted('e');
  };
  await carryOut('regular-fire');
  await end('regular-fire');
  await phase(ann, 'army-movement');
  const before = (await stateOf(ann)) as State;
  await wholeTable(ann);
  presses += 2;
  await page.locator('[data-figure="s22"]').click();
  await drag(ann, 's22', 's11', -0.12);
  await until('the lead has moved', async () => ((await stateOf(ann))?.soldiers.s22?.spentCi ?? 0) > 0 || null);
  await carryOut('army-movement');
  const after = (await stateOf(ann)) as State;
  const shifts = SCOUTS.flatMap((id) => {
    const [from, to] = [before.soldiers[id], after.soldiers[id]];
    return from === undefined || to === undefined ? [] : [Math.round(Math.hypot(to.x - from.x, to.y - from.y))];
  });
  expect(shifts.filter((shift) => shift > 0)).toHaveLength(SCOUTS.length);
  await end('army-movement');
  await phase(ann, 'secondary-fire');
  await carryOut('secondary-fire');
  await end('secondary-fire');
  await until('the next turn begins', async () => (await stateOf(ann))?.turn === 2 || null);
  expect(presses).toBeLessThanOrEqual(12);
});

stage.scene('a finger gives an order, which outlives the page, and takes it back', async () => {
  const ann = await onIsland('orders-phone', PHONE, 'army-movement');
  const { page } = ann;
  const give = async () => {
    await page.locator('[data-figure="s12"]').click();
    const chip = page.getByTestId('give-orders').locator('visible=true');
    await chip.waitFor();
    await seen(ann);
    await chip.click();
    await page.getByTestId('ordering').waitFor();
    await seen(ann);
  };
  await give();
  await page.getByTestId('act').first().click();
  await notice(ann, /One figure has this order now/);
  await page.reload();
  await phase(ann, 'army-movement');
  const told = () =>
    page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('dwo.orders') ?? '[[0,{}]]')[0][1]));
  expect(await told()).toEqual(['s12']);
  await give();
  await page.locator('[data-order="4"]').click();
  await seen(ann);
  await page.getByTestId('act').first().click();
  await notice(ann, /One order cancelled/);
});

stage.scene('on a phone held sideways all orders stand below the bar', async () => {
  const ann = await onIsland('orders-lying', { width: 844, height: 390 }, 'army-movement');
  const { page } = ann;
  await page.locator('[data-figure="s12"]').click();
  await press(ann, 'i');
  await page.getByTestId('ordering').waitFor();
  const bar = await page.locator('.hud-bar').boundingBox();
  const first = await page.locator('[data-order="1"]').boundingBox();
  expect(first?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.POSITIVE_INFINITY));
});
