/** A hint in Very Simple Miniatures: its card with reasons, and one press that plans what it says without playing it. */
import type { Standing } from '../../packages/simple-minis/rules';
import { at } from '../../packages/simple-minis/testing/table';
import { DESKTOP, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';
import { openMiddle, stateOf } from './player';

jest.setTimeout(240_000);

const stage = openStage();

const FIGURES: readonly Standing[] = [
  at('cowhand', 0, 32, 20),
  at('gunslinger', 0, 29, 17),
  at('tyrannosaurus', 1, 40, 21, { facingX: -1 }),
  at('raptor', 1, 38, 27, { facingX: -1 }),
];

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s a hint says why, and one press plans it', async (name, size) => {
  const ann = await openMiddle(stage, { name: `hint-${name}`, size, step: 'distance', figures: FIGURES });
  const { page } = ann;
  try {
    await page.getByTestId('hint-key').click();
    const card = page.getByTestId('hint-card').first();
    await card.waitFor();
    await card.getByTestId('hint-sentence').waitFor();
    expect(await card.getByTestId('hint-sentence').innerText()).toMatch(/shoots at .*: \d+% to destroy it\.$/);
    expect(await card.getByTestId('hint-worth').innerText()).toMatch(/Risk of an attack: /);
    await seen(ann);
    await photograph([ann]);
    await card.getByTestId('hint-do').click();
    await card.waitFor({ state: 'detached' });
    await seen(ann);
    await photograph([{ ...ann, name: `${name}-planned` }]);
    expect((await stateOf(ann))?.figures.some(({ attacked }) => attacked)).toBe(false);
    await page.getByTestId('act').click();
    await until('the shot', async () => (await stateOf(ann))?.figures.some(({ attacked }) => attacked) === true);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
