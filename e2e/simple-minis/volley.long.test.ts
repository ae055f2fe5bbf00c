/** A volley in Very Simple Miniatures: all who can shoot at a target do so after one confirmation, until it is down. */
import type { Standing } from '../../packages/simple-minis/rules';
import { at } from '../../packages/simple-minis/testing/table';
import { DESKTOP, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';
import { openMiddle, stateOf } from './player';

jest.setTimeout(240_000);

const stage = openStage();

/** Five gunners before a tyrannosaurus and a raptor, in the step of distance attacks. */
const FIGURES: readonly Standing[] = [
  ...[14, 17, 20, 23, 26].map((y) => at('repeater_gunner', 0, 30, y)),
  at('tyrannosaurus', 1, 38, 20, { facingX: -1 }),
  at('raptor', 1, 39, 27, { facingX: -1 }),
];
const TARGET = 5;

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s all gunners shoot at one target after one press', async (name, size) => {
  const ann = await openMiddle(stage, { name: `volley-${name}`, size, step: 'distance', figures: FIGURES });
  const { page } = ann;
  try {
    await page.locator('[data-figure="0"]').first().click();
    await page.locator('[data-table]').focus();
    await page.keyboard.press('ArrowRight');
    await until('a target', async () => (await page.locator('[data-act*="Tyrannosaurus"]').count()) > 0);
    await photograph([{ ...ann, name: `volley-${name}-aim` }]);
    await seen(ann);
    await page.locator('[data-choice="All who can"]').first().click();
    await page.getByTestId('volley-card').first().waitFor();
    await photograph([ann]);
    await seen(ann);
    await page
      .getByRole('button', { name: /^Leave out/ })
      .first()
      .click();
    await page.locator('[data-act^="4 attacks"]').waitFor();
    await seen(ann);
    await page.getByTestId('act').click();
    await until('the volley is over', async () => {
      const state = await stateOf(ann);
      const shots = state?.figures.filter(({ seat, attacked }) => seat === 0 && attacked).length ?? 0;
      return state?.figures[TARGET]?.place === 'destroyed' || shots === 4;
    });
    await page.getByTestId('volley-card').first().waitFor({ state: 'detached' });
    await photograph([{ ...ann, name: `volley-${name}-over` }]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
